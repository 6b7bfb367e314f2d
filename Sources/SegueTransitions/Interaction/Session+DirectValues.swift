import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// Gestures that set values themselves, as an action method does.
extension Session {
  /// Begins a drag that sets values, and takes over the layers held from the last one.
  ///
  /// A gesture recognized together with one that already sets values joins it.
  mutating func beginSetting(gesture: GestureRun) {
    if let direct = touches.direct, !direct.isReleased { return }
    let held = touches.direct?.isHeld == true ? touches.direct?.layers ?? [:] : [:]
    touches.direct = DirectDrag(gesture: gesture.index, phase: .interactive, beginTime: time)
    touches.direct?.isFelt = !held.isEmpty
    for layer in held.keys { takeUp(layer) }
  }

  /// Carries out a change: names, progress and layers, each after those that it reads.
  mutating func set(_ assignments: [LayerAssignment], gesture: inout GestureRun) {
    if touches.direct == nil { beginSetting(gesture: gesture) }
    for step in scene.gestures[gesture.index].steps(setting: assignments) {
      switch step {
      case .local(let local):
        gesture.values.locals[local.name] = local.value.evaluate(in: environment(of: gesture))
      case .progress(let progress): gesture.values.progress = progress.number(in: environment(of: gesture))
      case .assignment(let assignment): set(assignment, gesture: gesture)
      }
    }
    stopDisabledScrolling()
    if touches.direct?.gesture == gesture.index { touches.direct?.progress = gesture.values.progress }
    if gesture.values.progress > 0 || scene.gestures[gesture.index].progress == nil {
      touches.direct?.isFelt = true
    }
  }

  private mutating func set(_ assignment: LayerAssignment, gesture: GestureRun) {
    for layer in stage.resolve(assignment.path, roles: Roles(from: stack.top?.layer)) {
      takeUp(layer)
      let scrolls = assignment.values.contains { $0.property.isOffset }
      let readers = scrolls ? stage.noteOffsetReaders(at: time) : nil
      var environment = environment(of: gesture, target: layer)
      for binding in assignment.values {
        prepare(&environment, for: binding.property, of: layer)
        let value = binding.value.evaluate(for: binding.property, in: environment)
        stage.records[layer]?.direct[binding.property] = value
        touches.direct?.layers[layer]?.setters[binding.property] = gesture.index
        stage.tree[layer].model.set(binding.property, to: value)
      }
      guard let readers else { continue }
      touches.decelerations.removeAll { $0.layer == layer }
      holdScrolling(of: layer, assignment.values.map { $0.property })
      stage.layOutAgain(readers, at: time)
    }
  }

  /// Notes how a layer is before its first value is set.
  private mutating func takeUp(_ layer: LayerID) {
    guard touches.direct?.layers[layer] == nil else { return }
    let seen = presentationWithoutTurns(of: layer)
    let origin = DirectDrag.Origin(seen: seen, rest: stage.restingState(of: layer, at: time))
    // What still runs home from an earlier drag, past a transition that was cancelled, stands in the hand.
    if stage.tree[layer].animations.contains(where: { $0.key.owner == .release }) {
      stage.tree.removeAnimations(from: layer) { $0.owner == .release }
      stage.tree[layer].model = seen
    }
    touches.direct?.layers[layer] = origin
  }

  /// Notes how the layers that a gesture has set are now, where its `while` holds again.
  mutating func takeUpAgain(_ gesture: GestureRun) {
    for (layer, origin) in touches.direct?.layers ?? [:] where origin.setters.values.contains(gesture.index) {
      let seen = presentationWithoutTurns(of: layer)
      touches.direct?.layers[layer]?.seen = seen
    }
  }

  /// `here` is what was seen when the gesture took hold of its values, `rest` what the scene lays out.
  func prepare(_ environment: inout LayerEnvironment, for property: PropertyName, of layer: LayerID) {
    environment.property = property
    environment.here = touches.direct?.layers[layer]?.seen.value(of: property) ?? .number(0)
    environment.rest = touches.direct?.layers[layer]?.rest.value(of: property) ?? .number(0)
  }

  /// Resets values that cannot be animated, as every release does regardless of its outcome.
  mutating func releaseDiscreteValues() {
    for layer in (touches.direct?.layers ?? [:]).keys {
      let kept = stage.records[layer]?.direct.filter { $0.key.isAnimatable }
      stage.records[layer]?.direct = kept ?? [:]
    }
  }

  /// Animates the values back to where the scene has them.
  mutating func returnValues(_ cancel: GestureDefinition.Cancel, gesture: GestureRun) {
    // What another gesture of the same hand has finished stays finished.
    if touches.direct?.phase != .finishing { touches.direct?.phase = .cancelling }
    run(cancel.ease ?? .easeInOut, duration: cancel.duration, to: 0, gesture: gesture)
  }

  /// Animates the values to where a `finish` leaves them; from now on they are laid out there.
  mutating func settleValues(_ finish: GestureDefinition.Finish, gesture: GestureRun) {
    for assignment in finish.rest {
      for layer in stage.resolve(assignment.path, roles: Roles(from: stack.top?.layer)) {
        takeUp(layer)
        settle(assignment.values.filter { $0.property.isOffset }, ofContent: layer, gesture: gesture)
        for binding in assignment.values where !isContent(binding.property, of: layer) {
          stage.records[layer]?.settled.removeAll { $0.binding.property == binding.property }
          stage.records[layer]?.settled.append(SettledValue(binding: binding, gesture: gesture.values))
        }
      }
    }
    touches.direct?.phase = .finishing
    run(finish.ease ?? .easeInOut, duration: finish.duration, to: 1, gesture: gesture)
  }

  /// Whether a property is a scroll layer's offset, which belongs to the user, as the layer's own pan moves
  /// it as well.
  private func isContent(_ property: PropertyName, of layer: LayerID) -> Bool {
    property.isOffset && !stage.scrollAxes(of: layer).isEmpty
  }

  /// `setContentOffset`: where a `finish` has a scroll layer's content rest.
  private mutating func settle(_ values: [PropertyBinding], ofContent layer: LayerID, gesture: GestureRun) {
    guard !values.isEmpty, !stage.scrollAxes(of: layer).isEmpty else { return }
    stopScrolling(layer)
    var state = stage.tree[layer].model
    var environment = environment(of: gesture, target: layer)
    for binding in values {
      prepare(&environment, for: binding.property, of: layer)
      state.set(binding.property, to: binding.value.evaluate(for: binding.property, in: environment))
    }
    stage.records[layer]?.scrollOffset = state.bounds.origin
    stage.records[layer]?.keepsOffset = true
  }

  private mutating func run(_ ease: Ease, duration: Expression?, to end: Double, gesture: GestureRun) {
    let environment = environment(of: gesture)
    let seconds = duration?.number(in: environment) ?? Session.standardReturn
    let progress = touches.direct?.progress ?? 0
    let timing = AnimationTiming(
      ease,
      duration: seconds,
      velocity: HandOff.relative(progressRate(of: gesture), from: progress, to: end),
      in: environment
    )
    let way = DirectDrag.WayBack(beginTime: time, timing: timing, ease: ease, seconds: seconds, end: end)
    touches.direct?.ways[gesture.index] = way
    let layers = letGo(by: gesture)
    runHome(layers, in: environment) { _, _ in way }
    keepContentInRange(around: layers, way.ease, way.seconds, in: environment)
  }

  /// Lets go of the values that a gesture has set, and of those of which no other under the same finger will.
  ///
  /// - Returns: The layers whose values they are.
  private mutating func letGo(by gesture: GestureRun) -> [LayerID] {
    guard let direct = touches.direct else { return [] }
    let companions = Set(companions(of: gesture).filter { $0.hasTakenHold }.map { $0.index })
    return direct.layers.compactMap { layer, origin in
      let others = origin.setters.filter { companions.contains($0.value) }
      let isOwn = origin.setters.isEmpty ? direct.ways.count == 1 : others.count < origin.setters.count
      guard isOwn, stage.tree.contains(layer) else { return nil }
      let kept = stage.records[layer]?.direct.filter { others[$0.key] != nil }
      stage.records[layer]?.direct = kept ?? [:]
      return layer
    }
  }

  /// Sends values that gestures have set to their rest, each number on a way and with its own velocity.
  private mutating func runHome(
    _ layers: [LayerID],
    in environment: LayerEnvironment,
    by way: (LayerProperty, LayerID) -> DirectDrag.WayBack?
  ) {
    var end = timers.filter { $0.action == .returned }.map { $0.time }.max() ?? time
    for (layer, state) in stage.restingStates(of: layers, at: time) {
      end = max(end, time + glide(layer, to: state, in: environment) { way($0, layer) })
    }
    // The values are at rest once the last of them is.
    timers.removeAll { $0.action == .returned }
    timers.append(SessionTimer(time: end, action: .returned))
  }

  /// Lets a touch catch moving values where they are presented.
  mutating func holdValues() {
    guard let direct = touches.direct, direct.isReleased, direct.animator == nil else { return }
    touches.direct?.progress = direct.progress(at: time)
    for layer in direct.layers.keys where stage.tree.contains(layer) {
      let seen = presentationWithoutTurns(of: layer)
      // A highlight that is still fading is part of what is presented.
      stage.tree.removeAnimations(from: layer) { $0.owner == .release || $0.owner == .press }
      stage.tree[layer].model = seen
    }
    timers.removeAll { $0.action == .returned }
    touches.direct?.isHeld = true
  }

  /// Lets held values continue, from rest, after a touch that did not move them.
  mutating func resumeValues() {
    guard run == nil, var direct = touches.direct, direct.isHeld else { return }
    direct.isHeld = false
    for gesture in direct.ways.keys { direct.ways[gesture]?.beginTime = time }
    touches.direct = direct
    let layers = direct.layers.keys.filter { stage.tree.contains($0) }
    let environment = LayerEnvironment(stage: stage, time: time)
    runHome(layers, in: environment) { direct.way(of: $0, on: $1) }
    guard let way = direct.ways.min(by: { $0.key < $1.key })?.value else { return }
    keepContentInRange(around: layers, way.ease, way.seconds, in: environment)
  }

  /// The values are where they rest.
  mutating func finishReturn() {
    guard let direct = touches.direct, direct.isReleased else { return }
    finishScrubbedReturn()
    // A rounded sum of times may come a hair before the animations' end.
    for layer in direct.layers.keys where stage.tree.contains(layer) {
      stage.tree.removeAnimations(from: layer) { $0.owner == .release }
    }
    touches.direct = nil
    bounceBackContents()
    guard direct.isFelt else { return }
    lastStatus = TransitionStatus(
      transition: transitionName(of: direct),
      phase: direct.phase == .finishing ? .finished : .cancelled,
      progress: direct.phase == .finishing ? 1 : 0,
      isMeasured: isMeasured(direct),
      elapsed: time - direct.beginTime,
      duration: time - direct.beginTime
    )
  }

  /// Drops everything that gestures have set, as at the end of a transition.
  mutating func clearDirectValues() {
    dropScrubbing()
    touches.direct = nil
    touches.values = nil
    for layer in stage.records.keys where stage.records[layer]?.direct.isEmpty == false {
      stage.records[layer]?.direct = [:]
    }
  }

  /// The status of a drag that moves layers without a transition, or nil.
  var directStatus: TransitionStatus? {
    guard let direct = touches.direct, direct.isFelt else { return nil }
    return TransitionStatus(
      transition: transitionName(of: direct),
      phase: direct.phase,
      progress: direct.progress(at: time),
      isMeasured: isMeasured(direct),
      elapsed: time - direct.beginTime,
      duration: 0
    )
  }

  /// Whether the gesture defines a progress.
  private func isMeasured(_ direct: DirectDrag) -> Bool { scene.gestures[direct.gesture].progress != nil }

  private func transitionName(of direct: DirectDrag) -> String? {
    scene.gestures[direct.gesture].finish?.transition
  }
}
