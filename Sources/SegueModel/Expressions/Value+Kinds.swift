public import SegueGeometry

/// A value as the kind that a property wants.
extension Value {
  /// A point; a number stands for both its parts.
  public var point: Point {
    switch self {
    case .point(let point): point
    case .number(let number): Point(x: number, y: number)
    case .rect(let rect): rect.origin
    default: .zero
    }
  }

  /// A rectangle, or the zero one.
  public var rect: Rect {
    switch self {
    case .rect(let rect): rect
    case .radii(let radii):
      Rect(x: radii.topLeft, y: radii.topRight, width: radii.bottomRight, height: radii.bottomLeft)
    default: .zero
    }
  }

  /// Four radii; a number stands for all of them.
  public var radii: CornerRadii {
    switch self {
    case .radii(let radii): radii
    case .number(let number): CornerRadii(number)
    case .rect(let rect):
      CornerRadii(
        topLeft: rect.origin.x,
        topRight: rect.origin.y,
        bottomRight: rect.size.width,
        bottomLeft: rect.size.height
      )
    default: .zero
    }
  }

  /// A colour, or clear.
  public var color: Color {
    if case .color(let color) = self { return color }
    return .clear
  }

  /// A matrix, or the identity.
  public var transform: Transform3D {
    if case .transform(let transform) = self { return transform }
    return .identity
  }

  /// A text, or the empty one.
  public var string: String {
    if case .text(let text) = self { return text }
    return ""
  }
}
