/// The calls, in UIKit's order.
extension ControllerTransition {
  /// The delegates' questions before it begins.
  ///
  /// Without an animator UIKit asks for no interaction controller and no duration.
  public func questions(hasInteractionController: Bool) -> [Call] {
    var calls: [Call] = []
    if to.hasPresentationController, kind == .present {
      calls.append(.presentationController(forPresented: to.name, presenting: from.name))
    }
    calls.append(.animationController(animatorQuestion, isGiven: hasAnimator))
    guard hasAnimator else { return calls }
    return calls + [.interactionController(kind, isGiven: hasInteractionController), .transitionDuration]
  }

  private var animatorQuestion: AnimatorQuestion<Controller.Name> {
    switch kind {
    case .push, .pop: .navigation(kind, from: from.name, to: to.name)
    case .present: .presented(to.name, presenting: from.name)
    case .dismiss: .dismissed(from.name)
    case .tab: .tab(from: tabs?.from ?? from.name, to: tabs?.to ?? to.name)
    }
  }

  /// The calls before the animator runs: to the presentation controllers, the view controllers, the navigation
  /// controller's delegate.
  public var beginning: [Call] {
    var calls: [Call] = presentationOwners.flatMap { _ -> [Call] in
      kind.isForward
        ? [.presentationTransitionWillBegin, .frameOfPresentedViewInContainerView]
        : [.dismissalTransitionWillBegin]
    }
    let leaves = callback(.viewWillDisappear, of: from) + callbackToLeaving(.viewWillDisappear)
    let comes = callback(.viewWillAppear, of: to)
    // A tab bar controller announces the new controller first.
    calls += kind == .tab ? comes + leaves : leaves + comes
    if kind.isNavigation { calls.append(.navigationWillShow(to.name)) }
    return calls
  }

  /// The calls as the animator runs and puts the incoming view into the container.
  ///
  /// UIKit's own animator makes no call that an app sees.
  public func animation(isInteractive: Bool) -> [Call] {
    var calls: [Call] = isInteractive ? [.startInteractiveTransition] : []
    if hasAnimator { calls.append(.animateTransition) }
    calls += callback(.viewIsAppearing, of: to)
    if kind.isForward, !presentationOwners.isEmpty { calls.append(.containerViewWillLayoutSubviews) }
    if hasAlongside { calls.append(.animateAlongsideTransition) }
    return calls
  }

  /// `completeTransition(_:)` and the calls that follow it.
  public func completion(didComplete: Bool) -> [Call] {
    var calls: [Call] = [.completeTransition(didComplete)]
    if hasAnimator { calls.append(.animationEnded(didComplete)) }
    calls += didComplete ? arrival : wayBack
    calls += presentationOwners.map { _ in
      kind.isForward ? .presentationTransitionDidEnd(didComplete) : .dismissalTransitionDidEnd(didComplete)
    }
    if hasAlongside { calls.append(.alongsideCompletion(isCancelled: !didComplete)) }
    return calls
  }

  private var arrival: [Call] {
    let appeared = callback(.viewDidAppear, of: to)
    let disappeared = callback(.viewDidDisappear, of: from) + callbackToLeaving(.viewDidDisappear)
    // A presentation ends with these calls in the opposite order to a navigation.
    let calls = kind == .present ? appeared + disappeared : disappeared + appeared
    return kind.isNavigation ? calls + [.navigationDidShow(to.name)] : calls
  }

  private var wayBack: [Call] {
    let gone: [AppearanceCallback] = [.viewWillDisappear, .viewDidDisappear]
    let back: [AppearanceCallback] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    return gone.flatMap { callback($0, of: to) }
      + back.flatMap { callbackToLeaving($0) + callback($0, of: from) }
  }

  /// An appearance callback, if the transition makes the controller appear or disappear.
  private func callback(_ callback: AppearanceCallback, of controller: Controller) -> [Call] {
    guard concernsLower || controller.id == upper.id else { return [] }
    return [.appearance(callback, of: controller.name)]
  }

  /// An appearance callback of the visible controllers between the two.
  private func callbackToLeaving(_ callback: AppearanceCallback) -> [Call] {
    leaving.filter { $0.place != nil }.map { .appearance(callback, of: $0.controller.name) }
  }

  /// The controllers that appear or leave with presentation controllers of their own, topmost first.
  private var presentationOwners: [Controller] {
    guard kind != .tab else { return [] }
    return ([upper] + leaving.map { $0.controller }).filter { $0.hasPresentationController }
  }
}
