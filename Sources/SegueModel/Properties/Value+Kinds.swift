public import SegueGeometry

/// Conversions to the kinds that properties take.
extension Value {
  /// Creates the value of a list for a kind of property: four numbers are a rectangle or radii, two a point.
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

  /// Whether the value is made of several numbers that expressions can compute with one by one.
  var isCompound: Bool {
    switch self {
    case .point, .rect, .radii: true
    default: false
    }
  }

  /// One of the numbers of a point, a rectangle or radii, in the order of a list; of a number, the number.
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

  /// The point, a number twice, or a rectangle's origin; zero for another kind.
  public var point: Point {
    switch self {
    case .point(let point): point
    case .number(let number): Point(x: number, y: number)
    case .rect(let rect): rect.origin
    default: .zero
    }
  }

  /// The rectangle, or the one that has the four radii as its numbers; zero for another kind.
  public var rect: Rect {
    switch self {
    case .rect(let rect): rect
    case .radii(let radii):
      Rect(x: radii.topLeft, y: radii.topRight, width: radii.bottomRight, height: radii.bottomLeft)
    default: .zero
    }
  }

  /// The radii, a number four times, or the four numbers of a rectangle; zero for another kind.
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

  /// The colour; clear for another kind.
  public var color: Color {
    if case .color(let color) = self { return color }
    return .clear
  }

  /// The matrix; the identity for another kind.
  public var transform: Transform3D {
    if case .transform(let transform) = self { return transform }
    return .identity
  }

  /// The text; empty for another kind.
  public var string: String {
    if case .text(let text) = self { return text }
    return ""
  }
}
