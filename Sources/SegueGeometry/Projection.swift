/// A mapping of the plane that keeps straight lines straight: an affine transform or a perspective.
///
/// Points are row vectors: `(x, y, 1) · M = (x′, y′, w)`, and the image is `(x′/w, y′/w)`. A point with
/// `w <= 0` lies behind the eye and has no image.
public struct Projection: Hashable, Sendable {
  /// The factor of x in x′.
  public var xx: Double
  /// The factor of x in y′.
  public var xy: Double
  /// The factor of x in w, 0 without perspective.
  public var xw: Double
  /// The factor of y in x′.
  public var yx: Double
  /// The factor of y in y′.
  public var yy: Double
  /// The factor of y in w, 0 without perspective.
  public var yw: Double
  /// The constant term of x′, in points.
  public var tx: Double
  /// The constant term of y′, in points.
  public var ty: Double
  /// The constant term of w, 1 without perspective.
  public var tw: Double

  /// Maps every point to itself.
  public static let identity = Projection(xx: 1, xy: 0, xw: 0, yx: 0, yy: 1, yw: 0, tx: 0, ty: 0, tw: 1)

  /// Creates a projection from its matrix, row by row.
  public init(
    xx: Double,
    xy: Double,
    xw: Double,
    yx: Double,
    yy: Double,
    yw: Double,
    tx: Double,
    ty: Double,
    tw: Double
  ) {
    self.xx = xx
    self.xy = xy
    self.xw = xw
    self.yx = yx
    self.yy = yy
    self.yw = yw
    self.tx = tx
    self.ty = ty
    self.tw = tw
  }

  /// Creates a scale followed by a translation, in points.
  public init(scaleX: Double, scaleY: Double, translation: Point) {
    self.init(
      xx: scaleX,
      xy: 0,
      xw: 0,
      yx: 0,
      yy: scaleY,
      yw: 0,
      tx: translation.x,
      ty: translation.y,
      tw: 1
    )
  }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { xw == 0 && yw == 0 && tw == 1 }

  /// Whether it only scales, mirrors and translates; a turn by 90° does not count.
  public var isAxisAligned: Bool { isAffine && xy == 0 && yx == 0 }

  /// Returns the image of a point; nil if it lies behind the eye.
  public func apply(_ point: Point) -> Point? {
    let w = point.x * xw + point.y * yw + tw
    guard w > 0 else { return nil }
    return Point(
      x: (point.x * xx + point.y * yx + tx) / w,
      y: (point.x * xy + point.y * yy + ty) / w
    )
  }

  /// Returns the mapping that applies `self` first and `next` after it: the product `self · next`.
  public func concatenating(_ next: Projection) -> Projection {
    Projection(
      xx: xx * next.xx + xy * next.yx + xw * next.tx,
      xy: xx * next.xy + xy * next.yy + xw * next.ty,
      xw: xx * next.xw + xy * next.yw + xw * next.tw,
      yx: yx * next.xx + yy * next.yx + yw * next.tx,
      yy: yx * next.xy + yy * next.yy + yw * next.ty,
      yw: yx * next.xw + yy * next.yw + yw * next.tw,
      tx: tx * next.xx + ty * next.yx + tw * next.tx,
      ty: tx * next.xy + ty * next.yy + tw * next.ty,
      tw: tx * next.xw + ty * next.yw + tw * next.tw
    )
  }

  /// The inverse mapping; nil if the plane is seen edge-on.
  ///
  /// The adjugate over the determinant. Any multiple would be the same mapping; this one keeps `w` positive
  /// for the images of points in front of the eye.
  public var inverse: Projection? {
    let a = yy * tw - yw * ty
    let b = yw * tx - yx * tw
    let c = yx * ty - yy * tx
    let determinant = xx * a + xy * b + xw * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let s = 1 / determinant
    return Projection(
      xx: a * s,
      xy: (xw * ty - xy * tw) * s,
      xw: (xy * yw - xw * yy) * s,
      yx: b * s,
      yy: (xx * tw - xw * tx) * s,
      yw: (xw * yx - xx * yw) * s,
      tx: c * s,
      ty: (xy * tx - xx * ty) * s,
      tw: (xx * yy - xy * yx) * s
    )
  }

  /// Returns the images of a rectangle's corners, clockwise from its top left; nil if any is behind the eye.
  public func corners(of rect: Rect) -> (Point, Point, Point, Point)? {
    guard let a = apply(Point(x: rect.minX, y: rect.minY)), let b = apply(Point(x: rect.maxX, y: rect.minY)),
      let c = apply(Point(x: rect.maxX, y: rect.maxY)), let d = apply(Point(x: rect.minX, y: rect.maxY))
    else { return nil }
    return (a, b, c, d)
  }

  /// Returns the bounding box of a rectangle's image; nil if part of it is behind the eye.
  public func boundingBox(of rect: Rect) -> Rect? {
    guard let (a, b, c, d) = corners(of: rect) else { return nil }
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let right = max(max(a.x, b.x), max(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    let bottom = max(max(a.y, b.y), max(c.y, d.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
