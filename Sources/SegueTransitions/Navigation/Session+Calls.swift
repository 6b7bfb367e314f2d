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

  /// What is told before the animator runs: the presentation controller, the screens, the navigation delegate.
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

  /// `animateTransition`, and what follows from the animator's putting the incoming view into the container.
  ///
  /// UIKit's own animator is nobody's to be told.
  mutating func noteAnimation(of run: TransitionRun) {
    if run.body.isCustom { note(.animateTransition) }
    note(.viewIsAppearing, of: run.to, in: run)
    if run.isForward, !run.presentationOwners.isEmpty { note(.containerViewWillLayoutSubviews) }
    if run.hasAlongside { note(.animateAlongsideTransition) }
  }

  /// `completeTransition` and what follows it.
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
    // A presentation's tail is the other way round than a navigation's.
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

  /// An appearance callback, where this transition concerns the controller.
  private mutating func note(_ callback: Call.Appearance, of controller: Controller, in run: TransitionRun) {
    guard run.concerns(controller) else { return }
    note(.appearance(callback, of: controller.name))
  }

  /// The same of the controllers between the two screens, as far as they are seen.
  private mutating func noteLeaving(_ callback: Call.Appearance, in run: TransitionRun) {
    for controller in run.leaving where controller.isSeen {
      note(.appearance(callback, of: controller.name))
    }
  }

  /// The blocks given to the coordinator's `notifyWhenInteractionChanges`.
  ///
  /// Where a hand lets go to cancel, they run before the screens are told that they will come and go again.
  mutating func noteInteractionChange(isInteractive: Bool, isCancelled: Bool = false) {
    note(.interactionChange(isInteractive: isInteractive, isCancelled: isCancelled))
  }
}

extension TransitionRun {
  /// The presented or pushed controller, which decides how far the lower one is concerned.
  var upper: Controller { isForward ? to : from }

  /// The controllers that come or go with presentation controllers of their own, topmost first.
  fileprivate var presentationOwners: [Controller] {
    ([upper] + leaving.map(\.controller)).filter(\.hasPresentationController)
  }

  /// Whether the transition coordinator has animations to run beside the animator's.
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
