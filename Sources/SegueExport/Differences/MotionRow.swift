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
