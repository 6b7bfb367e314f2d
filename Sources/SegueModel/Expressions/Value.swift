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
