import SegueGeometry

/// A layer's rounded bounds, in its own points, ready to be drawn.
struct Outline: Hashable {
  var rect: Rect
  var radii: CornerRadii

  /// Creates an outline; a negative size becomes 0, radii are clamped to 0…half the shorter side, as
  /// Core Animation clamps `cornerRadius`.
  init(_ bounds: Rect, radii: CornerRadii = .zero) {
    rect = Rect(
      origin: bounds.origin,
      size: Size(width: max(bounds.size.width, 0), height: max(bounds.size.height, 0))
    )
    let limit = min(rect.size.width, rect.size.height) / 2
    func clamp(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
    self.radii = CornerRadii(
      topLeft: clamp(radii.topLeft),
      topRight: clamp(radii.topRight),
      bottomRight: clamp(radii.bottomRight),
      bottomLeft: clamp(radii.bottomLeft)
    )
  }

  /// The inner edge of a border, whose corners are rounder by its width.
  func inset(by width: Double) -> Outline {
    Outline(
      rect.expanded(by: -min(width, min(rect.size.width, rect.size.height) / 2)),
      radii: CornerRadii(
        topLeft: radii.topLeft - width,
        topRight: radii.topRight - width,
        bottomRight: radii.bottomRight - width,
        bottomLeft: radii.bottomLeft - width
      )
    )
  }

  var isRectangle: Bool { radii.largest <= 0 }
  var isFinite: Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
  }
}

extension CornerRadii {
  /// The radii as a mirror shows them.
  func mirrored(x: Bool, y: Bool) -> CornerRadii {
    var result = self
    if x {
      result = CornerRadii(
        topLeft: result.topRight,
        topRight: result.topLeft,
        bottomRight: result.bottomLeft,
        bottomLeft: result.bottomRight
      )
    }
    if y {
      result = CornerRadii(
        topLeft: result.bottomLeft,
        topRight: result.bottomRight,
        bottomRight: result.topRight,
        bottomLeft: result.topLeft
      )
    }
    return result
  }
}
