import SegueModel
import SegueStage
import SegueUIKitRules

extension Session {
  /// Applies a transition's `during` and `before`, each evaluated on the stage as it is at the start.
  ///
  /// Values of added layers come once those exist, and read the other layers with their held values.
  mutating func hold(_ body: TransitionBody, roles: Roles) {
    let during = evaluate(body.during, roles: roles)
    let before = settled(body.before, roles: roles)
    for (layer, property, value) in during {
      stage.records[layer]?.held[property] = value
      stage.tree[layer].model.set(property, to: value)
    }
    for (layer, property, value) in before {
      navigation.keep(
        replaced: ReplacedValue(
          layer: layer,
          property: property,
          value: stage.records[layer]?.overrides[property]
        )
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

  /// Keeps what the coordinator's animations changed on a presenter that stays in the window, as UIKit does
  /// not undo it.
  mutating func keepAlongside(_ run: TransitionRun) {
    let presenter = run.isForward ? run.from.layer : run.to.layer
    let cover = run.isForward ? run.to : run.transition.presented
    guard !cover.coversPresenter else { return }
    let kept = Set(stage.subtree(of: presenter))
    for track in run.body.alongside where track.kind == .view {
      for layer in track.targets.flatMap({ stage.resolve($0, roles: run.roles) }) where kept.contains(layer) {
        for change in track.changes { keep(change.property, of: layer, isForward: run.isForward) }
      }
    }
  }

  /// Keeps a layer's model value as an override, unless it is the scene's own value.
  private mutating func keep(_ property: PropertyName, of layer: LayerID, isForward: Bool) {
    stage.records[layer]?.overrides[property] = nil
    stage.records[layer]?.leftAside.remove(property)
    let value = stage.tree[layer].model.value(of: property)
    guard stage.restingState(of: layer, at: time).value(of: property) != value else { return }
    stage.records[layer]?.overrides[property] = value
    // Values that a dismissal leaves are its intended result.
    if isForward { stage.records[layer]?.leftAside.insert(property) }
  }

  /// Restores what `before` replaced.
  mutating func restoreReplaced() {
    for value in navigation.replaced.reversed() {
      stage.records[value.layer]?.overrides[value.property] = value.value
    }
  }

  /// Releases every value that `during` holds.
  mutating func releaseHeld() {
    navigation.forgetReplaced()
    for layer in stage.records.keys where stage.records[layer]?.held.isEmpty == false {
      stage.records[layer]?.held = [:]
    }
  }

  /// The values that outlast a transition; `rest` becomes nil, which returns the property to the scene.
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
  /// The body with only the `during` and `before` of screens.
  var settingScreens: TransitionBody { setting { !$0.isOfAddition } }

  /// The body with only the `during` and `before` of layers that the transition adds.
  var settingAdditions: TransitionBody { setting { $0.isOfAddition } }

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
