public import SegueGeometry

/// A call that UIKit makes on the app's objects, or the app on UIKit's, with its arguments.
///
/// `Controller` is what view controllers are told apart by: the name of a screen, or an object's identity.
/// Fractions are of the duration.
public enum UIKitCall<Controller: Hashable & Sendable>: Hashable, Sendable {
  // The delegates' questions before a transition.
  /// Asks the transitioning delegate for a presentation controller.
  case presentationController(forPresented: Controller, presenting: Controller)
  /// Asks a delegate for an animator; if `isGiven` is false it has none, and UIKit's own runs.
  case animationController(AnimatorQuestion<Controller>, isGiven: Bool)
  /// Asks a delegate for an interaction controller; `isGiven` tells whether a hand drives the transition, or
  /// could.
  case interactionController(TransitionKind, isGiven: Bool)

  // The animator and the transition's context.
  /// `transitionDuration(using:)`.
  case transitionDuration
  /// `startInteractiveTransition(_:)`.
  case startInteractiveTransition
  /// `animateTransition(using:)`.
  case animateTransition
  /// `completeTransition(_:)`; true if the transition was not cancelled.
  case completeTransition(Bool)
  /// `animationEnded(_:)`; true if the transition completed.
  case animationEnded(Bool)

  // The presentation controller.
  /// `presentationTransitionWillBegin()`.
  case presentationTransitionWillBegin
  /// `presentationTransitionDidEnd(_:)`; true if the presentation completed.
  case presentationTransitionDidEnd(Bool)
  /// `dismissalTransitionWillBegin()`.
  case dismissalTransitionWillBegin
  /// `dismissalTransitionDidEnd(_:)`; true if the dismissal completed.
  case dismissalTransitionDidEnd(Bool)
  /// `frameOfPresentedViewInContainerView`.
  case frameOfPresentedViewInContainerView
  /// `containerViewWillLayoutSubviews()`.
  case containerViewWillLayoutSubviews

  /// A call on the delegate of a sheet's presentation controller.
  case sheet(SheetCall)

  // The transition's coordinator.
  /// `animate(alongsideTransition:completion:)`: the animations begin.
  case animateAlongsideTransition
  /// The completion of `animate(alongsideTransition:completion:)`.
  case alongsideCompletion(isCancelled: Bool)
  /// The block given to `notifyWhenInteractionChanges(_:)`.
  case interactionChange(isInteractive: Bool, isCancelled: Bool)

  // The view controllers and their navigation controller's delegate.
  /// An appearance callback of a view controller.
  case appearance(AppearanceCallback, of: Controller)
  /// `viewWillTransition(to:with:)`; the size is in points.
  case viewWillTransition(to: Size, of: Controller)
  /// `navigationController(_:willShow:animated:)`.
  case navigationWillShow(Controller)
  /// `navigationController(_:didShow:animated:)`.
  case navigationDidShow(Controller)

  // The tab bar controller's delegate.
  /// `tabBarController(_:shouldSelect:)`, before a touch chooses a tab.
  case tabBarShouldSelect(Controller)
  /// `tabBarController(_:didSelect:)`, once a touch has chosen one.
  case tabBarDidSelect(Controller)

  // The percent-driven interaction controller.
  /// `update(_:)`; a fraction of the duration.
  case update(Double)
  /// `finish()`.
  case finish
  /// `cancel()`.
  case cancel
  /// `pause()`.
  case pause

  // The view property animator.
  /// `UIViewPropertyAnimator(duration:curve:)`.
  case makePropertyAnimator
  /// `fractionComplete = …`, 0…1.
  case setFractionComplete(Double)
  /// `isReversed = …`.
  case setReversed(Bool)
  /// `startAnimation()`.
  case startAnimation
  /// `pauseAnimation()`.
  case pauseAnimation
  /// `stopAnimation(_:)`.
  case stopAnimation(withoutFinishing: Bool)
  /// `finishAnimation(at:)`.
  case finishAnimation(at: ViewPropertyAnimator.Position)
  /// `continueAnimation(withTimingParameters:durationFactor:)`; nil keeps the animator's own parameters.
  case continueAnimation(TimingParametersKind?, durationFactor: Double)
  /// A completion handler of the animator.
  case animatorCompletion(at: ViewPropertyAnimator.Position)

  // What UIKit logs, or would have reason to log.
  /// A warning about a transition, given by its name.
  case complaint(TransitionComplaint, transition: String)
}
