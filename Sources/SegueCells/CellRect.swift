public import SegueGeometry

/// A rectangle of whole cells, such as of a screen; it has its first column and row and not its last.
public struct CellRect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  /// How many columns; the rectangle is empty where there are none, or fewer.
  public var columns: Int
  public var rows: Int

  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// Creates a rectangle from its first cell and its extent.
  @inlinable
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// Creates a rectangle from its edges, of which the last two are the first column and row beyond it.
  ///
  /// Edges the wrong way round make an empty one.
  @inlinable
  public init(column: Int, row: Int, endColumn: Int, endRow: Int) {
    self.init(column: column, row: row, columns: max(endColumn - column, 0), rows: max(endRow - row, 0))
  }

  /// Creates the rectangle of a whole grid.
  @inlinable
  public init(_ size: GridSize) { self.init(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  @inlinable public var isEmpty: Bool { columns <= 0 || rows <= 0 }
  /// The first column beyond it.
  @inlinable public var endColumn: Int { column + columns }
  /// The first row beyond it.
  @inlinable public var endRow: Int { row + rows }
  @inlinable public var columnRange: Range<Int> { column..<column + max(columns, 0) }
  @inlinable public var rowRange: Range<Int> { row..<row + max(rows, 0) }
  @inlinable public var size: GridSize { GridSize(columns: max(columns, 0), rows: max(rows, 0)) }
  /// How many cells it has.
  @inlinable public var count: Int { isEmpty ? 0 : columns * rows }
}

extension CellRect {
  @inlinable
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  @inlinable
  public func contains(_ other: CellRect) -> Bool {
    column <= other.column && row <= other.row && endColumn >= other.endColumn && endRow >= other.endRow
  }

  @inlinable
  public func overlaps(_ other: CellRect) -> Bool {
    column < other.endColumn && other.column < endColumn && row < other.endRow && other.row < endRow
  }

  /// The cells that both have.
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

  /// The smallest rectangle that holds both; neither may be empty.
  @inlinable
  public func union(_ other: CellRect) -> CellRect {
    CellRect(
      column: min(column, other.column),
      row: min(row, other.row),
      endColumn: max(endColumn, other.endColumn),
      endRow: max(endRow, other.endRow)
    )
  }

  /// Its part in some rows.
  @inlinable
  public func within(_ rows: Range<Int>) -> CellRect {
    var part = self
    part.row = max(row, rows.lowerBound)
    part.rows = max(min(endRow, rows.upperBound) - part.row, 0)
    return part
  }

  /// One of its rows, counted from its first.
  public func line(_ index: Int) -> CellRect {
    CellRect(column: column, row: row + index, columns: columns, rows: 1)
  }

  /// All of it but `first` rows at its top.
  public func rows(from first: Int) -> CellRect {
    CellRect(column: column, row: row + first, columns: columns, rows: rows - first)
  }

  /// A rectangle of the given extent in the middle of this one, no larger than it.
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
