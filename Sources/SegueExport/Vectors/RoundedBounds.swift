import SegueGeometry
import SegueStage

/// A layer's rounded bounds over time, as they are drawn: sizes and radii are not negative, and corners meet at most.
struct RoundedBounds: Hashable {
  var rect: Rect
  /// Clockwise from the top left.
  var radii: [Double]

  init(_ bounds: Rect, _ corners: CornerRadii) {
    rect = Rect(
      x: bounds.minX,
      y: bounds.minY,
      width: max(bounds.size.width, 0),
      height: max(bounds.size.height, 0)
    )
    let most = min(rect.size.width, rect.size.height) / 2
    radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      .map { min(max($0, 0), most) }
  }

  init(_ state: LayerState) { self.init(state.bounds, state.cornerRadii) }

  /// The same seen from another origin.
  init(_ bounds: RoundedBounds, from origin: Point) {
    self = bounds
    rect.origin = rect.origin - origin
  }

  var isUniform: Bool { radii.allSatisfy { $0 == radii[0] } }

  /// Moved inwards on all sides.
  func inset(by width: Double) -> RoundedBounds {
    var result = RoundedBounds(
      rect.expanded(by: -min(width, min(rect.size.width, rect.size.height) / 2)),
      .zero
    )
    result.radii = radii.map { max($0 - width, 0) }
    return result
  }

  /// The numbers that change.
  var row: [Double] { [rect.minX, rect.minY, rect.size.width, rect.size.height] + radii }
}
