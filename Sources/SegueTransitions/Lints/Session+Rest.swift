import SegueStage

extension Session {
  /// The layers on screen that are presented otherwise than the scene lays them out, as samples name them.
  var displacedLayers: [String] {
    let views = stage.tree[stage.container].sublayers
    return views.flatMap { stage.subtree(of: $0) }.filter { layer in
      stage.records[layer] != nil
        && stage.tree.presentation(of: layer, at: time) != stage.restingState(of: layer, at: time)
    }.map { stage.identifier(of: $0) }
  }
}
