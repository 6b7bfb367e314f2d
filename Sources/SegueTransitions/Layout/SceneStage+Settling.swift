import SegueModel
import SegueStage

extension SceneStage {
  /// Lays out layers whose values may read one another until none of them changes any more.
  ///
  /// Most scenes settle in the order of the tree: one pass, and one that finds nothing to do. Where two passes do not
  /// settle them, the layers are laid out in the order of their readings, which climbs a chain of any length in one
  /// pass. Layers may read different values of each other in a circle, which no order serves; each further pass then
  /// goes the other way round and climbs at least one more of them.
  ///
  /// - Parameters:
  ///   - layers: The layers, in the order of the tree.
  ///   - layOut: Lays out one layer, and returns whether that changed it.
  /// - Complexity: O(*n*) layouts for *n* layers, or O(*n*²) if they read one another in circles; no more than
  ///   `mostLayouts`, which guards a scene that was not checked for values that need themselves.
  mutating func settle(_ layers: [LayerID], _ layOut: (inout SceneStage, LayerID) -> Bool) {
    var order = layers
    var isOrdered = false
    var left = max(Self.mostLayouts, 8 * layers.count)
    for pass in 0... {
      var isSettled = true
      for layer in order where layOut(&self, layer) { isSettled = false }
      left -= order.count
      guard !isSettled, left > 0 else { return }
      if isOrdered {
        order.reverse()
      } else if pass > 0 {
        order = orderOfReading(layers)
        isOrdered = true
      }
    }
  }

  /// Enough for 600 layers in a circle, whatever they read of each other.
  private static let mostLayouts = 400_000

  /// Some layers, each after those that its layout reads, except in a circle.
  private func orderOfReading(_ layers: [LayerID]) -> [LayerID] {
    var order: [LayerID] = []
    var waiting = Set(layers)
    /// The layers on the way from the one that was asked for, each with what is left of its readings.
    var path: [(layer: LayerID, readings: [LayerID])] = []
    for layer in layers where waiting.remove(layer) != nil {
      path.append((layer, readings(of: layer)))
      while let last = path.last {
        if let next = path[path.count - 1].readings.popLast() {
          if waiting.remove(next) != nil { path.append((next, readings(of: next))) }
        } else {
          order.append(last.layer)
          path.removeLast()
        }
      }
    }
    return order
  }

  /// The layers whose layout that of a layer reads; its superlayer is one of them.
  private func readings(of layer: LayerID) -> [LayerID] {
    guard let record = records[layer] else { return [] }
    var values = record.definition.values.map { $0.value }
    values += record.settled.map { $0.binding.value }
    if let frame = record.frameOverride { values.append(frame) }
    var readings = values.flatMap { $0.readPaths }.flatMap { path in
      resolve(path, roles: record.reading.roles, relativeTo: layer).prefix(1)
    }
    if let superlayer = tree[layer].superlayer { readings.append(superlayer) }
    return readings
  }
}
