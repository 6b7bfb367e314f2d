public import SegueGeometry

/// A rectangle of whole cells, such as a panel's on the screen.
public struct CellRect: Hashable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// The number of columns; the rectangle is empty if it is 0 or negative.
  public var columns: Int
  /// The number of rows; the rectangle is empty if it is 0 or negative.
  public var rows: Int

  /// An empty rectangle at the first cell.
  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// Creates a rectangle from its first cell and its extent.
  @inlinable
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// Creates a rectangle from its first cell and the column and row after its last.
  ///
  /// It is empty if an end is before its start.
  @inlinable
  public init(column: Int, row: Int, endColumn: Int, endRow: Int) {
    self.init(column: column, row: row, columns: max(endColumn - column, 0), rows: max(endRow - row, 0))
  }

  /// Creates the rectangle of all cells of a grid.
  @inlinable
  public init(_ size: GridSize) { self.init(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// Whether it has no cell.
  @inlinable public var isEmpty: Bool { columns <= 0 || rows <= 0 }
  /// The column after the last one.
  @inlinable public var endColumn: Int { column + columns }
  /// The row after the last one.
  @inlinable public var endRow: Int { row + rows }
  /// The columns, from the leftmost one; empty if `columns` is negative.
  @inlinable public var columnRange: Range<Int> { column..<column + max(columns, 0) }
  /// The rows, from the topmost one; empty if `rows` is negative.
  @inlinable public var rowRange: Range<Int> { row..<row + max(rows, 0) }
  /// Columns and rows, of which a negative number counts as 0.
  @inlinable public var size: GridSize { GridSize(columns: max(columns, 0), rows: max(rows, 0)) }
  /// The number of cells.
  @inlinable public var count: Int { GridSize(columns: columns, rows: rows).count }
}

extension CellRect {
  /// Returns whether the cell at a column and row is inside.
  @inlinable
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// Returns whether another rectangle is inside; an empty one may be on an edge.
  @inlinable
  public func contains(_ other: CellRect) -> Bool {
    column <= other.column && row <= other.row && endColumn >= other.endColumn && endRow >= other.endRow
  }

  /// Returns whether the two have a cell in common; neither may be empty.
  @inlinable
  public func overlaps(_ other: CellRect) -> Bool {
    column < other.endColumn && other.column < endColumn && row < other.endRow && other.row < endRow
  }

  /// Returns the cells that both have; empty if there are none.
  @inlinable
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left,
      row: top,
      columns: max(min(endColumn, other.endColumn) - left, 0),
      rows: max(min(endRow, other.endRow) - top, 0)
    )
  }

  /// Returns the smallest rectangle that holds both; neither may be empty.
  @inlinable
  public func union(_ other: CellRect) -> CellRect {
    CellRect(
      column: min(column, other.column),
      row: min(row, other.row),
      endColumn: max(endColumn, other.endColumn),
      endRow: max(endRow, other.endRow)
    )
  }

  /// Returns the part that lies in a range of rows, which are counted from the top of the screen.
  @inlinable
  public func within(_ rows: Range<Int>) -> CellRect {
    var part = self
    part.row = max(row, rows.lowerBound)
    part.rows = max(min(endRow, rows.upperBound) - part.row, 0)
    return part
  }

  /// Returns one of its rows, counted from its first; the index is not checked.
  public func line(_ index: Int) -> CellRect {
    CellRect(column: column, row: row + index, columns: columns, rows: 1)
  }

  /// Returns the rectangle without its `first` topmost rows.
  public func rows(from first: Int) -> CellRect {
    CellRect(column: column, row: row + first, columns: columns, rows: rows - first)
  }

  /// Returns a rectangle in the middle of this one, of the given extent or as much of it as fits.
  public func centered(columns: Int, rows: Int) -> CellRect {
    let width = min(columns, self.columns)
    let height = min(rows, self.rows)
    return CellRect(
      column: column + (self.columns - width) / 2,
      row: row + (self.rows - height) / 2,
      columns: width,
      rows: height
    )
  }
}
