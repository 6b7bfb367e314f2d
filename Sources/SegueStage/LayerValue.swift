public import SegueGeometry

/// The value of one `LayerProperty`.
public enum LayerValue: Hashable, Sendable {
  /// Points, radians, or a plain number, as the property says.
  case number(Double)
  case color(Color)
  indirect case transform(Transform3D)
}
