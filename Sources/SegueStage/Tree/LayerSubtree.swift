/// A layer with everything below it, outside of any tree, as `LayerTree.snapshot(of:at:)` makes it.
public struct LayerSubtree: Sendable {
  /// The top layer, which can be renamed or moved before the subtree is inserted.
  public var layer: Layer
  /// The sublayers with all that is below them, back to front.
  public var sublayers: [LayerSubtree]
  /// The mask, of which there is at most one.
  var masks: [LayerSubtree]

  /// A layer with nothing below it.
  package init(_ layer: Layer) { self.init(layer: layer, sublayers: [], masks: []) }

  init(layer: Layer, sublayers: [LayerSubtree], masks: [LayerSubtree]) {
    (self.layer, self.sublayers, self.masks) = (layer, sublayers, masks)
  }

  /// Replaces the name of every layer in the subtree by what `transform` makes of it.
  public mutating func rename(_ transform: (String) -> String) {
    layer.name = transform(layer.name)
    for index in sublayers.indices { sublayers[index].rename(transform) }
    for index in masks.indices { masks[index].rename(transform) }
  }
}

extension LayerTree {
  /// A copy of a layer as presented, with its sublayers and mask, but without animations and timing.
  ///
  /// Names are kept. Time grows with the number of layers in the subtree.
  public func snapshot(of id: LayerID, at time: Double) -> LayerSubtree {
    LayerSubtree(
      layer: Layer(name: self[id].name, model: presentation(of: id, at: time)),
      sublayers: self[id].sublayers.map { snapshot(of: $0, at: time) },
      masks: self[id].mask.map { [snapshot(of: $0, at: time)] } ?? []
    )
  }

  /// Inserts a subtree in front of a layer's sublayers, or at `index` among them; returns its top layer's id.
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
