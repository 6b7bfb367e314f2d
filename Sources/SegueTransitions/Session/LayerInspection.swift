public import SegueGeometry
public import SegueStage

/// One layer as the program has set it, beside what is presented of it.
public struct LayerInspection: Sendable {
  /// As in `LayerSample`.
  public var id: String
  public var model: LayerState
  public var presented: LayerState
  /// `CALayer.frame` of the model values, in points of the container.
  public var modelFrame: Rect
  /// The presented bounding box, in points of the container.
  public var frame: Rect
  /// The presented corners, clockwise from the layer's own top left; empty where it cannot be seen.
  public var corners: [Point]
}
