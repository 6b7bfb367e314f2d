public import SegueGeometry

extension Value: Interpolatable {
  /// A value on the way to another of the same kind; kinds that cannot be blended change at the end.
  public func interpolated(to end: Value, fraction: Double) -> Value {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, fraction: fraction))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, fraction: fraction))
    case (.point, .number), (.number, .point): .point(point.interpolated(to: end.point, fraction: fraction))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, fraction: fraction))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, fraction: fraction))
    case (.radii, _), (_, .radii): .radii(radii.interpolated(to: end.radii, fraction: fraction))
    default: fraction < 1 ? self : end
    }
  }
}
