package import SegueGeometry
package import SegueModel

extension LayerSample {
  /// What is seen of it as soon as a device has been turned: the same picture, a quarter of a turn off.
  ///
  /// A device turned to landscape is turned to the left, so that what was at the left is below; back, to the right.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held now.
  ///   - canvas: The canvas of that orientation, in points.
  /// - Returns: the sample on that canvas.
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
