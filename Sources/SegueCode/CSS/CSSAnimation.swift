import SegueMotion

/// One CSS property of one layer in time.
struct CSSAnimation {
  /// The curve between the two ends of an animation.
  enum Curve {
    /// A name or a Bézier that CSS has.
    case known(String, TimingCurve)
    /// Straight lines.
    case lines(CurveFit)
  }

  /// The id of the layer, as samples have it.
  var layer: String
  /// The CSS property: `left`, `opacity`.
  var property: String
  /// `px`, or nothing.
  var unit: String
  var start: Double
  var end: Double
  var curve: Curve

  /// The value at a fraction of the duration.
  func value(at time: Double) -> Double {
    let passed =
      switch curve {
      case .known(_, let curve): curve.value(at: time)
      case .lines(let fit): fit.value(at: time)
      }
    return start + (end - start) * passed
  }
}

/// A layer's matrix in time, at even steps.
struct CSSMatrices {
  var layer: String
  /// CSS's `matrix3d`, a step each.
  var texts: [String]
}
