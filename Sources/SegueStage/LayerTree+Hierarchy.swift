extension LayerTree {
  /// Moves a layer in front of another's sublayers, or to `index` of them (clamped), counted without the layer.
  ///
  /// Moving the root, or a layer into its own subtree, does nothing.
  public mutating func move(_ id: LayerID, to parent: LayerID, at index: Int? = nil) {
    guard contains(id), contains(parent), !isAncestor(id, of: parent) else { return }
    unlink(id)
    link(id, to: parent, at: index)
  }

  /// Replaces a layer's mask, or takes it away with nil; returns the new mask's id.
  @discardableResult
  public mutating func setMask(_ layer: Layer?, of id: LayerID) -> LayerID? {
    guard contains(id) else { return nil }
    if let old = self[id].mask { remove(old) }
    guard let layer else { return nil }
    let mask = store(layer)
    self[mask].superlayer = id
    self[id].mask = mask
    return mask
  }

  /// Makes a layer of the tree the mask of another, with its subtree; the old mask is removed.
  ///
  /// From then on its position is in the masked layer's coordinates. The root and a layer's own ancestors
  /// cannot become its mask: nothing happens.
  public mutating func attachMask(_ mask: LayerID, to id: LayerID) {
    guard contains(mask), contains(id), !isAncestor(mask, of: id), self[id].mask != mask else { return }
    unlink(mask)
    if let old = self[id].mask { remove(old) }
    self[mask].superlayer = id
    self[id].mask = mask
  }

  /// The sublayer, or else the mask, that bears a name.
  public func sublayer(named name: String, of id: LayerID) -> LayerID? {
    if let found = self[id].sublayers.first(where: { self[$0].name == name }) { return found }
    guard let mask = self[id].mask, self[mask].name == name else { return nil }
    return mask
  }

  /// The names from below the root down to the layer, joined by "/", as in `home/list/card`; empty for the root.
  public func path(of id: LayerID) -> String {
    var names: [String] = []
    var current = id
    while let parent = self[current].superlayer {
      names.append(self[current].name)
      current = parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// Whether `ancestor` is the layer itself or lies above it.
  public func isAncestor(_ ancestor: LayerID, of id: LayerID) -> Bool {
    var current: LayerID? = id
    while let layer = current {
      if layer == ancestor { return true }
      current = self[layer].superlayer
    }
    return false
  }

  /// The layers from the root down to and including `id`.
  func chain(to id: LayerID) -> [LayerID] {
    var chain: [LayerID] = [id]
    var current = id
    while let parent = self[current].superlayer {
      chain.append(parent)
      current = parent
    }
    return chain.reversed()
  }
}
