public import SegueStage

/// One change in a property animator's block of animations.
public struct LayerChange: Hashable, Sendable {
  /// What changes.
  public enum Kind: Hashable, Sendable {
    /// Animates a property to a new model value.
    case value(LayerProperty, LayerValue)
    /// Runs an animation whose second 0 is the block's start and second 1 its end, as keyframes and windows
    /// need; the model keeps its values until the animator is stopped.
    case course(Animation)

    var isCourse: Bool { if case .course = self { true } else { false } }
  }

  /// The layer that changes.
  public var layer: LayerID
  /// How it changes.
  public var kind: Kind

  /// Creates a change.
  public init(_ layer: LayerID, _ kind: Kind) {
    self.layer = layer
    self.kind = kind
  }

  var properties: [LayerProperty] {
    switch kind {
    case .value(let property, _): [property]
    case .course(let animation): LayerProperty.allCases.filter { animation.changes($0) }
    }
  }

  /// Vertical positions take the second component of an initial velocity.
  var axis: AnimationAxis {
    switch properties.first?.component {
    case .positionY, .translationY, .boundsY: .vertical
    default: .horizontal
    }
  }
}
