extension CubicBezier {
  /// The progress at a fraction of time: `y(s)` where `x(s) = fraction`.
  ///
  /// Outside 0…1 the curve goes on along its end tangents, a vertical one counting as level. Control points'
  /// x outside 0…1 are clamped, or the curve would not be a function.
  ///
  /// - Complexity: At most 64 steps, three or four as a rule.
  public func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return startSlope * fraction.clamped(to: -1e9...0, otherwise: 0) }
    guard fraction < 1 else { return 1 + endSlope * (min(fraction, 1e9) - 1) }
    return ordinates.value(at: parameter(at: fraction))
  }

  /// The slope of the progress at a fraction of time, held within ±1e6 where the curve is vertical.
  ///
  /// From 0 downwards and 1 upwards it is that of the end tangents.
  public func slope(at fraction: Double) -> Double {
    guard fraction > 0 else { return startSlope }
    guard fraction < 1 else { return endSlope }
    let parameter: Double = parameter(at: fraction)
    let slope: Double = ordinates.derivative(at: parameter) / abscissas.derivative(at: parameter)
    return slope.clamped(to: -1e6...1e6, otherwise: 1e6)
  }

  private var abscissas: BezierPolynomial {
    BezierPolynomial(x1.clamped(to: 0...1, otherwise: 0), x2.clamped(to: 0...1, otherwise: 1))
  }

  private var ordinates: BezierPolynomial {
    BezierPolynomial(y1.clamped(to: -1e6...1e6, otherwise: 0), y2.clamped(to: -1e6...1e6, otherwise: 1))
  }

  /// The tangent at (0, 0), through the first control point that lies apart from it.
  private var startSlope: Double {
    let x: BezierPolynomial = abscissas
    let y: BezierPolynomial = ordinates
    if x.first > 0 { return y.first / x.first }
    guard y.first == 0 else { return 0 }
    if x.second > 0 { return y.second / x.second }
    return y.second == 0 ? 1 : 0
  }

  /// The tangent at (1, 1), through the last control point that lies apart from it.
  private var endSlope: Double {
    let x: BezierPolynomial = abscissas
    let y: BezierPolynomial = ordinates
    if x.second < 1 { return (y.second - 1) / (x.second - 1) }
    guard y.second == 1 else { return 0 }
    if x.first < 1 { return (y.first - 1) / (x.first - 1) }
    return y.first == 1 ? 1 : 0
  }

  /// The curve's parameter at which `x(s) = fraction`, for fractions inside 0…1.
  ///
  /// Newton's method within a shrinking bracket: where a step would leave the bracket, or `x` stands still,
  /// as at the middle of (1, 0, 0, 1), the bracket is halved instead, so that it always ends.
  private func parameter(at fraction: Double) -> Double {
    let x: BezierPolynomial = abscissas
    var low: Double = 0
    var high: Double = 1
    var parameter: Double = fraction
    for _ in 0..<64 {
      let excess: Double = x.value(at: parameter) - fraction
      if excess == 0 { break }
      if excess < 0 { low = parameter } else { high = parameter }
      var next: Double = parameter - excess / x.derivative(at: parameter)
      if !(next > low && next < high) { next = (low + high) / 2 }
      let step: Double = abs(next - parameter)
      parameter = next
      if step < 1e-16 { break }
    }
    return parameter
  }
}

/// One coordinate of a cubic Bézier from 0 to 1, `((a s + b) s + c) s`.
private struct BezierPolynomial {
  let first: Double
  let second: Double
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at parameter: Double) -> Double { ((a * parameter + b) * parameter + c) * parameter }

  func derivative(at parameter: Double) -> Double { (3 * a * parameter + 2 * b) * parameter + c }
}
