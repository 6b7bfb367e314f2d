public import SegueGeometry
public import SegueModel

/// A call of UIKit's on the app's objects, or of the app's on UIKit's, with its arguments.
///
/// Screens, transitions and controllers are named as the scene names them; fractions are of the duration.
public enum Call: Hashable, Sendable {
  // The delegates' questions before a transition.
  case presentationController(forPresented: String, presenting: String)
  /// `isGiven`: whether the delegate has an animator; without one UIKit's own runs.
  case animationController(AnimatorQuestion, isGiven: Bool)
  /// `isGiven`: whether a hand drives the transition, or could.
  case interactionController(TransitionDefinition.Kind, isGiven: Bool)

  // The animator and the transition's context.
  case transitionDuration
  case startInteractiveTransition
  case animateTransition
  case completeTransition(Bool)
  case animationEnded(Bool)

  // The presentation controller.
  case presentationTransitionWillBegin
  case presentationTransitionDidEnd(Bool)
  case dismissalTransitionWillBegin
  case dismissalTransitionDidEnd(Bool)
  case frameOfPresentedViewInContainerView
  case containerViewWillLayoutSubviews

  // The transition's coordinator.
  case animateAlongsideTransition
  case alongsideCompletion(isCancelled: Bool)
  case interactionChange(isInteractive: Bool, isCancelled: Bool)

  // The view controllers and their navigation controller's delegate.
  case appearance(Appearance, of: String)
  case viewWillTransition(to: Size, of: String)
  case navigationWillShow(String)
  case navigationDidShow(String)

  // The percent-driven interaction controller.
  case update(Double)
  case finish
  case cancel
  case pause

  // The view property animator.
  case makePropertyAnimator
  case setFractionComplete(Double)
  case setReversed(Bool)
  case startAnimation
  case pauseAnimation
  case stopAnimation(withoutFinishing: Bool)
  case finishAnimation(at: ViewPropertyAnimator.Position)
  /// `nil` parameters: the animator's own.
  case continueAnimation(TimingParametersKind?, durationFactor: Double)
  case animatorCompletion(at: ViewPropertyAnimator.Position)

  // What UIKit logs, or would have reason to.
  case complaint(Complaint, transition: String)
}

extension Call {
  /// Which delegate is asked for an animator, and of what.
  public enum AnimatorQuestion: Hashable, Sendable {
    case navigation(TransitionDefinition.Kind, from: String, to: String)
    case presented(String, presenting: String)
    case dismissed(String)
  }

  /// A view controller's appearance callback.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case viewWillAppear, viewIsAppearing, viewDidAppear
    case viewWillDisappear, viewDidDisappear
  }

  /// Which of UIKit's timing parameters an animator is continued with.
  public enum TimingParametersKind: String, Hashable, Sendable {
    case cubic, spring
  }

  /// Why nothing came of a transition, or not yet.
  public enum Complaint: Hashable, Sendable {
    /// It was asked for while another runs.
    case refused
    /// A gesture asked for it that belongs to a screen which is not on top any more.
    case covered
    /// A pop that was asked for during the push of its screen, and comes after it.
    case deferred
    /// Its animator has not called `completeTransition`.
    case unfinished
  }
}
