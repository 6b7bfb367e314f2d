/// A value that can be blended with another of its kind.
public protocol Interpolatable {
  /// Returns the value `fraction` of the way to `end`.
  ///
  /// 0 is `self`, 1 is `end`, and fractions outside 0…1 extrapolate.
  func interpolated(to end: Self, fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// Returns the number `fraction` of the way to `end`; exact at both ends.
  public func interpolated(to end: Double, fraction: Double) -> Double {
    // At f = 1, `a + (b - a) f` can miss `b` by a rounding error.
    fraction == 1 ? end : self + (end - self) * fraction
  }
}

extension Point: Interpolatable {
  /// Returns the point `fraction` of the way along the straight line to `end`.
  public func interpolated(to end: Point, fraction: Double) -> Point {
    Point(x: x.interpolated(to: end.x, fraction: fraction), y: y.interpolated(to: end.y, fraction: fraction))
  }
}

extension Size: Interpolatable {
  /// Returns the size with width and height each `fraction` of the way to `end`.
  public func interpolated(to end: Size, fraction: Double) -> Size {
    Size(
      width: width.interpolated(to: end.width, fraction: fraction),
      height: height.interpolated(to: end.height, fraction: fraction)
    )
  }
}

extension Rect: Interpolatable {
  /// Returns the rectangle whose corners are `fraction` of the way along straight lines to those of `end`.
  public func interpolated(to end: Rect, fraction: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: end.origin, fraction: fraction),
      size: size.interpolated(to: end.size, fraction: fraction)
    )
  }
}

extension CornerRadii: Interpolatable {
  /// Returns the radii with each corner `fraction` of the way to that of `end`.
  public func interpolated(to end: CornerRadii, fraction: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft.interpolated(to: end.topLeft, fraction: fraction),
      topRight: topRight.interpolated(to: end.topRight, fraction: fraction),
      bottomRight: bottomRight.interpolated(to: end.bottomRight, fraction: fraction),
      bottomLeft: bottomLeft.interpolated(to: end.bottomLeft, fraction: fraction)
    )
  }
}

extension Color: Interpolatable {
  /// Returns the colour with each component `fraction` of the way to that of `end`.
  ///
  /// The blend is of gamma-encoded components with straight alpha, and is not clamped.
  public func interpolated(to end: Color, fraction: Double) -> Color {
    Color(
      red: red.interpolated(to: end.red, fraction: fraction),
      green: green.interpolated(to: end.green, fraction: fraction),
      blue: blue.interpolated(to: end.blue, fraction: fraction),
      alpha: alpha.interpolated(to: end.alpha, fraction: fraction)
    )
  }
}
