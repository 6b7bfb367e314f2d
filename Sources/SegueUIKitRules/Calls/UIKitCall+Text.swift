import SegueGeometry

extension UIKitCall where Controller == String {
  /// The call as the trace writes it: its Swift name, its arguments, and `-> nil` if the answer was nil.
  public var text: String {
    switch self {
    case .presentationController, .animationController, .interactionController: question
    case .appearance, .viewWillTransition, .navigationWillShow, .navigationDidShow, .tabBarShouldSelect,
      .tabBarDidSelect:
      controllerCall
    case .makePropertyAnimator, .setFractionComplete, .setReversed, .startAnimation, .pauseAnimation,
      .stopAnimation, .finishAnimation, .continueAnimation, .animatorCompletion:
      propertyAnimatorCall
    case .transitionDuration: "transitionDuration"
    case .startInteractiveTransition: "startInteractiveTransition"
    case .animateTransition: "animateTransition"
    case .completeTransition(let didComplete): "completeTransition(\(didComplete))"
    case .animationEnded(let didComplete): "animationEnded(\(didComplete))"
    case .presentationTransitionWillBegin: "presentationTransitionWillBegin"
    case .presentationTransitionDidEnd(let completed): "presentationTransitionDidEnd(\(completed))"
    case .dismissalTransitionWillBegin: "dismissalTransitionWillBegin"
    case .dismissalTransitionDidEnd(let completed): "dismissalTransitionDidEnd(\(completed))"
    case .frameOfPresentedViewInContainerView: "frameOfPresentedViewInContainerView"
    case .containerViewWillLayoutSubviews: "containerViewWillLayoutSubviews"
    case .sheet(let call): call.text
    case .animateAlongsideTransition: "animate(alongsideTransition:)"
    case .alongsideCompletion(let isCancelled):
      "animate(alongsideTransition:) completion(isCancelled: \(isCancelled))"
    case .interactionChange(let isInteractive, let isCancelled):
      "notifyWhenInteractionChanges(isInteractive: \(isInteractive), isCancelled: \(isCancelled))"
    case .update(let percent): "update(\(percent.formatted(places: 3)))"
    case .finish: "finish"
    case .cancel: "cancel"
    case .pause: "pause"
    case .complaint(let complaint, let transition): "\(transition) \(complaint.text)"
    }
  }

  private var question: String {
    switch self {
    case .presentationController(let presented, let presenting):
      "presentationController(forPresented: \(presented), presenting: \(presenting), source: \(presenting))"
    case .animationController(let question, let isGiven): question.text + (isGiven ? "" : " -> nil")
    case .interactionController(let kind, let isGiven):
      Self.interactionQuestion(kind) + (isGiven ? "" : " -> nil")
    default: ""
    }
  }

  private static func interactionQuestion(_ kind: TransitionKind) -> String {
    switch kind {
    case .push, .pop: "interactionController(for: animator)"
    case .present: "interactionControllerForPresentation(using: animator)"
    case .dismiss: "interactionControllerForDismissal(using: animator)"
    case .tab: "tabBarController(interactionControllerFor: animator)"
    }
  }

  private var controllerCall: String {
    switch self {
    case .appearance(let callback, let controller): "\(controller) \(callback.rawValue)"
    case .viewWillTransition(let size, let controller):
      "\(controller) viewWillTransition(to: \(size.inWholePoints), with: coordinator)"
    case .navigationWillShow(let controller): "navigationController(willShow: \(controller))"
    case .navigationDidShow(let controller): "navigationController(didShow: \(controller))"
    case .tabBarShouldSelect(let controller): "tabBarController(shouldSelect: \(controller))"
    case .tabBarDidSelect(let controller): "tabBarController(didSelect: \(controller))"
    default: ""
    }
  }

  private var propertyAnimatorCall: String {
    switch self {
    case .makePropertyAnimator: "UIViewPropertyAnimator(duration: 0, curve: linear)"
    case .setFractionComplete(let fraction): "fractionComplete = \(fraction.formatted(places: 3))"
    case .setReversed(let isReversed): "isReversed = \(isReversed)"
    case .startAnimation: "startAnimation"
    case .pauseAnimation: "pauseAnimation"
    case .stopAnimation(let withoutFinishing): "stopAnimation(\(withoutFinishing))"
    case .finishAnimation(let position): "finishAnimation(at: \(position.rawValue))"
    case .continueAnimation(let parameters, let factor):
      "continueAnimation(withTimingParameters: \(parameters?.rawValue ?? "nil"), "
        + "durationFactor: \(factor.formatted(places: 3)))"
    case .animatorCompletion(let position): "completion(at: \(position.rawValue))"
    default: ""
    }
  }
}

extension AnimatorQuestion where Controller == String {
  fileprivate var text: String {
    switch self {
    case .navigation(let kind, let from, let to):
      "animationController(for: \(kind.rawValue), from: \(from), to: \(to))"
    case .presented(let presented, let presenting):
      "animationController(forPresented: \(presented), presenting: \(presenting), source: \(presenting))"
    case .dismissed(let dismissed): "animationController(forDismissed: \(dismissed))"
    case .tab(let from, let to):
      "tabBarController(animationControllerForTransitionFrom: \(from), to: \(to))"
    }
  }
}

extension TransitionComplaint {
  fileprivate var text: String {
    switch self {
    case .refused: "refused: a transition is in progress"
    case .covered: "refused: its screen is not on top"
    case .deferred: "deferred: a transition is in progress"
    case .unfinished: "unfinished: completeTransition was not called"
    }
  }
}

extension Size {
  fileprivate var inWholePoints: String {
    "\(Int(clamping: width.rounded()))x\(Int(clamping: height.rounded()))"
  }
}
