#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The elementary functions of the C library, under names that a module can use without importing that library.
public enum Elementary {
  /// The sine of an angle in radians.
  public static func sine(of angle: Double) -> Double { sin(angle) }
  /// The cosine of an angle in radians.
  public static func cosine(of angle: Double) -> Double { cos(angle) }
  /// The angle from the x axis to a point, in radians, −π…π; 0 at the origin.
  public static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
  /// A power; not a number for a negative base and a fractional exponent, infinite for 0 and a negative one.
  public static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// The distance of a point from the origin, which overflows only where it is itself too large.
  public static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
  /// The exponential function; infinite above 709.
  public static func exponential(of value: Double) -> Double { exp(value) }
  /// The natural logarithm: −∞ at 0, not a number below.
  public static func logarithm(of value: Double) -> Double { log(value) }
}
