import SegueGeometry

/// A rectangle of whole cells of the screen.
struct CellRect: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  var isEmpty: Bool { columns <= 0 || rows <= 0 }
  /// The first column and row beyond it.
  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }
  var size: GridSize { GridSize(columns: max(columns, 0), rows: max(rows, 0)) }

  func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// One of its lines, counted from its first.
  func line(_ index: Int) -> CellRect {
    CellRect(column: column, row: row + index, columns: columns, rows: 1)
  }

  /// All of it but so many lines at its top.
  func rows(from first: Int) -> CellRect {
    CellRect(column: column, row: row + first, columns: columns, rows: rows - first)
  }

  /// A rectangle of so many cells in the middle of this one, no larger than it.
  func centered(columns: Int, rows: Int) -> CellRect {
    let width: Int = min(columns, self.columns)
    let height: Int = min(rows, self.rows)
    return CellRect(
      column: column + (self.columns - width) / 2,
      row: row + (self.rows - height) / 2,
      columns: width,
      rows: height
    )
  }
}
