public import SegueGeometry

/// A result of an expression that nothing on a screen can have: undefined, infinite or too large.
///
/// A scene's literals are checked as they are read. What arithmetic makes of them depends on the device, on
/// other layers and on the touch, so results are checked at every evaluation.
public struct EvaluationFault: Hashable, Sendable, CustomStringConvertible {
  /// The expression.
  public var source: SourceRange
  /// The result: not a number, infinite, or beyond `limit`.
  public var value: Double

  /// The largest magnitude of a usable result, in the unit of what it is used for.
  ///
  /// Sums and products of a few such numbers are finite, and whole numbers among them are exact.
  public static let limit = 1e9

  /// Whether a number can be used as it is.
  static func isUsable(_ value: Double) -> Bool { value.magnitude <= limit }

  /// The number used instead: the nearest usable one, or 0 for one that is infinite or undefined.
  static func substitute(for value: Double) -> Double { value.isFinite ? min(max(value, -limit), limit) : 0 }

  /// What is wrong with the result, in a few words.
  public var description: String {
    if value.isNaN { return "this comes to no number" }
    if value.isInfinite { return "this comes to infinity" }
    return "this comes to \(value), beyond the ±1e9 that can be shown"
  }

  /// A likely cause; nil if the result is merely too large.
  public var hint: String? {
    value.isFinite
      ? nil
      : "it divides by 0, or takes a root or a logarithm that has no value, on this device or at that moment"
  }
}
