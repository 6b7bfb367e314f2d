import SegueModel
import SegueGeometry

/// What can be seen of the layers at one moment, for comparison with another.
struct LayerLook {
  /// The samples of visible layers by name; the second of several layers with one name is `NAME 2`.
  private(set) var layers: [String: LayerSample] = [:]
  /// The same including transparent layers, but not hidden ones.
  private(set) var present: [String: LayerSample] = [:]

  /// The opacity below which a layer cannot be seen.
  private static let faintest = 1e-3

  init(_ samples: [LayerSample]) {
    var counts: [String: Int] = [:]
    var faint: Set<String> = []
    var hidden: Set<String> = []
    for sample in samples {
      counts[sample.id, default: 0] += 1
      let name = counts[sample.id] == 1 ? sample.id : "\(sample.id) \(counts[sample.id] ?? 1)"
      // Paint order puts a layer before its sublayers.
      let parent = sample.id.lastIndex(of: "/").map { String(sample.id[..<$0]) }
      if sample.isHidden || parent.map(hidden.contains) ?? false {
        hidden.insert(sample.id)
      } else {
        present[name] = sample
      }
      if hidden.contains(sample.id) || sample.opacity < Self.faintest || parent.map(faint.contains) ?? false {
        faint.insert(sample.id)
      } else {
        layers[name] = sample
      }
    }
  }

  /// The largest leap in any of some measures since an earlier look.
  ///
  /// Only layers visible in both looks count, of those named if some are; for the opacity, transparent ones count as well.
  func leap(from earlier: LayerLook, _ measures: [LayerMeasure], of names: Set<String>? = nil) -> Leap? {
    var worst: Leap?
    for measure in measures {
      let (now, old) = measure == .opacity ? (present, earlier.present) : (layers, earlier.layers)
      for (id, layer) in now {
        guard let other = old[id], names?.contains(id) ?? true else { continue }
        let leap = Leap(layer: id, measure: measure, from: other[measure], to: layer[measure])
        // Equal amounts are ordered by name, because a dictionary has no order.
        if (leap.amount, worst?.layer ?? "") > (worst?.amount ?? 0, id) { worst = leap }
      }
    }
    return worst
  }
}

extension LayerSample {
  /// The edges of the frame, in points.
  var edges: [Double] { [frame.minX, frame.minY, frame.maxX, frame.maxY] }

  /// The sample's value of a measure; 0 if a sample does not hold it.
  subscript(measure: LayerMeasure) -> Double {
    switch measure {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.size.width
    case .height: frame.size.height
    case .radius: cornerRadius
    case .opacity: opacity
    default: 0
    }
  }
}
