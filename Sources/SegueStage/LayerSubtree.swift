/// A layer with all that lies below it, taken out of any tree: what `LayerTree.snapshot(of:at:)` gives.
public struct LayerSubtree: Sendable {
  /// The top layer: rename or place it before it is inserted.
  public var layer: Layer
  /// Back to front.
  public var sublayers: [LayerSubtree]
  /// At most one.
  var masks: [LayerSubtree]

  /// Gives every layer of the subtree another name.
  public mutating func rename(_ transform: (String) -> String) {
    layer.name = transform(layer.name)
    for index in sublayers.indices { sublayers[index].rename(transform) }
    for index in masks.indices { masks[index].rename(transform) }
  }
}

extension LayerTree {
  /// A still copy of a layer as presented, with its sublayers and mask: names kept, animations and timing dropped.
  public func snapshot(of id: LayerID, at time: Double) -> LayerSubtree {
    LayerSubtree(
      layer: Layer(name: self[id].name, model: presentation(of: id, at: time)),
      sublayers: self[id].sublayers.map { snapshot(of: $0, at: time) },
      masks: self[id].mask.map { [snapshot(of: $0, at: time)] } ?? []
    )
  }

  /// Puts a subtree in front of a layer's sublayers, or at `index` of them; returns its top layer's id.
  @discardableResult
  public mutating func insert(
    _ subtree: LayerSubtree,
    under parent: LayerID,
    at index: Int? = nil
  ) -> LayerID {
    let id = add(subtree.layer, to: parent, at: index)
    for sublayer in subtree.sublayers { insert(sublayer, under: id) }
    for mask in subtree.masks { attachMask(insert(mask, under: id), to: id) }
    return id
  }
}
