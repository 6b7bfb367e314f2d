#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A rotation in space as a unit quaternion: the axis times the sine of half the angle, and its cosine.
public struct Quaternion: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// Creates a quaternion from its components, of length 1 if it is to be a rotation.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

extension Quaternion: Interpolatable {
  /// The rotation on the shorter great arc: spherical linear interpolation (Shoemake 1985).
  ///
  /// `q(f) = (sin((1 − f)·θ)·a + sin(f·θ)·b) / sin θ`. Near θ = 0 the quotient is ill-conditioned, and the straight
  /// line differs from the arc by less than a rounding error.
  public func interpolated(to end: Quaternion, fraction: Double) -> Quaternion {
    let dot = x * end.x + y * end.y + z * end.z + w * end.w
    let sign: Double = dot < 0 ? -1 : 1
    let cosine = min(abs(dot), 1)
    let theta = acos(cosine)
    let sine = sin(theta)
    var a = 1 - fraction
    var b = fraction
    if sine > 1e-8 {
      a = sin((1 - fraction) * theta) / sine
      b = sin(fraction * theta) / sine
    }
    b *= sign
    return Quaternion(x: a * x + b * end.x, y: a * y + b * end.y, z: a * z + b * end.z, w: a * w + b * end.w)
  }
}
