public import SegueGeometry
import SegueModel
public import SegueStage

extension Session {
  /// The id of a layer of a frame that this session was sampled into; nil for those that only hold the screens.
  public func identifier(of layer: LayerID) -> String? {
    guard stage.tree.contains(layer), layer != stage.container, stage.isInContainer(layer) else { return nil }
    return stage.identifier(of: layer)
  }

  /// The layer on screen that bears an id; nil where none does.
  public func layer(of id: String) -> LayerID? {
    stage.resolve(LayerPath(id)).first { stage.isInContainer($0) }
  }

  /// Where the anchor point of an id's layer is presented, in points of the canvas; nil where none is on screen.
  public func anchor(of id: String) -> Point? {
    guard let layer = layer(of: id) else { return nil }
    let state = stage.tree.presentation(of: layer, at: time)
    return stage.tree.projection(of: layer, at: time).apply(state.anchorPoint)
  }
}
