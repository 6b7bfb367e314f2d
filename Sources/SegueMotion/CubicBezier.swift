/// A cubic Bézier timing curve from (0, 0) to (1, 1); x1 and x2 lie in 0…1.
public struct CubicBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// Creates a curve from its two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Core Animation's `default` curve, also that of `UICubicTimingParameters()`.
  public static let standard = CubicBezier(0.25, 0.1, 0.25, 1)
}
