public import SegueGeometry
package import SegueModel

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

extension LayerSample {
  /// Returns the sample as it appears right after the device has been turned: the same picture, turned by
  /// 90°.
  ///
  /// A device goes to landscape by a turn to the left, so that what was at the left is at the bottom, and
  /// back by a turn to the right.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held now.
  ///   - canvas: The canvas of that orientation, in points.
  /// - Returns: The sample on that canvas.
  package func turned(to orientation: Script.Orientation, on canvas: Size) -> LayerSample {
    func place(_ point: Point) -> Point {
      orientation == .landscape
        ? Point(x: point.y, y: canvas.height - point.x) : Point(x: canvas.width - point.y, y: point.x)
    }
    let (first, last) = (
      place(Point(x: frame.minX, y: frame.minY)), place(Point(x: frame.maxX, y: frame.maxY))
    )
    var result = self
    result.frame = Rect(
      x: min(first.x, last.x),
      y: min(first.y, last.y),
      width: frame.size.height,
      height: frame.size.width
    )
    result.corners = corners.map { $0.map(place) }
    return result
  }
}
