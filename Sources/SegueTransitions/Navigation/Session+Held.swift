import SegueModel
import SegueStage

/// A value that a transition's `before` replaced.
struct ReplacedValue: Sendable {
  let layer: LayerID
  let property: PropertyName
  /// What was in force; nil: the scene's own.
  let value: Value?
}

extension Session {
  /// Applies a transition's `during` and `before`, each evaluated on the stage as it is at the start.
  ///
  /// Those of what is added come once it is there; its layers then read the others as these are held.
  mutating func hold(_ body: TransitionBody, roles: Roles) {
    let during = evaluate(body.during, roles: roles)
    let before = settled(body.before, roles: roles)
    for (layer, property, value) in during {
      stage.records[layer]?.held[property] = value
      stage.tree[layer].model.set(property, to: value)
    }
    for (layer, property, value) in before {
      replaced.append(
        ReplacedValue(layer: layer, property: property, value: stage.records[layer]?.overrides[property])
      )
      stage.records[layer]?.overrides[property] = value
      stage.records[layer]?.leftAside.remove(property)
      if let value {
        stage.tree[layer].model.set(property, to: value)
      } else {
        stage.tree[layer].model = stage.restingState(of: layer, at: time)
      }
    }
  }

  /// Applies a transition's `after`.
  mutating func settle(_ body: TransitionBody, roles: Roles) {
    for (layer, property, value) in settled(body.after, roles: roles) {
      stage.records[layer]?.overrides[property] = value
      stage.records[layer]?.leftAside.remove(property)
    }
  }

  /// Leaves a presenter that stays in the window as the coordinator's animations have left it: nobody puts it back.
  mutating func keepAlongside(_ run: TransitionRun) {
    let presenter = run.isForward ? run.from.layer : run.to.layer
    let cover = run.isForward ? run.to : run.presented
    guard !cover.coversPresenter else { return }
    let kept = Set(stage.subtree(of: presenter))
    for track in run.body.alongside where track.kind == .view {
      for layer in track.targets.flatMap({ stage.resolve($0, roles: run.roles) }) where kept.contains(layer) {
        for change in track.changes { keep(change.property, of: layer, isForward: run.isForward) }
      }
    }
  }

  /// Holds a layer's model value, or gives the layer back to the scene where that is the same.
  private mutating func keep(_ property: PropertyName, of layer: LayerID, isForward: Bool) {
    stage.records[layer]?.overrides[property] = nil
    stage.records[layer]?.leftAside.remove(property)
    let value = stage.tree[layer].model.value(of: property)
    guard stage.restingState(of: layer, at: time).value(of: property) != value else { return }
    stage.records[layer]?.overrides[property] = value
    // What a dismissal leaves is what it was to come to.
    if isForward { stage.records[layer]?.leftAside.insert(property) }
  }

  /// Takes back what `before` had set.
  mutating func restoreReplaced() {
    for value in replaced.reversed() { stage.records[value.layer]?.overrides[value.property] = value.value }
  }

  /// Gives every layer back what `during` had held.
  mutating func releaseHeld() {
    replaced = []
    for layer in stage.records.keys where stage.records[layer]?.held.isEmpty == false {
      stage.records[layer]?.held = [:]
    }
  }

  /// The values that outlast a transition; a value of `rest`, which is nil here, gives the layer back to the scene.
  private func settled(
    _ assignments: [LayerAssignment],
    roles: Roles
  ) -> [(LayerID, PropertyName, Value?)] {
    assignments.flatMap { assignment in
      stage.resolve(assignment.path, roles: roles).flatMap { layer in
        assignment.values.map { binding in
          let isRest = binding.value.node == .symbol(.rest)
          return (layer, binding.property, isRest ? nil : evaluate(binding, of: layer, roles: roles))
        }
      }
    }
  }

  private func evaluate(
    _ assignments: [LayerAssignment],
    roles: Roles
  ) -> [(LayerID, PropertyName, Value)] {
    assignments.flatMap { assignment in
      stage.resolve(assignment.path, roles: roles).flatMap { layer in
        assignment.values.map { (layer, $0.property, evaluate($0, of: layer, roles: roles)) }
      }
    }
  }

  private func evaluate(_ binding: PropertyBinding, of layer: LayerID, roles: Roles) -> Value {
    var environment = LayerEnvironment(stage: stage, time: time, target: layer, roles: roles)
    environment.isInTransition = true
    environment.property = binding.property
    environment.here = stage.tree.presentation(of: layer, at: time).value(of: binding.property)
    environment.rest = stage.restingState(of: layer, at: time).value(of: binding.property)
    return binding.value.evaluate(for: binding.property, in: environment)
  }
}

extension TransitionBody {
  /// With the `during` and `before` of screens alone.
  var settingScreens: TransitionBody { setting { !$0.isOfAddition } }

  /// With the `during` and `before` of what the transition adds alone.
  var settingAdditions: TransitionBody { setting(where: \.isOfAddition) }

  private func setting(where matches: (LayerPath) -> Bool) -> TransitionBody {
    var body = self
    body.during = during.filter { matches($0.path) }
    body.before = before.filter { matches($0.path) }
    return body
  }
}

extension LayerPath {
  fileprivate var isOfAddition: Bool { role == .container && components.count > 1 }
}
