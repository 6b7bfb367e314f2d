public import Foundation

/// What an animator knows of its transition, and tells it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether a hand drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of a rotation; there is none.
  var targetTransform: CGAffineTransform { get }
  /// A hand has moved it to a fraction.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// A hand has let it go on.
  func finishInteractiveTransition()
  /// A hand has let it go back.
  func cancelInteractiveTransition()
  /// A hand has taken hold of it.
  func pauseInteractiveTransition()
  /// The animator is done; true if the transition was not cancelled.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for one that is no part of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view has to be at the end; zero if it is gone then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which of a transition's controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is left.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that the transition leads to.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which of a transition's views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is left.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that the transition leads to.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the views in place and animates them; calls `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Asks the table, as a subclass may have it.
  public func animationEnded(_ transitionCompleted: Bool) {
    SegueTable.send("animationEnded:", to: self, [transitionCompleted])
  }
}

/// What drives a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes hold of the transition at its beginning.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it has hold of it from the beginning.
  var wantsInteractiveStart: Bool { get }
  /// How fast it goes on when it is let go.
  var completionSpeed: CGFloat { get }
  /// The curve along which it goes on.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
  /// As fast as the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at the beginning and the end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

/// Who is asked for a presentation's objects.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of a presentation; nil is UIKit's own.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; nil is UIKit's own.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives a presentation; nil if nothing does.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives a dismissal; nil if nothing does.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What manages a custom presentation.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Asks the table, as a subclass may have it.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let name = "animationControllerForPresented:presenting:source:"
    let answer = SegueTable.send(name, to: self, [presented, presenting, source])
    return answer as? any UIViewControllerAnimatedTransitioning
  }

  /// Asks the table, as a subclass may have it.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let answer = SegueTable.send("animationControllerForDismissed:", to: self, [dismissed])
    return answer as? any UIViewControllerAnimatedTransitioning
  }

  /// Asks the table, as a subclass may have it.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let answer = SegueTable.send("interactionControllerForPresentationUsing:", to: self, [animator])
    return answer as? any UIViewControllerInteractiveTransitioning
  }

  /// Asks the table, as a subclass may have it.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let answer = SegueTable.send("interactionControllerForDismissalUsing:", to: self, [animator])
    return answer as? any UIViewControllerInteractiveTransitioning
  }

  /// Asks the table, as a subclass may have it.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let name = "presentationControllerForPresented:presenting:source:"
    return SegueTable.send(name, to: self, [presented, presenting, source]) as? UIPresentationController
  }
}
