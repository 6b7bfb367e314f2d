/// The rate of change from a moment on, estimated from the value then and shortly after.
///
/// A one-sided difference of third order,
///
///     f'(0) = (18 (f₁ − f₀) − 9 (f₂ − f₀) + 2 (f₃ − f₀)) / 6h − h³ f⁗/4
///
/// in steps of ten microseconds, where a spring's fourth derivative and the rounding of a canvas's points
/// both stay below a millionth. The first value is subtracted before anything else, so that the rate is
/// exactly 0 at rest.
enum OneSidedDifference {
  /// Seconds between the values.
  static let step = 1e-5

  /// Returns the rate of change per second.
  static func rate(
    _ here: Double,
    _ first: Double,
    _ second: Double,
    _ third: Double,
    step: Double = step
  ) -> Double {
    let rise: Double = 18 * (first - here) - 9 * (second - here)
    return (rise + 2 * (third - here)) / (6 * step)
  }
}
