/// What a file has of a transition, from which stock screens make the rest.
@preconcurrency @MainActor
public struct SegueStock {
  /// Makes an animator for a step.
  public var animator: (@MainActor (Step) -> any UIViewControllerAnimatedTransitioning)?
  /// Makes what a hand drives a step with.
  public var interactor: (@MainActor () -> UIPercentDrivenInteractiveTransition)?
  /// Makes the delegate that is asked for a presentation's animators.
  public var transitioningDelegate: (@MainActor () -> any UIViewControllerTransitioningDelegate)?
  /// Makes the delegate that is asked for a push's or pop's.
  public var navigationDelegate: (@MainActor () -> any UINavigationControllerDelegate)?
  /// Makes the controller of a presentation.
  public var presentation: (@MainActor (UIViewController, UIViewController?) -> UIPresentationController)?
  /// Makes the app's own controller that stands for the list.
  public var list: (@MainActor () -> UIViewController)?
  /// Makes the app's own controller that stands for the detail.
  public var detail: (@MainActor () -> UIViewController)?
  /// Whether a tap pushes rather than presents.
  public var pushes = false

  /// Creates one of nothing: UIKit's own transitions.
  public init() {}

  /// A step between two stock screens.
  @preconcurrency @MainActor
  public struct Step {
    /// Whether it leads to the detail.
    public let isForward: Bool
    /// What it is to a navigation controller.
    public let operation: UINavigationController.Operation
    /// The card that was tapped, and its frame on the screen.
    public let card: UIView
    /// The card's frame in the window's points.
    public let cardFrame: CGRect
    /// The list and the detail.
    public let list: UIViewController
    /// The screen that the step leads to, or leads back from.
    public let detail: UIViewController
  }
}
