public import SegueGeometry
public import SegueStage

/// What an expression comes to.
public enum Value: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case point(Point)
  case rect(Rect)
  case radii(CornerRadii)
  case color(Color)
  case gradient(Gradient)
  case image(StageImage?)
  /// A string, or the word of a `word` property.
  case text(String)
  case path(Path)
  case transform(Transform3D)

  /// The number, the first of a scale's two, or 0 for another kind.
  public var number: Double {
    switch self {
    case .number(let value): value
    case .point(let pair): pair.x
    case .boolean(let value): value ? 1 : 0
    default: 0
    }
  }

  /// The truth value; a number other than 0 is true.
  public var boolean: Bool {
    switch self {
    case .boolean(let value): value
    case .number(let value): value != 0
    default: false
    }
  }
}

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

extension Value {
  /// The value moved by a rate times one second; what has no numbers stays as it is.
  public func adding(_ rate: Value) -> Value { combined(with: rate) { $0 + $1 } }

  /// The number, or each of the numbers, with that of another value of the same kind; what has none stays as it is.
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
