import SegueGeometry

/// A composited picture, asked for the mean of a cell.
struct CellPixels {
  let pixels: UnsafeBufferPointer<UInt32>
  /// Pixels of a row.
  let width: Int
  /// Pixels of a cell.
  let unit: GridSize

  /// The rows of pixels of a row of cells that lie within others; all of them where none do.
  static func lines(ofRow row: Int, height: Int, within rows: Range<Int>) -> Range<Int> {
    let all = (row * height)..<((row + 1) * height)
    let part = all.clamped(to: rows)
    return part.isEmpty ? all : part
  }

  /// The mean premultiplied pixel of a cell's part in `rows`, 0 outside the picture.
  func mean(column: Int, row: Int, within rows: Range<Int>) -> UInt32 {
    let (x, y) = (column * unit.columns, row * unit.rows)
    let last = (y + unit.rows - 1) * width + x + unit.columns
    guard x >= 0, y >= 0, x + unit.columns <= width, last <= pixels.count else { return 0 }
    let lines = Self.lines(ofRow: row, height: unit.rows, within: rows)
    guard let base = pixels.baseAddress else { return 0 }
    return PixelMean.of(
      base + lines.lowerBound * width + x,
      stride: width,
      width: unit.columns,
      rows: lines.count,
      count: unit.columns * lines.count
    )
  }
}
