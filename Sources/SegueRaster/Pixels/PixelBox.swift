import SegueGeometry

/// A rectangle of whole pixels, the right and bottom edges excluded.
struct PixelBox: Hashable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  static let empty = PixelBox(x0: 0, y0: 0, x1: 0, y1: 0)

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// The pixels that a rectangle touches; places beyond any picture are clamped.
  init(around rect: Rect) {
    self.init(
      x0: PixelBox.pixel(rect.minX.rounded(.down)),
      y0: PixelBox.pixel(rect.minY.rounded(.down)),
      x1: PixelBox.pixel(rect.maxX.rounded(.up)),
      y1: PixelBox.pixel(rect.maxY.rounded(.up))
    )
  }

  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var area: Int { GridSize(columns: width, rows: height).count }

  func contains(_ other: PixelBox) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  func intersection(_ other: PixelBox) -> PixelBox {
    let box = PixelBox(
      x0: max(x0, other.x0),
      y0: max(y0, other.y0),
      x1: min(x1, other.x1),
      y1: min(y1, other.y1)
    )
    return box.isEmpty ? .empty : box
  }

  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      x0: min(x0, other.x0),
      y0: min(y0, other.y0),
      x1: max(x1, other.x1),
      y1: max(y1, other.y1)
    )
  }

  func expanded(x: Int, y: Int) -> PixelBox { PixelBox(x0: x0 - x, y0: y0 - y, x1: x1 + x, y1: y1 + y) }

  /// The boundary between the pixels whose centres are before a coordinate and the others.
  ///
  /// Centres are taken to be slightly before their place; otherwise rounding would decide about edges put there.
  static func betweenPixels(_ value: Double) -> Double { (value + 0.4997).rounded(.down) }

  /// A coordinate as a whole number; NaN becomes 0, and infinities become places beyond any picture.
  static func pixel(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    return Int(clamping: min(max(value, -1_000_000), 1_000_000))
  }
}
