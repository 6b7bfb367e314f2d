public import SegueGeometry

/// One layer as presented at one moment, hidden or not: what `segue sample` prints.
public struct LayerSample: Hashable, Sendable {
  /// `screen/layer/sublayer`, or `container/NAME` for what a transition added.
  public var id: String
  /// The presented bounding box, in points of the canvas.
  public var frame: Rect
  /// The layer's own opacity, not multiplied by its superlayers'; a spring may overshoot 0…1.
  public var opacity: Double
  /// The largest of the four corner radii, in points.
  public var cornerRadius: Double
  /// Whether the layer itself is hidden; a layer inside a hidden one need not be.
  public var isHidden: Bool
  /// The presented corners, clockwise from the layer's own top left; nil if its sides are axis-aligned.
  public var corners: [Point]?

  /// Creates a sample.
  public init(
    id: String,
    frame: Rect,
    opacity: Double,
    cornerRadius: Double,
    isHidden: Bool,
    corners: [Point]? = nil
  ) {
    self.id = id
    self.frame = frame
    self.opacity = opacity
    self.cornerRadius = cornerRadius
    self.isHidden = isHidden
    self.corners = corners
  }
}
