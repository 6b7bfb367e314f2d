/// A value that can be blended with another of its kind.
public protocol Interpolatable {
  /// The value at `fraction` of the way to `end`; 0 is `self`, 1 is `end`, and other fractions extrapolate.
  func interpolated(to end: Self, fraction: Double) -> Self
}

extension Double: Interpolatable {
  public func interpolated(to end: Double, fraction: Double) -> Double {
    // Exact at both ends, which `a + (b - a) f` is not.
    fraction == 1 ? end : self + (end - self) * fraction
  }
}

extension Point: Interpolatable {
  public func interpolated(to end: Point, fraction: Double) -> Point {
    Point(x: x.interpolated(to: end.x, fraction: fraction), y: y.interpolated(to: end.y, fraction: fraction))
  }
}

extension Size: Interpolatable {
  public func interpolated(to end: Size, fraction: Double) -> Size {
    Size(
      width: width.interpolated(to: end.width, fraction: fraction),
      height: height.interpolated(to: end.height, fraction: fraction)
    )
  }
}

extension Rect: Interpolatable {
  public func interpolated(to end: Rect, fraction: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: end.origin, fraction: fraction),
      size: size.interpolated(to: end.size, fraction: fraction)
    )
  }
}

extension CornerRadii: Interpolatable {
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
  public func interpolated(to end: Color, fraction: Double) -> Color {
    Color(
      red: red.interpolated(to: end.red, fraction: fraction),
      green: green.interpolated(to: end.green, fraction: fraction),
      blue: blue.interpolated(to: end.blue, fraction: fraction),
      alpha: alpha.interpolated(to: end.alpha, fraction: fraction)
    )
  }
}
