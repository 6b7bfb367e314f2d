#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Areas of the unit disc's first quadrant.
enum QuarterDisc {
  /// The area of the disc inside `x0…x1` × `y0…y1`, all coordinates at least 0.
  ///
  /// The arc is `√(1 - x²)`. Left of `p`, where it rises above `y1`, the box is full; right of `q`, where it falls
  /// below `y0`, empty; between, the area is `∫ √(1 - x²) - y0 dx`.
  static func area(x0: Double, x1: Double, y0: Double, y1: Double) -> Double {
    let p = y1 >= 1 ? 0 : (1 - y1 * y1).squareRoot()
    let q = y0 >= 1 ? 0 : (1 - y0 * y0).squareRoot()
    let full = max(min(x1, p) - x0, 0) * (y1 - y0)
    let from = max(x0, p)
    let to = min(x1, q)
    guard to > from else { return full }
    return full + integral(to) - integral(from) - y0 * (to - from)
  }

  /// `∫ √(1 - x²) dx = (x √(1 - x²) + asin x) / 2`.
  private static func integral(_ x: Double) -> Double {
    let x = min(x, 1)
    return (x * (1 - x * x).squareRoot() + asin(x)) / 2
  }
}
