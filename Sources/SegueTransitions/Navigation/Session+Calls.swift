import SegueModel

/// The calls that UIKit makes around a transition, in its order.
extension Session {
  /// The delegates' questions before a transition.
  mutating func ask(
    _ definition: TransitionDefinition,
    body: TransitionBody,
    from: Controller,
    to: Controller,
    offersController: Bool
  ) {
    traceStarts.append(TraceStart(index: trace.count, transition: definition.name))
    if to.hasPresentationController && definition.kind == .present {
      note(.presentationController(forPresented: to.name, presenting: from.name))
    }
    note(
      .animationController(definition.animatorQuestion(from: from.name, to: to.name), isGiven: body.isCustom)
    )
    guard body.isCustom else { return }
    note(.interactionController(definition.kind, isGiven: offersController))
    note(.transitionDuration)
  }

  /// Notes the calls before the animator runs: to the presentation controller, the screens, the navigation
  /// delegate.
  mutating func noteBeginning(of run: TransitionRun) {
    for _ in run.presentationOwners {
      note(run.isForward ? .presentationTransitionWillBegin : .dismissalTransitionWillBegin)
      if run.isForward { note(.frameOfPresentedViewInContainerView) }
    }
    note(.viewWillDisappear, of: run.from, in: run)
    noteLeaving(.viewWillDisappear, in: run)
    note(.viewWillAppear, of: run.to, in: run)
    if run.isNavigation { note(.navigationWillShow(run.to.name)) }
  }

  /// Notes `animateTransition`, and the calls that follow when the animator puts the incoming view into the
  /// container.
  ///
  /// UIKit's own animator makes no call that an app sees.
  mutating func noteAnimation(of run: TransitionRun) {
    if run.body.isCustom { note(.animateTransition) }
    note(.viewIsAppearing, of: run.to, in: run)
    if run.isForward, !run.presentationOwners.isEmpty { note(.containerViewWillLayoutSubviews) }
    if run.hasAlongside { note(.animateAlongsideTransition) }
  }

  /// Notes `completeTransition` and the calls that follow it.
  mutating func noteCompletion(of run: TransitionRun, didComplete: Bool) {
    note(.completeTransition(didComplete))
    if run.body.isCustom { note(.animationEnded(didComplete)) }
    if didComplete { noteDidAppear(run) } else { noteBack(run) }
    for _ in run.presentationOwners {
      note(
        run.isForward ? .presentationTransitionDidEnd(didComplete) : .dismissalTransitionDidEnd(didComplete)
      )
    }
    if run.hasAlongside { note(.alongsideCompletion(isCancelled: !didComplete)) }
  }

  private mutating func noteDidAppear(_ run: TransitionRun) {
    // A presentation ends with these calls in the opposite order to a navigation.
    let isPresentation = run.definition.kind == .present
    if isPresentation { note(.viewDidAppear, of: run.to, in: run) }
    note(.viewDidDisappear, of: run.from, in: run)
    noteLeaving(.viewDidDisappear, in: run)
    if !isPresentation { note(.viewDidAppear, of: run.to, in: run) }
    if run.isNavigation { note(.navigationDidShow(run.to.name)) }
  }

  private mutating func noteBack(_ run: TransitionRun) {
    for callback: Call.Appearance in [.viewWillDisappear, .viewDidDisappear] {
      note(callback, of: run.to, in: run)
    }
    for callback: Call.Appearance in [.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      noteLeaving(callback, in: run)
      note(callback, of: run.from, in: run)
    }
  }

  /// Notes an appearance callback if the transition makes the controller appear or disappear.
  private mutating func note(_ callback: Call.Appearance, of controller: Controller, in run: TransitionRun) {
    guard run.concerns(controller) else { return }
    note(.appearance(callback, of: controller.name))
  }

  /// Notes an appearance callback of the visible controllers between the two screens.
  private mutating func noteLeaving(_ callback: Call.Appearance, in run: TransitionRun) {
    for controller in run.leaving where controller.isSeen {
      note(.appearance(callback, of: controller.name))
    }
  }

  /// Notes the block given to the coordinator's `notifyWhenInteractionChanges`.
  ///
  /// When a hand lets go to cancel, it runs before the screens' second round of appearance callbacks.
  mutating func noteInteractionChange(isInteractive: Bool, isCancelled: Bool = false) {
    note(.interactionChange(isInteractive: isInteractive, isCancelled: isCancelled))
  }
}

extension TransitionRun {
  /// The presented or pushed controller, which decides whether the lower one disappears.
  var upper: Controller { isForward ? to : from }

  /// The controllers that appear or leave with presentation controllers of their own, topmost first.
  fileprivate var presentationOwners: [Controller] {
    ([upper] + leaving.map(\.controller)).filter(\.hasPresentationController)
  }

  /// Whether the transition coordinator has animations to run alongside the animator's.
  fileprivate var hasAlongside: Bool { !body.alongside.isEmpty || dimming != nil }

  /// Whether this transition makes a controller appear or disappear.
  fileprivate func concerns(_ controller: Controller) -> Bool {
    concernsLower || controller.layer == upper.layer
  }
}

extension TransitionDefinition {
  fileprivate func animatorQuestion(from: String, to: String) -> Call.AnimatorQuestion {
    switch kind {
    case .push, .pop, .rotate: .navigation(kind, from: from, to: to)
    case .present: .presented(to, presenting: from)
    case .dismiss: .dismissed(from)
    }
  }
}
