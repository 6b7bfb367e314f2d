import SegueGeometry

/// How large the stage is shown, and around what.
struct StageZoom: Hashable, Sendable {
  /// 1, 2 or 4.
  private(set) var factor: Double = 1
  /// The canvas point in the middle; nil: the canvas' own middle.
  private(set) var focus: Point?

  /// The next zoom, around the place last pointed at.
  mutating func cycle(around place: Point?) {
    factor = factor >= 4 ? 1 : factor * 2
    focus = factor == 1 ? nil : focus ?? place
  }

  /// Moves the shown part by tenths of itself, within the canvas.
  mutating func pan(right: Int, down: Int, shown: Rect, canvas: Size) {
    guard factor > 1 else { return }
    let center: Point = shown.center
    let halfWidth: Double = shown.size.width / 2
    let halfHeight: Double = shown.size.height / 2
    let x: Double = center.x + Double(right) * shown.size.width / 10
    let y: Double = center.y + Double(down) * shown.size.height / 10
    focus = Point(
      x: min(max(x, halfWidth), canvas.width - halfWidth),
      y: min(max(y, halfHeight), canvas.height - halfHeight)
    )
  }
}
