public import SegueGeometry

/// A cubic Bézier curve of up to four numbers at once, by its control points; numbers that are not used are 0.
public struct CubicPiece: Hashable, Sendable {
  /// The control points, the first and the last of which lie on the curve.
  public var start, control1, control2, end: SIMD4<Double>

  /// Creates a curve from its control points.
  public init(
    start: SIMD4<Double>,
    control1: SIMD4<Double>,
    control2: SIMD4<Double>,
    end: SIMD4<Double>
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the straight line between two points, at an even pace.
  public init(from start: SIMD4<Double>, to end: SIMD4<Double>) {
    let third = (end - start) / 3
    self.init(start: start, control1: start + third, control2: end - third, end: end)
  }

  /// Creates a curve of two numbers, the coordinates of a path's.
  public init(_ piece: Path.Piece) {
    func point(_ point: Point) -> SIMD4<Double> { [point.x, point.y, 0, 0] }
    self.init(
      start: point(piece.start),
      control1: point(piece.control1),
      control2: point(piece.control2),
      end: point(piece.end)
    )
  }

  /// The point at a parameter, 0…1; exact at both ends.
  func value(at t: Double) -> SIMD4<Double> {
    if t == 1 { return end }
    let (a, b) = coefficients
    return start + (3 * (control1 - start) + (a + b * t) * t) * t
  }

  /// The first derivative by the parameter.
  func slope(at t: Double) -> SIMD4<Double> {
    let (a, b) = coefficients
    return 3 * (control1 - start) + (2 * a + 3 * b * t) * t
  }

  /// The second derivative by the parameter.
  func bend(at t: Double) -> SIMD4<Double> {
    let (a, b) = coefficients
    return 2 * a + 6 * b * t
  }

  /// The coefficients of the parameter's square and cube.
  private var coefficients: (SIMD4<Double>, SIMD4<Double>) {
    (3 * (start - 2 * control1 + control2), end - start + 3 * (control1 - control2))
  }

  /// The length between two parameters, by Gauss's quadrature with five points.
  func length(from low: Double, to high: Double) -> Double {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    func pair(_ place: Double) -> Double {
      slope(at: middle - half * place).norm + slope(at: middle + half * place).norm
    }
    let sum =
      Self.middleWeight * slope(at: middle).norm + Self.innerWeight * pair(Self.inner)
      + Self.outerWeight * pair(Self.outer)
    return sum * half
  }

  // The roots of Legendre's polynomial of degree 5, and their weights.
  private static let inner = 0.538_469_310_105_683_1
  private static let outer = 0.906_179_845_938_664
  private static let middleWeight = 128.0 / 225
  private static let innerWeight = 0.478_628_670_499_366_47
  private static let outerWeight = 0.236_926_885_056_189_08
}

extension SIMD4<Double> {
  /// The Euclidean length.
  var norm: Double { (self * self).sum().squareRoot() }
}
