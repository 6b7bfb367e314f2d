import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

extension Session {
  /// Ends the running transition at the end that its clock has reached: `completeTransition`.
  mutating func endRun() {
    guard let run else { return }
    let didComplete = run.phase != .cancelling
    takeDown(run, didComplete: didComplete)
    navigation.endRun(at: time)
    releaseClock()
    navigate(run, didComplete: didComplete)
    note(run.transition.completion(didComplete: didComplete))
    if run.isByUser, didComplete { note(.sheet(.didDismiss)) }
    layOutVisible()
    bounceBackContents()
    beginDeferred()
    takeAwaitedTurns()
  }

  /// Removes everything that the transition added, so that only its `before` and `after` remain.
  private mutating func takeDown(_ run: TransitionRun, didComplete: Bool) {
    if didComplete { keepAlongside(run) }
    for layer in run.animatedLayers where stage.tree.contains(layer) {
      stage.tree.removeAnimations(from: layer) { $0.owner.isTransition }
    }
    stage.removeAdditions()
    if didComplete { settle(run.body, roles: run.roles) } else { restoreReplaced() }
    releaseHeld()
    stage.resetContainer()
  }

  /// Changes the navigation stack and the view hierarchy, or puts the hierarchy back.
  private mutating func navigate(_ run: TransitionRun, didComplete: Bool) {
    stage.closeNavigationView()
    switch (run.isForward, didComplete) {
    case _ where run.transition.kind == .tab: leaveTab(run, didComplete: didComplete)
    case (true, true):
      navigation.take(run)
      if run.to.coversPresenter { stage.tree.move(run.from.layer, to: stage.offstage) }
    case (true, false):
      if let dimming = run.dimming { stage.removeDecoration(dimming) }
      stage.unload(run.to.layer)
    case (false, true):
      if let dimming = run.dimming { stage.removeDecoration(dimming) }
      navigation.take(run)
      stage.unload(run.from.layer)
      unload(run.transition.leaving)
    case (false, false):
      if run.wasInserted { stage.tree.move(run.to.layer, to: stage.offstage) }
      putBack(run.transition.leaving)
      if let dimming = run.dimming { stage.layOut(dimming, at: time) }
    }
    arrangeNavigationBars()
    clearDirectValues()
    dropTouchOfLeftView()
  }

  /// Takes the view that is not chosen out of the container; its controller stays in its tab.
  private mutating func leaveTab(_ run: TransitionRun, didComplete: Bool) {
    if didComplete { navigation.take(run) }
    if didComplete || run.wasInserted {
      stage.tree.move(didComplete ? run.from.layer : run.to.layer, to: stage.offstage)
    }
    if let chosen = stack.chosenTab { stage.showChosen(tab: chosen.name, time: time) }
  }

  /// Lays out the bars and every view in the container from the scene.
  mutating func layOutVisible() {
    for bar in stage.barsOverContainer { stage.layOut(bar, at: time) }
    // A dimming view follows its sheet, which lies in front of it, or has been taken out by what covers it.
    let views = stage.tree[stage.container].sublayers.filter { stage.records[$0] != nil }
    let sheets = stack.controllers.filter { $0.dimming != nil && !stage.isInContainer($0.layer) }.map {
      $0.layer
    }
    for view in views + sheets + stage.decorationLayers { stage.layOut(view, at: time) }
  }
}
