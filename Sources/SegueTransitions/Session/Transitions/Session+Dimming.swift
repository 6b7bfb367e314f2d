import SegueGeometry
import SegueModel
import SegueStage
import SegueUIKitRules

extension Session {
  /// Adds a presentation controller's dimming view below the presented view, or reuses the one of a
  /// presentation that ends.
  mutating func addDimming(for run: TransitionRun) -> LayerID? {
    guard run.isForward else { return run.transition.presented.dimming }
    guard let color = run.definition.presentation?.dimming else { return nil }
    var definition = LayerDefinition(name: stage.freeDimmingName)
    definition.values = [PropertyBinding(.fill, color)]
    if let sheet = run.to.sheet {
      // By its middle, which stays where it is when what is presented over it scales it.
      let middle = Expression(.property(.centerY, of: LayerPath(components: [run.to.name])))
      let top = middle - sheet.fullHeight * .number(0.5)
      definition.values.append(PropertyBinding(.opacity, sheet.dimming(top: top)))
    }
    let place = stage.tree[stage.container].sublayers.firstIndex(of: run.to.layer)
    let layer = stage.build(definition, in: stage.container, ReadingContext(roles: run.roles))
    if let place { stage.tree.move(layer, to: stage.container, at: place) }
    stage.decorationLayers.append(layer)
    stage.layOut(layer, at: time)
    return layer
  }

  /// Fades the dimming view alongside the transition: in on presentation, out on dismissal.
  ///
  /// The track names the view itself: each presentation has its own, and those of the presentations below
  /// stay.
  func dimmingTracks(of run: TransitionRun) -> [LayerTrack] {
    guard let dimming = run.dimming else { return [] }
    let ends: [Expression] = run.isForward ? [.number(0), Expression(.symbol(.rest))] : [.number(0)]
    let change = TrackDefinition.Change(
      property: .opacity,
      keyframes: ends.map { TrackDefinition.Keyframe(value: $0) }
    )
    return [LayerTrack(layer: dimming, track: TrackDefinition(targets: [], changes: [change]))]
  }
}

extension SceneStage {
  /// The first unused name: `container/dimming`, then `container/dimming-2`, and so on.
  fileprivate var freeDimmingName: String {
    let name = SceneStage.additionPrefix + PresentationDefinition.dimmingName
    let taken = Set(decorationLayers.map { tree[$0].name })
    var count = 1
    var free = name
    while taken.contains(free) {
      count += 1
      free = "\(name)-\(count)"
    }
    return free
  }

  /// Removes a view that a presentation controller added.
  mutating func removeDecoration(_ layer: LayerID) {
    decorationLayers.removeAll { $0 == layer }
    remove(layer)
  }

  /// Resets the container to fill the canvas.
  mutating func resetContainer() {
    var state = LayerState()
    state.layoutFrame = Rect(origin: .zero, size: canvas)
    tree[container].model = state
  }
}
