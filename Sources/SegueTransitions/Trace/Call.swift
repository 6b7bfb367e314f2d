public import SegueGeometry
public import SegueModel

/// A call that UIKit makes on the app's objects, or the app on UIKit's, with its arguments.
///
/// Screens, transitions and controllers are named as the scene names them; fractions are of the duration.
public enum Call: Hashable, Sendable {
  // The delegates' questions before a transition.
  /// Asks the transitioning delegate for a presentation controller.
  case presentationController(forPresented: String, presenting: String)
  /// Asks a delegate for an animator; if `isGiven` is false it has none, and UIKit's own runs.
  case animationController(AnimatorQuestion, isGiven: Bool)
  /// Asks a delegate for an interaction controller; `isGiven` tells whether a hand drives the transition, or
  /// could.
  case interactionController(TransitionDefinition.Kind, isGiven: Bool)

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

  // The transition's coordinator.
  /// `animate(alongsideTransition:completion:)`: the animations begin.
  case animateAlongsideTransition
  /// The completion of `animate(alongsideTransition:completion:)`.
  case alongsideCompletion(isCancelled: Bool)
  /// The block given to `notifyWhenInteractionChanges(_:)`.
  case interactionChange(isInteractive: Bool, isCancelled: Bool)

  // The view controllers and their navigation controller's delegate.
  /// An appearance callback of a view controller.
  case appearance(Appearance, of: String)
  /// `viewWillTransition(to:with:)`; the size is in points.
  case viewWillTransition(to: Size, of: String)
  /// `navigationController(_:willShow:animated:)`.
  case navigationWillShow(String)
  /// `navigationController(_:didShow:animated:)`.
  case navigationDidShow(String)

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
  case complaint(Complaint, transition: String)
}

extension Call {
  /// Which delegate is asked for an animator, and about which screens.
  public enum AnimatorQuestion: Hashable, Sendable {
    /// The navigation controller's delegate, about a push or a pop.
    case navigation(TransitionDefinition.Kind, from: String, to: String)
    /// The transitioning delegate, about a presentation.
    case presented(String, presenting: String)
    /// The transitioning delegate, about a dismissal.
    case dismissed(String)
  }

  /// A view controller's appearance callback.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// `viewWillAppear(_:)`.
    case viewWillAppear
    /// `viewIsAppearing(_:)`.
    case viewIsAppearing
    /// `viewDidAppear(_:)`.
    case viewDidAppear
    /// `viewWillDisappear(_:)`.
    case viewWillDisappear
    /// `viewDidDisappear(_:)`.
    case viewDidDisappear
  }

  /// Which of UIKit's timing parameters an animator is continued with.
  public enum TimingParametersKind: String, Hashable, Sendable {
    /// `UICubicTimingParameters`.
    case cubic
    /// `UISpringTimingParameters`.
    case spring
  }

  /// Why a transition did not start or end when it should have.
  public enum Complaint: Hashable, Sendable {
    /// It was requested while another one runs.
    case refused
    /// A gesture asked for it that belongs to a screen which is not on top any more.
    case covered
    /// A pop that was requested during the push or pop to its screen, and starts once that has ended.
    case deferred
    /// Its animator has not called `completeTransition`.
    case unfinished
  }
}
