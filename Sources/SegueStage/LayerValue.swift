public import SegueGeometry

/// The value of one `LayerProperty`.
public enum LayerValue: Hashable, Sendable {
  /// Points, radians, or a plain number, as the property says.
  case number(Double)
  case color(Color)
  indirect case transform(Transform3D)

  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var color: Color? { if case .color(let color) = self { color } else { nil } }
  public var transform: Transform3D? { if case .transform(let transform) = self { transform } else { nil } }
}
