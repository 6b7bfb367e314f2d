public import SegueGeometry

/// A number that an expression came to, and that nothing on a screen can have.
///
/// A scene's literals are checked as they are read; what arithmetic makes of them depends on the device, on other layers
/// and on the hand, so it is checked where it is evaluated, once for every value that a layer, a count or a time takes.
public struct EvaluationFault: Hashable, Sendable, CustomStringConvertible {
  /// What was written there.
  public var source: SourceRange
  /// Not a number, infinite, or beyond `limit`.
  public var value: Double

  /// The largest magnitude of an evaluated number, in points, seconds or whatever its unit is: sums and products of a few
  /// such numbers are finite, and whole ones among them are exact.
  public static let limit = 1e9

  /// Whether a number may be used as it is.
  static func isUsable(_ value: Double) -> Bool { value.magnitude <= limit }

  /// What is used in a faulty number's place: the nearest that may be, and 0 for what arithmetic leaves undefined.
  static func substitute(for value: Double) -> Double { value.isFinite ? min(max(value, -limit), limit) : 0 }

  public var description: String {
    if value.isNaN { return "this comes to no number" }
    if value.isInfinite { return "this comes to infinity" }
    return "this comes to \(value), beyond the ±1e9 that can be shown"
  }

  /// What the author may do about it.
  public var hint: String? {
    value.isFinite
      ? nil : "it divides by 0, or takes the root of a negative number, on this device or at that moment"
  }
}
