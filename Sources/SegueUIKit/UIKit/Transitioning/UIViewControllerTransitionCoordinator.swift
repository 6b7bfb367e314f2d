public import Foundation

/// What is known of a transition that something accompanies.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began in a hand.
  var initiallyInteractive: Bool { get }
  /// Whether a hand drives it now.
  var isInteractive: Bool { get }
  /// Whether a hand may take hold of it.
  var isInterruptible: Bool { get }
  /// Whether it goes back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it is, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on.
  var completionVelocity: CGFloat { get }
  /// The curve along which it goes on.
  var completionCurve: UIView.AnimationCurve { get }
  /// The turn of a rotation; there is none.
  var targetTransform: CGAffineTransform { get }
  /// The view that it happens in.
  var containerView: UIView { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// What lets others accompany a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes along with the transition; false if it runs already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a block when a hand lets go or takes hold.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Calls a block when a hand lets go, as older sources ask.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { context in
      if !context.isInteractive { handler(context) }
    }
  }

  /// Animates changes along with the transition; false if it runs already.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
