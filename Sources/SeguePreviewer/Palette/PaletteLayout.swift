import SegueCells
import SegueGeometry

/// Where the palette is on a screen.
struct PaletteLayout: Hashable, Sendable {
  private static let widest = 76
  private static let highest = 24

  let box: CellRect
  /// What is typed.
  let field: CellRect
  let list: CellRect

  /// Lays out so many lines at most, from the upper part of the screen, so that the list grows and shrinks below.
  init(size: GridSize, count: Int) {
    let columns: Int = min(size.columns - (size.columns >= 48 ? 4 : 0), Self.widest)
    let room: Int = min(size.rows - (size.rows >= 16 ? 4 : 0), Self.highest)
    let rows: Int = min(max(count, 1) + 3, max(room, 1))
    box = CellRect(
      column: (size.columns - columns) / 2,
      row: max((size.rows - max(room, 1)) / 3, 0),
      columns: columns,
      rows: rows
    )
    field = CellRect(column: box.column + 2, row: box.row + 1, columns: max(columns - 4, 0), rows: 1)
    list = CellRect(column: box.column + 1, row: box.row + 2, columns: columns - 2, rows: max(rows - 3, 0))
  }
}
