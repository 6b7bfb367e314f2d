import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// What a scene's gestures do when their recognizers change state.
extension Session {
  /// `began`: where `while` holds, an interactive transition starts, or the tracks to scrub are set up.
  mutating func gestureBegan(_ gesture: inout GestureRun) {
    remember(of: &gesture)
    measureNames(of: &gesture)
    if isActive(&gesture) { takeHold(&gesture) }
  }

  /// `changed`: the gesture's numbers move what it drives.
  mutating func gestureChanged(_ gesture: inout GestureRun) {
    let definition = scene.gestures[gesture.index]
    measureNames(of: &gesture)
    guard isActive(&gesture) else { return }
    let takesHold = !gesture.hasTakenHold
    if takesHold { takeHold(&gesture) }
    switch definition.action {
    case .drives:
      measureProgress(of: &gesture)
      drive(&gesture)
    // Taking hold has moved the animator there.
    case .scrubs where takesHold: break
    case .scrubs:
      measureProgress(of: &gesture)
      scrub(to: gesture.values.progress)
    case .sets(let assignments):
      set(assignments, gesture: &gesture)
      if let content = sharedContent(of: gesture), let layer = movedLayer(by: definition) {
        holdContent(content, beside: gesture, moving: layer)
      }
    }
    guard let finish = definition.finish else { return }
    if finish.moment != .end { gesture.test = test(finish, of: gesture) }
    if finish.moment == .once, gesture.test?.held == true {
      hands.pass(handOff(of: gesture))
      callTrace.keep(verdict(on: gesture, .once, finishes: true))
      complete(gesture, definition)
      hands.endRelease()
      dropTouch()
    }
  }

  /// `ended` or `cancelled`: the test decides between finishing and going back.
  ///
  /// A gesture whose `while` never held has moved nothing and decides nothing.
  mutating func gestureEnded(_ gesture: inout GestureRun, isCancelled: Bool) {
    let definition = scene.gestures[gesture.index]
    guard gesture.hasTakenHold else {
      if gesture.caught != nil { resumeRun() }
      return
    }
    // The content's finger is not the sheet's.
    if definition.handsOverTo != nil, !gesture.isMoving { gesture.values.stand() }
    measureNames(of: &gesture)
    gesture.isMoving = gesture.isMoving && holds(gesture) && !gesture.isDiscrete(in: scene)
    hands.pass(handOff(of: gesture))
    defer { hands.endRelease() }
    if isCancelled && definition.systemCancel == .cancel {
      gesture.test = nil
    } else if let finish = definition.finish, finish.moment == .end {
      gesture.test = test(finish, of: gesture)
    }
    var finishes = gesture.test?.held ?? false
    callTrace.keep(verdict(on: gesture, isCancelled ? .cancelled : .ended, finishes: finishes))
    if gesture.caught?.sign == -1 { finishes.toggle() }
    if finishes { complete(gesture, definition) } else { goBack(gesture, definition) }
  }

  /// Lets the gesture take hold of what it moves; from here on it also decides the outcome.
  private mutating func takeHold(_ gesture: inout GestureRun) {
    gesture.hasTakenHold = true
    sizeTransitions.forgetRotation()
    callTrace.forgetVerdict()
    measureProgress(of: &gesture)
    switch scene.gestures[gesture.index].action {
    case .drives(let name):
      if gesture.caught != nil { return takeUp(&gesture) }
      guard let transition = scene.transition(named: name) else { return }
      guard run != nil || isAvailable(transition) else {
        return note(.complaint(.covered, transition: name))
      }
      begin(transition, hit: nil, gesture: gesture.index)
    case .scrubs(let tracks): beginScrubbing(tracks, gesture: gesture)
    case .sets: beginSetting(gesture: gesture)
    }
  }

  /// Makes a caught transition the gesture's own.
  private mutating func takeUp(_ gesture: inout GestureRun) {
    if let percent = pauseInteraction(of: gesture.index) { gesture.caught?.percent = percent }
    gesture.caught?.gestureProgress = gesture.values.progress
    guard let run, !run.clock.isMoving else { return }
    let index = gesture.index
    navigation.changeRun { $0.take(by: index) }
    if run.isCaughtByAnimator { scrubLinearly() }
  }

  private func test(_ finish: GestureDefinition.Finish, of gesture: GestureRun) -> GestureTest {
    GestureTest(finish.condition, in: environment(of: gesture))
  }

  private func verdict(
    on gesture: GestureRun,
    _ occasion: GestureVerdict.Occasion,
    finishes: Bool
  ) -> GestureVerdict {
    let definition = scene.gestures[gesture.index]
    var verdict = GestureVerdict(
      gesture: definition.name,
      time: time,
      occasion: occasion,
      outcome: finishes ? .finished : .cancelled,
      condition: definition.finish?.conditionText,
      // UIKit's own recognizers test nothing that the scene has.
      held: definition.isSystem ? nil : gesture.test?.held,
      readings: gesture.test?.readings ?? []
    )
    if definition.isSystem { verdict.landing = landing(of: gesture, isGone: finishes) }
    return verdict
  }

  private mutating func drive(_ gesture: inout GestureRun) {
    guard let run, run.phase == .interactive else { return }
    var percent = gesture.values.progress
    if let caught = gesture.caught {
      percent = caught.percent + caught.sign * (gesture.values.progress - caught.gestureProgress)
    }
    gesture.leadsBeyond = percent < 0 || percent > run.greatestPercent
    guard let caught = gesture.caught else { return update(percent: percent) }
    if run.isCaughtByAnimator { scrubRun(to: percent) } else { update(percent: percent) }
    let reached = self.run?.percent ?? 0
    gesture.values.progress = caught.sign < 0 ? 1 - reached : reached
  }

  private mutating func complete(_ gesture: GestureRun, _ definition: GestureDefinition) {
    if case .drives = definition.action { return endInteraction(gesture, definition, finishes: true) }
    guard let finish = definition.finish else { return goBack(gesture, definition) }
    if definition.isSystem {
      return dismissal.map { dismissSheet($0) } ?? goBack(gesture, definition)
    }
    guard let name = finish.transition else {
      guard !finish.rest.isEmpty else { return goBack(gesture, definition) }
      return settleValues(finish.rest, finish.ease, duration: finish.duration, gesture: gesture)
    }
    if run == nil, availableTransition(named: name) == nil {
      note(.complaint(.covered, transition: name))
      return goBack(gesture, definition)
    }
    if case .scrubs = definition.action { finishScrubbing() }
    releaseDiscreteValues()
    let delay = max(finish.delay?.number(in: environment(of: gesture)) ?? 0, 0)
    hands.changeDrag { $0.finish() }
    if delay > 0 {
      hands.holdBack()
      timers.set(.start(transition: name), at: time + delay)
    } else if let transition = scene.transition(named: name) {
      begin(transition, hit: nil)
    }
  }

  private mutating func goBack(_ gesture: GestureRun, _ definition: GestureDefinition) {
    switch definition.action {
    case .drives: endInteraction(gesture, definition, finishes: false)
    case .scrubs: reverseScrubbing(definition.cancel, gesture: gesture)
    case .sets where definition.cancel.rest.isEmpty: returnValues(definition.cancel, gesture: gesture)
    case .sets:
      let cancel = definition.cancel
      settleSheet {
        $0.settleValues(cancel.rest, cancel.ease, duration: cancel.duration, gesture: gesture)
      }
    }
  }

  private mutating func endInteraction(
    _ gesture: GestureRun,
    _ definition: GestureDefinition,
    finishes: Bool
  ) {
    guard let run, run.phase == .interactive else { return }
    let ease = finishes ? definition.finish?.ease : definition.cancel.ease
    let timingCurve = ease == nil && run.isInterruptible ? definition.timingCurve : nil
    let timing = completion(
      of: gesture,
      ease: ease ?? timingCurve ?? definition.ease,
      speed: definition.speed,
      finishes: finishes
    )
    if run.isCaughtByAnimator {
      continueRun(timing: timing, finishes: finishes)
    } else {
      endInteraction(finishes: finishes, timing: timing, continues: timingCurve != nil)
    }
  }

  /// Whether the gesture's `while` holds; each time it begins to hold, the gesture starts again where the hand and
  /// what it moves are now.
  private mutating func isActive(_ gesture: inout GestureRun) -> Bool {
    let holds = holds(gesture)
    if holds && !gesture.isMoving {
      takeUpAgain(gesture)
      gesture.values.start = gesture.values.location
      if let content = sharedContent(of: gesture) { gesture.values.start.y -= overpull(of: content) }
      gesture.values.startScale = gesture.values.scale
      remember(of: &gesture)
      measureNames(of: &gesture)
    }
    gesture.isMoving = holds
    return holds
  }

  /// Whether `while` holds for the hand as it is, at the progress that it would have.
  private func holds(_ gesture: GestureRun) -> Bool {
    guard let condition = scene.gestures[gesture.index].condition else { return true }
    var measured = gesture
    measureProgress(of: &measured)
    let holds = condition.boolean(in: environment(of: measured))
    guard let content = sharedContent(of: gesture) else { return holds }
    return hasFinger(beside: content, while: holds)
  }

  /// Evaluates the names that the gesture remembers, in order.
  func remember(of gesture: inout GestureRun) {
    for local in scene.gestures[gesture.index].remembered {
      gesture.values.locals[local.name] = local.value.evaluate(in: environment(of: gesture))
    }
  }

  /// Evaluates the names that the gesture binds, in order and afresh for every event.
  private func measureNames(of gesture: inout GestureRun) {
    if case .drives(let name) = scene.gestures[gesture.index].action,
      let transition = scene.transition(named: name)
    {
      gesture.values.duration = run?.duration ?? duration(of: transition)
    }
    for local in scene.gestures[gesture.index].locals {
      gesture.values.locals[local.name] = local.value.evaluate(in: environment(of: gesture))
    }
  }

  /// Evaluates the names that the gesture binds, in order, and its progress.
  func measure(_ gesture: inout GestureRun) {
    measureNames(of: &gesture)
    measureProgress(of: &gesture)
  }

  /// Evaluates the gesture's progress; what it drives stays where the last change put it.
  private func measureProgress(of gesture: inout GestureRun) {
    guard let progress = progress(of: gesture) else { return }
    gesture.values.progress = progress.number(in: environment(of: gesture))
  }

  /// The gesture's own progress.
  ///
  /// A caught transition is carried on by the difference of two of its values, so there it is without its bounds, in
  /// which the hand could not lead back; the transition's own bounds are those of the sum.
  func progress(of gesture: GestureRun) -> Expression? {
    let progress = scene.gestures[gesture.index].progress
    return gesture.caught == nil ? progress : progress?.withoutBounds
  }

  func environment(of gesture: GestureRun, target: LayerID? = nil) -> LayerEnvironment {
    var environment = LayerEnvironment(stage: stage, time: time, target: target)
    environment.roles.from = stack.top?.layer
    environment.roles.hit = stack.top?.hit
    environment.gesture = gesture.values
    return environment
  }
}

extension Session {
  /// The first layer that a gesture sets.
  func movedLayer(by definition: GestureDefinition) -> LayerID? {
    guard case .sets(let assignments) = definition.action, let path = assignments.first?.path else {
      return nil
    }
    return stage.resolve(path, roles: Roles(from: stack.top?.layer)).first
  }

  /// The layer that a path calls `drag`: the first one moved by the gesture that leads to a transition.
  func draggedLayer(before transition: TransitionDefinition) -> LayerID? {
    let gesture = scene.gestures.first {
      $0.path.components.first == transition.from && $0.finish?.transition == transition.name
    }
    let path: LayerPath? =
      switch gesture?.action {
      case .sets(let assignments): assignments.first?.path
      case .scrubs(let tracks): tracks.first?.targets.first
      case .drives, nil: nil
      }
    return path.flatMap { stage.resolve($0, roles: Roles(from: stack.top?.layer)).first }
  }
}
