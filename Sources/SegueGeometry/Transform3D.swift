import CMath

/// A 4×4 matrix with the conventions of `CATransform3D`.
///
/// Points are row vectors, `(x, y, z, 1) · M = (x′, y′, z′, w)`; `a.concatenating(b)` therefore applies `a`
/// first.
public struct Transform3D: Hashable, Sendable {
  /// The factor of x in x′.
  public var m11 = 1.0
  /// The factor of x in y′.
  public var m12 = 0.0
  /// The factor of x in z′.
  public var m13 = 0.0
  /// The factor of x in w, 0 without perspective.
  public var m14 = 0.0
  /// The factor of y in x′.
  public var m21 = 0.0
  /// The factor of y in y′.
  public var m22 = 1.0
  /// The factor of y in z′.
  public var m23 = 0.0
  /// The factor of y in w, 0 without perspective.
  public var m24 = 0.0
  /// The factor of z in x′.
  public var m31 = 0.0
  /// The factor of z in y′.
  public var m32 = 0.0
  /// The factor of z in z′.
  public var m33 = 1.0
  /// The factor of z in w: the perspective, usually `-1 / distance`.
  public var m34 = 0.0
  /// The translation along x, in points.
  public var m41 = 0.0
  /// The translation along y, in points.
  public var m42 = 0.0
  /// The translation along z, towards the viewer, in points.
  public var m43 = 0.0
  /// The constant term of w, usually 1.
  public var m44 = 1.0

  /// The transform that changes nothing, `CATransform3DIdentity`.
  public static let identity = Transform3D()

  /// Creates the identity.
  public init() {}

  /// Returns a translation by (x, y, z) points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var result = Transform3D()
    result.m41 = x
    result.m42 = y
    result.m43 = z
    return result
  }

  /// Returns a scale about the origin, by a factor for each axis.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    var result = Transform3D()
    result.m11 = x
    result.m22 = y
    result.m33 = z
    return result
  }

  /// Returns a perspective: `m34` is `-1 / distance`, with the distance of the eye from z = 0 in points.
  public static func perspective(m34: Double) -> Transform3D {
    var result = Transform3D()
    result.m34 = m34
    return result
  }

  /// Returns a rotation about the x axis; positive angles turn y towards z.
  public static func rotationX(radians: Double) -> Transform3D {
    var result = Transform3D()
    result.m22 = cos(radians)
    result.m23 = sin(radians)
    result.m32 = -sin(radians)
    result.m33 = cos(radians)
    return result
  }

  /// Returns a rotation about the y axis; positive angles turn z towards x.
  public static func rotationY(radians: Double) -> Transform3D {
    var result = Transform3D()
    result.m11 = cos(radians)
    result.m13 = -sin(radians)
    result.m31 = sin(radians)
    result.m33 = cos(radians)
    return result
  }

  /// Returns a rotation about the z axis; positive angles turn x towards y, clockwise on a screen.
  public static func rotationZ(radians: Double) -> Transform3D {
    var result = Transform3D()
    result.m11 = cos(radians)
    result.m12 = sin(radians)
    result.m21 = -sin(radians)
    result.m22 = cos(radians)
    return result
  }

  /// Returns the transform that applies `self` first and `next` after it: the product `self · next`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    var r = Transform3D()
    r.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31 + m14 * next.m41
    r.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32 + m14 * next.m42
    r.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33 + m14 * next.m43
    r.m14 = m11 * next.m14 + m12 * next.m24 + m13 * next.m34 + m14 * next.m44
    r.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31 + m24 * next.m41
    r.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32 + m24 * next.m42
    r.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33 + m24 * next.m43
    r.m24 = m21 * next.m14 + m22 * next.m24 + m23 * next.m34 + m24 * next.m44
    r.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31 + m34 * next.m41
    r.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32 + m34 * next.m42
    r.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33 + m34 * next.m43
    r.m34 = m31 * next.m14 + m32 * next.m24 + m33 * next.m34 + m34 * next.m44
    r.m41 = m41 * next.m11 + m42 * next.m21 + m43 * next.m31 + m44 * next.m41
    r.m42 = m41 * next.m12 + m42 * next.m22 + m43 * next.m32 + m44 * next.m42
    r.m43 = m41 * next.m13 + m42 * next.m23 + m43 * next.m33 + m44 * next.m43
    r.m44 = m41 * next.m14 + m42 * next.m24 + m43 * next.m34 + m44 * next.m44
    return r
  }

  /// Returns the transform with a translation by (x, y, z) points before it, as `CATransform3DTranslate`.
  public func translated(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D.translation(x: x, y: y, z: z).concatenating(self)
  }

  /// The mapping of the plane z = 0, in which a flat layer's contents lie.
  public var projection: Projection {
    Projection(
      xx: m11,
      xy: m12,
      xw: m14,
      yx: m21,
      yy: m22,
      yw: m24,
      tx: m41,
      ty: m42,
      tw: m44
    )
  }
}
