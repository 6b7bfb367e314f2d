/// A cubic Bézier timing curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` and CSS `cubic-bezier(…)`.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's time, clamped to 0…1 on evaluation.
  public let x1: Double
  /// The first control point's progress, clamped to ±1e6 on evaluation; outside 0…1 the curve overshoots.
  public let y1: Double
  /// The second control point's time, clamped to 0…1 on evaluation.
  public let x2: Double
  /// The second control point's progress, clamped to ±1e6 on evaluation.
  public let y2: Double

  /// Creates a curve from its two control points, (x1, y1) and (x2, y2).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// `UIView.AnimationCurve.easeIn`, CSS `ease-in`.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// `UIView.AnimationCurve.easeOut`, CSS `ease-out`.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// `UIView.AnimationCurve.easeInOut`, CSS `ease-in-out`.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Core Animation's `default` curve, also that of `UICubicTimingParameters()`; CSS `ease`.
  public static let standard = CubicBezier(0.25, 0.1, 0.25, 1)
}

extension CubicBezier {
  /// Returns the progress at a fraction of time: `y(s)` where `x(s) = fraction`.
  ///
  /// Outside 0…1 the curve continues along its end tangents, where a vertical one counts as horizontal. An x1
  /// or x2 outside 0…1 is clamped, or the curve would not be a function.
  ///
  /// - Complexity: At most 64 iterations, usually three or four.
  public func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return startSlope * fraction.clamped(to: -1e9...0, otherwise: 0) }
    guard fraction < 1 else { return 1 + endSlope * (min(fraction, 1e9) - 1) }
    return ordinates.value(at: parameter(at: fraction))
  }

  /// Returns the slope of the progress at a fraction of time, clamped to ±1e6 inside 0…1.
  ///
  /// At and below 0, and at and above 1, it is the slope of the end tangent.
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

  /// The slope of the tangent at (0, 0), through the first control point that differs from it.
  private var startSlope: Double {
    let x: BezierPolynomial = abscissas
    let y: BezierPolynomial = ordinates
    if x.first > 0 { return y.first / x.first }
    guard y.first == 0 else { return 0 }
    if x.second > 0 { return y.second / x.second }
    return y.second == 0 ? 1 : 0
  }

  /// The slope of the tangent at (1, 1), through the last control point that differs from it.
  private var endSlope: Double {
    let x: BezierPolynomial = abscissas
    let y: BezierPolynomial = ordinates
    if x.second < 1 { return (y.second - 1) / (x.second - 1) }
    guard y.second == 1 else { return 0 }
    if x.first < 1 { return (y.first - 1) / (x.first - 1) }
    return y.first == 1 ? 1 : 0
  }

  /// The parameter `s` at which `x(s) = fraction`, for fractions inside 0…1.
  ///
  /// Newton's method within a shrinking bracket. If a step would leave the bracket, or the derivative is 0,
  /// as at the middle of (1, 0, 0, 1), the bracket is halved instead, so that the search always ends.
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

/// One coordinate of a cubic Bézier curve from 0 to 1, `((a s + b) s + c) s`.
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
