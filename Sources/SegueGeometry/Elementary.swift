import CMath

/// The elementary functions, under names that a module can use without importing C's, with the same bits everywhere.
public enum Elementary {
  /// The sine of an angle in radians.
  public static func sine(of angle: Double) -> Double { sin(angle) }
  /// The cosine of an angle in radians.
  public static func cosine(of angle: Double) -> Double { cos(angle) }
  /// The exponential function; infinite above 709.
  public static func exponential(of value: Double) -> Double { exp(value) }
  /// The natural logarithm: −∞ at 0, not a number below.
  public static func logarithm(of value: Double) -> Double { log(value) }

  /// A power; not a number for a negative base and a fractional exponent, infinite for 0 and a negative one.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base < 0 else { return pow(base, exponent) }
    guard exponent == exponent.rounded() else { return .nan }
    let size = pow(-base, exponent)
    return exponent.truncatingRemainder(dividingBy: 2) == 0 ? size : -size
  }

  /// The distance of a point from the origin, which overflows only where it is itself too large.
  public static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    let (longer, shorter) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard longer > 0, longer.isFinite else { return longer }
    let ratio = shorter / longer
    return longer * (1 + ratio * ratio).squareRoot()
  }

  /// The angle from the x axis to a point, in radians, −π…π; 0 at the origin.
  ///
  /// By the arc sine of the shorter side, which is exact where the sine is at most 1 / √2.
  public static func angle(y: Double, x: Double) -> Double {
    let distance = hypotenuse(x, y)
    guard distance > 0 else { return 0 }
    let isFlat = abs(y) <= abs(x)
    let part = asin(min(abs(x), abs(y)) / distance)
    let acute = isFlat ? part : .pi / 2 - part
    let angle = x < 0 ? .pi - acute : acute
    return y < 0 ? -angle : angle
  }
}
