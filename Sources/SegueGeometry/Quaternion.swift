import CMath

/// A rotation in space as a unit quaternion: the axis times the sine of half the angle, and its cosine.
public struct Quaternion: Hashable, Sendable {
  /// The x component of the axis, times the sine of half the angle.
  public var x: Double
  /// The y component of the axis, times the sine of half the angle.
  public var y: Double
  /// The z component of the axis, times the sine of half the angle.
  public var z: Double
  /// The cosine of half the angle.
  public var w: Double

  /// No rotation.
  public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// Creates a quaternion from its components; it is a rotation only if its length is 1.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

extension Quaternion: Interpolatable {
  /// Returns the rotation `fraction` of the way along the shorter great arc.
  ///
  /// Spherical linear interpolation (Shoemake 1985), `q(f) = (sin((1 − f)·θ)·a + sin(f·θ)·b) / sin θ`. Near
  /// θ = 0 the quotient is ill-conditioned; the linear blend used there differs from the arc by less than a
  /// rounding error.
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

extension Quaternion {
  /// The matrix of the rotation, for row vectors, row by row.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Creates the rotation of an orthonormal, right-handed matrix for row vectors.
  ///
  /// The square root gives the largest component, so that the quotients for the others are accurate
  /// (Shepperd 1978).
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    if trace >= max(a.x, b.y, c.z) {
      let w = (1 + trace).squareRoot() / 2
      self.init(x: (b.z - c.y) / (4 * w), y: (c.x - a.z) / (4 * w), z: (a.y - b.x) / (4 * w), w: w)
    } else if a.x >= b.y && a.x >= c.z {
      let x = (1 + a.x - b.y - c.z).squareRoot() / 2
      self.init(x: x, y: (a.y + b.x) / (4 * x), z: (a.z + c.x) / (4 * x), w: (b.z - c.y) / (4 * x))
    } else if b.y >= c.z {
      let y = (1 + b.y - a.x - c.z).squareRoot() / 2
      self.init(x: (a.y + b.x) / (4 * y), y: y, z: (b.z + c.y) / (4 * y), w: (c.x - a.z) / (4 * y))
    } else {
      let z = (1 + c.z - a.x - b.y).squareRoot() / 2
      self.init(x: (a.z + c.x) / (4 * z), y: (b.z + c.y) / (4 * z), z: z, w: (a.y - b.x) / (4 * z))
    }
  }
}
