public import SegueGeometry

/// A value as the kind that a property wants.
extension Value {
  /// What a list of numbers stands for where a property of a kind is set: four are a rectangle or radii, two a point.
  init(numbers: [Double], as kind: PropertyName.Kind) {
    switch (kind, numbers.count) {
    case (.radii, 4):
      self = .radii(
        CornerRadii(
          topLeft: numbers[0],
          topRight: numbers[1],
          bottomRight: numbers[2],
          bottomLeft: numbers[3]
        )
      )
    case (_, 4): self = .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (_, 2): self = .point(Point(x: numbers[0], y: numbers[1]))
    default: self = .number(numbers.first ?? 0)
    }
  }

  /// Whether it is made of several numbers.
  var isCompound: Bool {
    switch self {
    case .point, .rect, .radii: true
    default: false
    }
  }

  /// One of the numbers that a point, a rectangle or radii are made of, in the order in which a list has them.
  func component(_ index: Int) -> Double {
    let numbers: [Double]
    switch self {
    case .point(let point): numbers = [point.x, point.y]
    case .rect(let rect): numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .radii(let radii):
      numbers = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    default: return number
    }
    return numbers.indices.contains(index) ? numbers[index] : 0
  }

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
