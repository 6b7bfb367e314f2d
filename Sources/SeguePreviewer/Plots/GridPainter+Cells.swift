import SegueRaster

extension GridPainter {
  /// Writes one scalar that is a cell wide.
  mutating func set(_ scalar: UInt32, column: Int, row: Int, style: Theme.Style) {
    guard bounds.contains(column: column, row: row) else { return }
    grid[column: column, row: row] = Cell(
      glyph: scalar,
      foreground: style.foreground,
      background: style.background,
      attributes: style.attributes
    )
  }

  /// Whether nothing has been written on a cell.
  func isFree(column: Int, row: Int) -> Bool {
    bounds.contains(column: column, row: row) && grid[column: column, row: row].glyph == 0x20
  }
}
