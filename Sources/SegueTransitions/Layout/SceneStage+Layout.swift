import SegueGeometry
import SegueModel
import SegueStage

extension SceneStage {
  /// Lays out a layer and everything below it from the scene's values.
  ///
  /// A value may read a layer that is laid out later: `settle` goes on until nothing changes.
  ///
  /// What a gesture has set is the layer's own: nothing else is laid out by it, as nothing is while the gesture sets it.
  mutating func layOut(_ id: LayerID, at time: Double) {
    let held = setValuesAside(in: id)
    settle(subtree(of: id)) { stage, layer in stage.apply(layer, at: time) }
    for (layer, values) in held {
      for (property, value) in values { records[layer]?.direct[property] = value }
      _ = apply(layer, at: time)
    }
    follow(at: time)
  }

  /// Takes away the values that gestures have set below a layer; a content offset stays, because layers follow it.
  private mutating func setValuesAside(in id: LayerID) -> [(layer: LayerID, values: [PropertyName: Value])] {
    var held: [(layer: LayerID, values: [PropertyName: Value])] = []
    for layer in subtree(of: id) {
      guard let direct = records[layer]?.direct, !direct.isEmpty else { continue }
      held.append((layer, direct.filter { !$0.key.isOffset }))
      records[layer]?.direct = direct.filter { $0.key.isOffset }
    }
    return held
  }

  /// The states in which some layers come to rest together, whichever of them reads which.
  func restingStates(of layers: [LayerID], at time: Double) -> [LayerID: LayerState] {
    var stage = self
    stage.settle(layers) { stage, layer in stage.apply(layer, at: time) }
    return Dictionary(keepingFirst: layers.map { ($0, stage.tree[$0].model) })
  }

  /// The state that the scene gives a layer at rest, with what outlasts transitions.
  func restingState(of id: LayerID, at time: Double) -> LayerState {
    guard let record = records[id] else { return tree[id].model }
    var state = laidOutState(of: id, record, at: time)
    if isInNavigationView(id) { state.layoutFrame = Rect(origin: .zero, size: transitionSize) }
    state.set(record.held)
    state.set(record.direct)
    return state
  }

  /// What the scene and all that outlasts transitions and gestures give a layer.
  private func laidOutState(of id: LayerID, _ record: LayerRecord, at time: Double) -> LayerState {
    var state = LayerState()
    let parent = tree[id].superlayer.map { tree[$0].model.bounds.size } ?? canvas
    state.layoutFrame = Rect(origin: .zero, size: parent)
    var environment = LayerEnvironment(stage: self, time: time, target: id)
    environment.take(record.reading)
    if let root = record.reading.stackRoot { environment.safeTop = barSafeTop(in: root, at: time) }
    let presented = record.stackRoot.flatMap { presentedState(of: $0, at: time) }
    // Some values are refined by others: contents come before their look, the anchor before the frame.
    for binding in record.definition.values where binding.property.isFounding {
      set(binding, of: &state, in: &environment)
    }
    if isDark { state.contents.text?.color = .white }
    // As UIScrollView, whose clipsToBounds is true.
    state.masksToBounds = !record.definition.scroll.isEmpty
    if record.definition.scrollTraits.insets != nil { state.bounds.origin = firstOffset(of: id) }
    if let presented { state.takeShape(of: presented) }
    for binding in record.definition.values where !binding.property.isFounding {
      set(binding, of: &state, in: &environment)
    }
    if let frame = record.frameOverride {
      state.layoutFrame = frame.evaluate(for: .frame, in: environment).rect
    }
    if let presented { state.layoutFrame = presented.layoutFrame }
    for settled in record.settled {
      environment.gesture = settled.gesture
      set(settled.binding, of: &state, in: &environment)
    }
    if let offset = record.scrollOffset { state.bounds.origin = offset }
    state.set(record.overrides)
    return state
  }

  /// How a navigation controller was presented whose first screen has the view `root`; nil: over the whole
  /// canvas.
  func presentedState(of root: LayerID, at time: Double) -> LayerState? {
    guard let record = records[root] else { return nil }
    let state = laidOutState(of: root, record, at: time)
    return state.layoutFrame == Rect(origin: .zero, size: canvas) ? nil : state
  }

  /// The part of the safe area's top that a presented navigation controller's view reaches into, in points.
  private func barSafeTop(in root: LayerID, at time: Double) -> Double {
    guard let frame = records[root]?.frameOverride else { return safeArea.top }
    let place = frame.evaluate(for: .frame, in: LayerEnvironment(stage: self, time: time, target: root)).rect
    return max(0, safeArea.top - place.minY)
  }

  /// Gives a state a value in which `here` and `rest` are what it has so far.
  func set(
    _ binding: PropertyBinding,
    of state: inout LayerState,
    in environment: inout LayerEnvironment
  ) {
    environment.property = binding.property
    environment.rest = state.value(of: binding.property)
    environment.here = environment.rest
    state.set(binding.property, to: binding.value.evaluate(for: binding.property, in: environment))
  }

  /// - Returns: Whether anything changed.
  private mutating func apply(_ id: LayerID, at time: Double) -> Bool {
    guard records[id] != nil else { return false }
    let state = restingState(of: id, at: time)
    guard tree[id].model != state else { return false }
    tree[id].model = state
    return true
  }
}

extension LayerState {
  /// Sets several values, in the order in which a layer's own are set: a property before a part of it,
  /// `scale` before `scale.x`, so that nothing hangs on a dictionary's order.
  fileprivate mutating func set(_ values: [PropertyName: Value]) {
    guard !values.isEmpty else { return }
    let sorted = values.sorted { $0.key.rawValue < $1.key.rawValue }
    for rank in PropertyName.SettingRank.allCases {
      for (property, value) in sorted where property.settingRank == rank { set(property, to: value) }
    }
  }
}
