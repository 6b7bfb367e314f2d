import SegueDocuments
import SegueModel
import SegueTransitions

/// What every layer presents at a time, whoever has measured it.
struct MotionRow {
  /// The layers' names.
  var layers: [String] = []
  /// `LayerMeasure.count` numbers a layer; NaN for what a layer does not have then.
  var values: [Double] = []
  /// The names of layers that are there and not shown.
  var hidden: Set<String> = []

  /// Whether the layer in a slot is shown; there is none in a slot below 0.
  func shows(_ slot: Int) -> Bool {
    slot >= 0 && !values[slot * LayerMeasure.count + LayerMeasure.x.index].isNaN
      && !hidden.contains(layers[slot])
  }
}

extension MotionRow {
  /// What a probe has measured.
  init(_ probe: MotionProbe) {
    layers = probe.layers
    values = probe.values
    hidden = Set(probe.subject.layerSamples().lazy.filter(\.isHidden).map(\.id))
  }
}

extension MotionRow {
  /// The layers of a line; nil if one of them is none.
  init?(_ samples: [JSONValue]) {
    for sample in samples {
      guard let id = sample["id"].string else { return nil }
      let box = sample["frame"].elements.map { $0.real ?? .nan }
      guard box.count == 4 else { return nil }
      layers.append(id)
      if sample["hidden"].isTrue { hidden.insert(id) }
      let start = values.count
      values += Array(repeating: .nan, count: LayerMeasure.count)
      for (measure, value) in zip([LayerMeasure.x, .y, .width, .height], box) {
        values[start + measure.index] = value
      }
      values[start + LayerMeasure.opacity.index] = sample["opacity"].real ?? .nan
      values[start + LayerMeasure.radius.index] = sample["cornerRadius"].real ?? .nan
    }
  }
}

extension JSONValue {
  /// The number; nil of anything else.
  var real: Double? { if case .number(let number) = self { number } else { nil } }
}
