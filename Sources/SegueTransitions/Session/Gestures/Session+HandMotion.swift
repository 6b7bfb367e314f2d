import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// The velocities of everything that follows a hand, from the derivatives of the scene's own expressions.
extension Session {
  /// What a gesture moves while the hand keeps its velocity.
  ///
  /// Nothing moves while `while` does not hold, except contents that the same finger scrolls.
  func motion(of gesture: GestureRun) -> HandMotion {
    let definition = scene.gestures[gesture.index]
    var motion = HandMotion(symbols: gesture.isMoving ? gesture.values.rates : [:])
    motion.set(scrolledRates(), on: stage, at: time)
    var assignments: [LayerAssignment] = []
    if case .sets(let own) = definition.action { assignments = own }
    guard gesture.isMoving else { return motion }
    for step in definition.steps(setting: assignments) {
      var environment = environment(of: gesture)
      environment.motion = motion
      switch step {
      case .local(let local): motion.locals[local.name] = local.value.rate(in: environment)
      case .progress(let own):
        motion.symbols[.progress] = (progress(of: gesture) ?? own).rate(in: environment)
      case .assignment(let assignment): follow(assignment, of: gesture, into: &motion)
      }
    }
    return motion
  }

  /// The layers that an assignment moves.
  private func follow(_ assignment: LayerAssignment, of gesture: GestureRun, into motion: inout HandMotion) {
    for layer in layers(at: assignment.path, setBy: scene.gestures[gesture.index]) {
      var environment = environment(of: gesture, target: layer)
      environment.motion = motion
      var layers = motion.layers
      layers[layer] = rates(of: assignment.values, on: layer, in: environment) { binding, environment in
        prepare(&environment, for: binding.property, of: layer)
      }
      motion.set(layers, on: stage, at: time)
    }
  }

  /// The velocities of scrolling contents, under the finger or by themselves, and of layers that depend on
  /// them.
  private func scrolledRates() -> [LayerID: [LayerProperty: Double]] {
    var velocities: [LayerID: Point] = [:]
    for motion in hands.scrolling {
      guard case .decelerating(let horizontal, let vertical) = motion.course else { continue }
      let passed = time - motion.startTime
      velocities[motion.layer] = Point(x: horizontal.velocity(at: passed), y: vertical.velocity(at: passed))
    }
    for (follower, recognizer) in zip(hands.active?.followers ?? [], hands.active?.recognizers ?? []) {
      guard case .scroll(_, let drag?) = follower else { continue }
      for (layer, velocity) in self.velocities(of: drag, finger: recognizer.velocity) {
        velocities[layer] = stage.shownVelocity(velocity * -1, of: layer)
      }
    }
    var result: [LayerID: [LayerProperty: Double]] = [:]
    for (layer, velocity) in velocities where velocity != .zero {
      result[layer] = [.boundsX: velocity.x, .boundsY: velocity.y]
    }
    if !result.isEmpty { followOffsets(into: &result) }
    return result
  }

  /// Adds the velocities of the layers that scrolling lays out again, in as many passes as their longest chain has.
  private func followOffsets(into result: inout [LayerID: [LayerProperty: Double]]) {
    let readers = stage.offsetReaders
    for _ in 0..<min(readers.count, 8) {
      let before = result
      var motion = HandMotion()
      motion.set(before, on: stage, at: time)
      for layer in readers {
        guard let record = stage.records[layer] else { continue }
        var environment = LayerEnvironment(stage: stage, time: time, target: layer)
        environment.take(record.reading)
        environment.motion = motion
        let own = rates(of: record.laidOutValues, on: layer, in: environment) { _, _ in }
        for (property, rate) in own where rate != 0 { result[layer, default: [:]][property] = rate }
      }
      if result == before { return }
    }
  }

  /// The rates of a layer's numbers per second, from values being set and from what moves already.
  private func rates(
    of values: [PropertyBinding],
    on layer: LayerID,
    in environment: LayerEnvironment,
    prepare: (PropertyBinding, inout LayerEnvironment) -> Void
  ) -> [LayerProperty: Double] {
    var environment = environment
    let known = environment.motion?.layers[layer] ?? [:]
    var now = stage.tree[layer].model
    var later = now.moved(known, by: 1)
    for binding in values {
      environment.property = binding.property
      prepare(binding, &environment)
      let value = binding.value.evaluate(for: binding.property, in: environment)
      now.set(binding.property, to: value)
      later.set(
        binding.property,
        to: value.adding(binding.value.rate(for: binding.property, in: environment))
      )
    }
    // A transition that runs may hold a number that the hand would move along.
    (now, later) = (stage.tree.seen(now, as: layer, at: time), stage.tree.seen(later, as: layer, at: time))
    var result: [LayerProperty: Double] = [:]
    let told = Set(values.flatMap { $0.property.channels }).union(known.keys)
    for property in LayerProperty.allCases {
      guard let start = now.number(of: property), let end = later.number(of: property) else { continue }
      if start != end || told.contains(property) { result[property] = end - start }
    }
    return result
  }
}

extension GestureValues {
  /// The rates of the gesture's names while the hand keeps its velocity.
  fileprivate var rates: [Expression.Symbol: Double] {
    [
      .locationX: velocity.x, .locationY: velocity.y, .translationX: velocity.x, .translationY: velocity.y,
      .projectedX: velocity.x, .projectedY: velocity.y, .pinchScale: scaleVelocity,
    ]
  }
}

extension LayerRecord {
  /// The scene's values that neither a transition nor a gesture has replaced.
  fileprivate var laidOutValues: [PropertyBinding] {
    definition.values.filter {
      overrides[$0.property] == nil && held[$0.property] == nil && direct[$0.property] == nil
    }
  }
}
