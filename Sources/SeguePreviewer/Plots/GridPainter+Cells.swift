import SegueRaster

extension GridPainter {
  /// Writes one scalar that is a cell wide; `isOver` keeps the cell's ground.
  mutating func set(_ scalar: UInt32, column: Int, row: Int, style asked: Theme.Style, isOver: Bool = false) {
    guard bounds.contains(column: column, row: row) else { return }
    var style: Theme.Style = asked
    if isOver, theme.hasColor { style.background = grid[column: column, row: row].background }
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
