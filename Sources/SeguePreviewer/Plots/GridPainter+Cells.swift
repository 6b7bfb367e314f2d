import SegueCells

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

  /// Whether a letter or a digit stands on a cell, or the second half of one.
  func holdsText(column: Int, row: Int) -> Bool {
    guard bounds.contains(column: column, row: row) else { return false }
    let cell: Cell = grid[column: column, row: row]
    guard cell.width == 1 else { return true }
    return grid.text(of: cell).first.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Whether nothing has been written on a cell.
  func isFree(column: Int, row: Int) -> Bool {
    bounds.contains(column: column, row: row) && grid[column: column, row: row].glyph == 0x20
  }
}
