extension LayerTree {
  /// Moves a layer in front of another's sublayers, or to `index` among them.
  ///
  /// The index is counted without the layer, and clamped. Moving the root, or a layer into its own subtree,
  /// does nothing.
  public mutating func move(_ id: LayerID, to parent: LayerID, at index: Int? = nil) {
    guard contains(id), contains(parent), !isAncestor(id, of: parent) else { return }
    unlink(id)
    link(id, to: parent, at: index)
  }

  /// Replaces a layer's mask, or removes it if the new one is nil; returns the new mask's id.
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

  /// Makes a layer of the tree, with its subtree, the mask of another one, whose old mask is removed.
  ///
  /// Its position is then in the masked layer's coordinates. Does nothing if the layer is the root or
  /// contains the one to be masked.
  public mutating func attachMask(_ mask: LayerID, to id: LayerID) {
    guard contains(mask), contains(id), !isAncestor(mask, of: id), self[id].mask != mask else { return }
    unlink(mask)
    if let old = self[id].mask { remove(old) }
    self[mask].superlayer = id
    self[id].mask = mask
  }

  /// The sublayer with a name, or else the mask with it; nil if there is none.
  public func sublayer(named name: String, of id: LayerID) -> LayerID? {
    if let found = self[id].sublayers.first(where: { self[$0].name == name }) { return found }
    guard let mask = self[id].mask, self[mask].name == name else { return nil }
    return mask
  }

  /// The names from below the root down to the layer, as in `home/list/card`; empty for the root.
  public func path(of id: LayerID) -> String {
    var names: [String] = []
    var current = id
    while let parent = self[current].superlayer {
      names.append(self[current].name)
      current = parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// Whether `ancestor` is the layer itself or contains it.
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
