import SegueGeometry

/// What is seen of the layers at one moment, to be compared with another.
struct LayerLook {
  /// The samples of what can be seen at all, by their names.
  private(set) var layers: [String: LayerSample] = [:]

  /// Below this nobody sees a layer.
  private static let faintest = 1e-3

  init(_ samples: [LayerSample]) {
    var faint: Set<String> = []
    for sample in samples {
      // Paint order puts a layer before its sublayers.
      let parent = sample.id.lastIndex(of: "/").map { String(sample.id[..<$0]) }
      if sample.isHidden || sample.opacity < Self.faintest || parent.map(faint.contains) ?? false {
        faint.insert(sample.id)
      } else if layers[sample.id] == nil {
        layers[sample.id] = sample
      }
    }
  }

  /// A layer that is not where, or not what, it was.
  struct Jump {
    var id: String
    var amount: Double
  }

  /// The largest change of a measure among the layers that both looks show.
  func largest(from earlier: LayerLook, _ measure: (LayerSample, LayerSample) -> Double) -> Jump? {
    var worst: Jump?
    for (id, layer) in layers {
      guard let old = earlier.layers[id] else { continue }
      let amount = measure(layer, old)
      // Equal amounts by name, as a dictionary has no order.
      if (amount, worst?.id ?? "") > (worst?.amount ?? -1, id) { worst = Jump(id: id, amount: amount) }
    }
    return worst
  }
}

extension LayerSample {
  /// The edges of the frame, in points.
  var edges: [Double] { [frame.minX, frame.minY, frame.maxX, frame.maxY] }

  /// The largest move of an edge, in points.
  func distance(to other: LayerSample) -> Double {
    zip(edges, other.edges).map { abs($0 - $1) }.max() ?? 0
  }
}
