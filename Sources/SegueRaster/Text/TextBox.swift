import SegueGeometry
import SegueStage

/// Where a text layer lies in the viewport, in cells that may be fractions.
struct TextBox {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// Rows from one line to the next, at least 1.
  let pitch: Int

  /// The box of an axis-aligned layer, or nil where it has no extent.
  init?(_ text: TextContents, bounds: Rect, projection: Projection, viewport: Viewport) {
    guard let box = projection.boundingBox(of: bounds), !box.isEmpty, !viewport.canvas.isEmpty else {
      return nil
    }
    let cellWidth = viewport.canvas.size.width / Double(viewport.size.columns)
    let cellHeight = viewport.canvas.size.height / Double(viewport.size.rows)
    left = (box.minX - viewport.canvas.minX) / cellWidth
    right = (box.maxX - viewport.canvas.minX) / cellWidth
    top = (box.minY - viewport.canvas.minY) / cellHeight
    bottom = (box.maxY - viewport.canvas.minY) / cellHeight
    guard abs(left) < 1e6, abs(right) < 1e6, abs(top) < 1e6, abs(bottom) < 1e6 else { return nil }
    pitch = Self.pitch(fontSize: text.fontSize * abs(projection.yy), cellHeight: cellHeight)
  }

  /// Lines of a font stand 1.2 times its size apart, as UIKit's do within a few percent; in whole rows.
  static func pitch(fontSize: Double, cellHeight: Double) -> Int {
    let rows = 1.2 * fontSize / cellHeight
    return rows >= 1.5 ? Int(min(rows, 1000).rounded()) : 1
  }

  /// Whole columns for the lines: at least one.
  var columns: Int { max(1, Int(right.rounded()) - Int(left.rounded())) }

  /// The whole columns themselves.
  var room: Range<Int> { Int(left.rounded())..<(Int(left.rounded()) + columns) }

  /// How many lines fit: at least one.
  var rows: Int { max(1, (Int(bottom.rounded()) - Int(top.rounded()) - 1) / pitch + 1) }

  /// The row of the first of `lines` lines: a single one is centred, as `UILabel` does; more begin at the top.
  func firstRow(lines: Int) -> Int {
    Int((lines == 1 ? (top + bottom) / 2 : top + 0.5).rounded(.down))
  }

  /// The first column of a line of `width` cells.
  func firstColumn(width: Int, alignment: TextContents.Alignment) -> Int {
    switch alignment {
    case .left: Int(left.rounded())
    case .center: Int(((left + right - Double(width)) / 2).rounded())
    case .right: Int(left.rounded()) + columns - width
    }
  }
}
