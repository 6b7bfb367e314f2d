public import SegueGeometry
public import SegueStage

/// The value of an expression.
public enum Value: Hashable, Sendable {
  /// A number in the unit of what it is used for.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// A point, or the two factors of a scale.
  case point(Point)
  /// A rectangle.
  case rect(Rect)
  /// Four corner radii in points.
  case radii(CornerRadii)
  /// A colour of the current appearance.
  case color(Color)
  /// A gradient in the colours of the current appearance.
  case gradient(Gradient)
  /// A picture; nil for none.
  case image(StageImage?)
  /// A text, or the word of a property that takes words.
  case text(String)
  /// An outline.
  case path(Path)
  /// A matrix.
  case transform(Transform3D)

  /// The number, the x of a point, or 1 for true; 0 for another kind.
  public var number: Double {
    switch self {
    case .number(let value): value
    case .point(let pair): pair.x
    case .boolean(let value): value ? 1 : 0
    default: 0
    }
  }

  /// The truth value, or whether a number is not 0; false for another kind.
  public var boolean: Bool {
    switch self {
    case .boolean(let value): value
    case .number(let value): value != 0
    default: false
    }
  }
}

extension Value: Interpolatable {
  /// The value at a fraction of the way to another one; kinds that cannot be blended change at 1.
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

extension Value {
  /// The value after one second at a rate; anything but a number, a point, a rectangle or radii is unchanged.
  public func adding(_ rate: Value) -> Value { combined(with: rate) { $0 + $1 } }

  /// The value whose numbers are those of this one and of `other`, combined one by one.
  ///
  /// Anything but a number, a point, a rectangle or radii is returned unchanged.
  public func combined(with other: Value, by operation: (Double, Double) -> Double) -> Value {
    switch self {
    case .number(let number): return .number(operation(number, other.number))
    case .point(let point):
      let second = other.point
      return .point(Point(x: operation(point.x, second.x), y: operation(point.y, second.y)))
    case .rect(let rect):
      let second = other.rect
      return .rect(
        Rect(
          x: operation(rect.origin.x, second.origin.x),
          y: operation(rect.origin.y, second.origin.y),
          width: operation(rect.size.width, second.size.width),
          height: operation(rect.size.height, second.size.height)
        )
      )
    case .radii(let radii):
      let second = other.radii
      return .radii(
        CornerRadii(
          topLeft: operation(radii.topLeft, second.topLeft),
          topRight: operation(radii.topRight, second.topRight),
          bottomRight: operation(radii.bottomRight, second.bottomRight),
          bottomLeft: operation(radii.bottomLeft, second.bottomLeft)
        )
      )
    default: return self
    }
  }
}
