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
    if let direct = hands.direct, !direct.isReleased { return }
    let held = hands.direct?.isHeld == true ? hands.direct?.layers ?? [:] : [:]
    hands.begin(DirectDrag(gesture: gesture.index, beginTime: time, isFelt: !held.isEmpty))
    for layer in held.keys { takeUp(layer) }
  }

  /// Carries out a change: names, progress and layers, each after those that it reads.
  mutating func set(_ assignments: [LayerAssignment], gesture: inout GestureRun) {
    if hands.direct == nil { beginSetting(gesture: gesture) }
    for step in scene.gestures[gesture.index].steps(setting: assignments) {
      switch step {
      case .local(let local):
        gesture.values.locals[local.name] = local.value.evaluate(in: environment(of: gesture))
      case .progress(let progress): gesture.values.progress = progress.number(in: environment(of: gesture))
      case .assignment(let assignment): set(assignment, gesture: gesture)
      }
    }
    stopDisabledScrolling()
    let values = gesture.values
    if hands.direct?.gesture == gesture.index { hands.changeDrag { $0.move(to: values.progress) } }
    if values.progress > 0 || scene.gestures[gesture.index].progress == nil {
      hands.changeDrag { $0.beFelt() }
    }
  }

  mutating func set(_ assignment: LayerAssignment, gesture: GestureRun) {
    for layer in layers(at: assignment.path, setBy: scene.gestures[gesture.index]) {
      takeUp(layer)
      let scrolls = assignment.values.contains { $0.property.isOffset }
      let readers = scrolls ? stage.noteOffsetReaders(at: time) : nil
      var environment = environment(of: gesture, target: layer)
      for binding in assignment.values {
        prepare(&environment, for: binding.property, of: layer)
        let value = binding.value.evaluate(for: binding.property, in: environment)
        stage.records[layer]?.direct[binding.property] = value
        hands.changeDrag { $0.set(binding.property, of: layer, by: gesture.index) }
        stage.tree[layer].model.set(binding.property, to: value)
      }
      if let readers {
        hands.stopScrolling { $0.layer == layer }
        holdScrolling(of: layer, assignment.values.map { $0.property })
        stage.layOutAgain(readers, at: time)
      }
      stage.follow(at: time)
    }
  }

  /// Notes how a layer is before its first value is set.
  private mutating func takeUp(_ layer: LayerID) {
    guard hands.direct?.layers[layer] == nil else { return }
    let seen = presentationWithoutTurns(of: layer)
    let origin = DirectDrag.Origin(seen: seen, rest: stage.restingState(of: layer, at: time))
    // What still runs home from an earlier drag, past a transition that was cancelled, stands in the hand.
    if stage.tree[layer].animations.contains(where: { $0.key.owner == .release }) {
      stage.tree.removeAnimations(from: layer) { $0.owner == .release }
      stage.tree[layer].model = seen
    }
    hands.changeDrag { $0.takeUp(layer, as: origin) }
  }

  /// Notes how the layers that a gesture has set are now, where its `while` holds again.
  mutating func takeUpAgain(_ gesture: GestureRun) {
    for (layer, origin) in hands.direct?.layers ?? [:] where origin.setters.values.contains(gesture.index) {
      let seen = presentationWithoutTurns(of: layer)
      hands.changeDrag { $0.takeUpAgain(layer, seen: seen) }
    }
  }

  /// `here` is what was seen when the gesture took hold of its values, `rest` what the scene lays out.
  func prepare(_ environment: inout LayerEnvironment, for property: PropertyName, of layer: LayerID) {
    environment.property = property
    environment.here = hands.direct?.layers[layer]?.seen.value(of: property) ?? .number(0)
    environment.rest = hands.direct?.layers[layer]?.rest.value(of: property) ?? .number(0)
  }

  /// Resets values that cannot be animated, as every release does regardless of its outcome.
  mutating func releaseDiscreteValues() {
    for layer in (hands.direct?.layers ?? [:]).keys {
      let kept = stage.records[layer]?.direct.filter { $0.key.isAnimatable }
      stage.records[layer]?.direct = kept ?? [:]
    }
  }

  /// Animates the values back to where the scene has them.
  mutating func returnValues(_ cancel: GestureDefinition.Cancel, gesture: GestureRun) {
    // What another gesture of the same hand has finished stays finished.
    hands.changeDrag { $0.goBack() }
    run(cancel.ease ?? .easeInOut, duration: cancel.duration, to: 0, gesture: gesture)
  }

  /// Animates the values to where a `finish` or a `cancel` leaves them; from now on they are laid out there.
  mutating func settleValues(
    _ rest: [LayerAssignment],
    _ ease: Ease?,
    duration: Expression?,
    gesture: GestureRun
  ) {
    let definition = scene.gestures[gesture.index]
    for assignment in rest {
      let roles = Roles(from: stack.top?.layer)
      let layers =
        dimming(at: assignment.path, setBy: definition) ?? stage.resolve(assignment.path, roles: roles)
      // What was pushed in a sheet goes with it, also by a flick that has set nothing yet.
      for layer in self.layers(at: assignment.path, setBy: definition) { takeUp(layer) }
      for layer in layers {
        takeUp(layer)
        settle(assignment.values.filter { $0.property.isOffset }, ofContent: layer, gesture: gesture)
        for binding in assignment.values where !isContent(binding.property, of: layer) {
          stage.records[layer]?.settled.removeAll { $0.binding.property == binding.property }
          stage.records[layer]?.settled.append(SettledValue(binding: binding, gesture: gesture.values))
        }
      }
    }
    hands.changeDrag { $0.finish() }
    run(ease ?? .easeInOut, duration: duration, to: 1, gesture: gesture)
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
    let progress = hands.direct?.progress ?? 0
    let timing = AnimationTiming(
      ease,
      duration: seconds,
      velocity: HandOff.relative(progressRate(of: gesture), from: progress, to: end),
      in: environment
    )
    let way = DirectDrag.WayBack(beginTime: time, timing: timing, ease: ease, seconds: seconds, end: end)
    hands.changeDrag { $0.release(gesture.index, along: way) }
    let layers = letGo(by: gesture)
    runHome(layers, in: environment) { _, _ in way }
    keepContentInRange(around: layers, way.ease, way.seconds, in: environment)
  }

  /// Lets go of the values that a gesture has set, and of those of which no other under the same finger will.
  ///
  /// - Returns: The layers whose values they are.
  private mutating func letGo(by gesture: GestureRun) -> [LayerID] {
    guard let direct = hands.direct else { return [] }
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
    var end = timers.returnTime ?? time
    for (layer, state) in stage.restingStates(of: layers, at: time) {
      end = max(end, time + glide(layer, to: state, in: environment) { way($0, layer) })
    }
    // The values are at rest once the last of them is.
    timers.cancelReturn()
    timers.set(.returned, at: end)
  }

  /// Lets a touch catch moving values where they are presented.
  mutating func holdValues() {
    guard let direct = hands.direct, direct.isReleased, direct.animator == nil else { return }
    for layer in direct.layers.keys where stage.tree.contains(layer) {
      let seen = presentationWithoutTurns(of: layer)
      // A highlight that is still fading is part of what is presented.
      stage.tree.removeAnimations(from: layer) { $0.owner == .release || $0.owner == .press }
      stage.tree[layer].model = seen
    }
    timers.cancelReturn()
    hands.changeDrag { [time] in $0.hold(at: time) }
  }

  /// Lets held values continue, from rest, after a touch that did not move them.
  mutating func resumeValues() {
    guard run == nil, hands.direct?.isHeld == true else { return }
    hands.changeDrag { [time] in $0.resume(at: time) }
    guard let direct = hands.direct else { return }
    let layers = direct.layers.keys.filter { stage.tree.contains($0) }
    let environment = LayerEnvironment(stage: stage, time: time)
    runHome(layers, in: environment) { direct.way(of: $0, on: $1) }
    guard let way = direct.ways.min(by: { $0.key < $1.key })?.value else { return }
    keepContentInRange(around: layers, way.ease, way.seconds, in: environment)
  }

  /// The values are where they rest.
  mutating func finishReturn() {
    guard let direct = hands.direct, direct.isReleased else { return }
    finishScrubbedReturn()
    // A rounded sum of times may come a hair before the animations' end.
    for layer in direct.layers.keys where stage.tree.contains(layer) {
      stage.tree.removeAnimations(from: layer) { $0.owner == .release }
    }
    hands.endDrag()
    bounceBackContents()
    guard direct.isFelt else { return }
    let status = TransitionStatus(
      // What has come to rest has led to no transition.
      transition: direct.phase == .finishing ? nil : transitionName(of: direct),
      phase: direct.phase == .finishing ? .finished : .cancelled,
      progress: direct.phase == .finishing ? 1 : 0,
      isMeasured: isMeasured(direct),
      elapsed: time - direct.beginTime,
      duration: time - direct.beginTime
    )
    navigation.keep(status)
  }

  /// Drops everything that gestures have set, as at the end of a transition.
  mutating func clearDirectValues() {
    dropScrubbing()
    hands.forgetDrag()
    for layer in stage.records.keys where stage.records[layer]?.direct.isEmpty == false {
      stage.records[layer]?.direct = [:]
    }
  }

  /// The status of a drag that moves layers without a transition, or nil.
  var directStatus: TransitionStatus? {
    guard let direct = hands.direct, direct.isFelt else { return nil }
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
