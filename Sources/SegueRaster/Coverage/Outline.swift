import SegueGeometry
import SegueStage

/// A layer's rounded bounds, in its own points, ready to be drawn.
struct Outline: Hashable {
  var rect: Rect
  var radii: CornerRadii
  /// The edges that need not lie between pixels.
  var softEdges: EdgeAntialiasingMask

  /// Creates an outline; a negative size becomes 0, radii are clamped to 0…half the shorter side, as
  /// Core Animation clamps `cornerRadius`.
  init(_ bounds: Rect, radii: CornerRadii = .zero, softEdges: EdgeAntialiasingMask = .all) {
    self.softEdges = softEdges
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

  /// All of it antialiased.
  var softened: Outline { Outline(rect, radii: radii) }

  var isRectangle: Bool { radii.largest <= 0 }
  var isFinite: Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
  }
}

extension EdgeAntialiasingMask {
  /// The edges as a mirror shows them.
  func mirrored(x: Bool, y: Bool) -> EdgeAntialiasingMask {
    var result = self
    if x, contains(.left) != contains(.right) { result.formSymmetricDifference([.left, .right]) }
    if y, contains(.top) != contains(.bottom) { result.formSymmetricDifference([.top, .bottom]) }
    return result
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
