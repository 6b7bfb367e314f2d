public import SegueGeometry
public import SegueStage

/// A layer's model values beside what is presented of it.
public struct LayerInspection: Sendable {
  /// The layer's id, as in `LayerSample`.
  public var id: String
  /// The model values.
  public var model: LayerState
  /// The values presented at the time of the inspection.
  public var presented: LayerState
  /// `CALayer.frame` of the model values, in points of the container.
  public var modelFrame: Rect
  /// The presented bounding box, in points of the container.
  public var frame: Rect
  /// The presented corners, clockwise from the layer's own top left; empty if they cannot be projected.
  public var corners: [Point]
}
