import SegueModel
import SegueStage

extension Session {
  /// The layers on screen that are presented otherwise than the scene lays them out, as samples name them.
  var displacedLayers: [String] {
    stage.viewsOnScreen.flatMap { stage.subtree(of: $0) }.filter { layer in
      stage.records[layer] != nil
        && stage.tree.presentation(of: layer, at: time) != stage.restingState(of: layer, at: time)
    }.map { stage.identifier(of: $0) }
  }

  /// The layers of the screen on top that a transition has hidden for good, as samples name them.
  var layersKeptHidden: [String] {
    guard let top = controllers.last else { return [] }
    return stage.subtree(of: top.layer).filter { stage.records[$0]?.overrides[.hidden] == .boolean(true) }
      .map { stage.identifier(of: $0) }
  }

  /// The layers of the screens that lie below, as samples name them.
  var layersBelow: [String] {
    controllers.dropLast().flatMap { stage.subtree(of: $0.layer) }.map { stage.identifier(of: $0) }
  }
}
