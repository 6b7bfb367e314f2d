public import SegueGeometry
public import SegueModel
import SegueStage
public import SegueUIKitRules

/// What an animator knows about its transition: UIKit's `UIViewControllerContextTransitioning`.
public struct TransitionContext: Hashable, Sendable {
  /// `UITransitionContextViewControllerKey`.
  public typealias Key = TransitionKey

  /// One of the two controllers.
  struct Party: Hashable, Sendable {
    var screen: String
    var layer: LayerID
    var hasView: Bool
    var initialFrame: Rect
    var finalFrame: Rect
  }

  var from: Party
  var to: Party
  /// The modal style of the presented controller; nil for a push or a pop.
  public let presentationStyle: PresentationDefinition.Style?
  /// Whether it began interactively.
  public let initiallyInteractive: Bool
  /// Whether a hand drives it now.
  public internal(set) var isInteractive: Bool
  /// `transitionWasCancelled`: whether the transition is on its way back.
  public internal(set) var transitionWasCancelled = false
  /// The last fraction that an interaction controller set, 0…1.
  public internal(set) var percentComplete = 0.0

  /// `viewController(forKey:)`, by the name of its screen.
  public func viewController(for key: Key) -> String { self[key].screen }

  /// `view(forKey:)`, by its layer's name; nil if the view stays in place and so has no part in the
  /// transition.
  public func view(for key: Key) -> String? { self[key].hasView ? self[key].screen : nil }

  /// The view's frame in the container before the transition, in points; zero if it is not in the window yet.
  public func initialFrame(for key: Key) -> Rect { self[key].initialFrame }

  /// The view's frame in the container after the transition, in points; zero if it leaves the window.
  public func finalFrame(for key: Key) -> Rect { self[key].finalFrame }

  private subscript(key: Key) -> Party { key == .from ? from : to }

  /// The initial frames by view.
  var initialFrames: [LayerID: Rect] { [from.layer: from.initialFrame, to.layer: to.initialFrame] }
}
