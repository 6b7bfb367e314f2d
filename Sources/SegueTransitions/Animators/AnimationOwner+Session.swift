import SegueStage

/// The parts of a session that attach animations to layers.
extension AnimationOwner {
  /// A transition's view animations, which a property animator would drive; those with the number 0 keep frames where
  /// they are while sizes change.
  static let viewAnimations: AnimationOwner = "transition.view"
  /// A transition's explicit `CAAnimation`s.
  static let layerAnimations: AnimationOwner = "transition.layer"
  /// A change of the canvas's size, numbered.
  static let sizeTransition: AnimationOwner = "size transition"
  /// What brings values to rest that a gesture has set.
  static let release: AnimationOwner = "release"
  /// The highlight of a layer that is touched.
  static let press: AnimationOwner = "press"
  /// The property animator that a gesture scrubs.
  static let scrubber: AnimationOwner = "scrubber"

  /// Whether its animations end with the transition.
  var isTransition: Bool { self == .viewAnimations || self == .layerAnimations }
}
