public import SegueCells
public import SegueGeometry

/// Which part of the canvas is drawn into which cells.
public struct Viewport: Hashable, Sendable {
  /// The target's place in the grid.
  public var cells: CellRect
  /// The part of the canvas shown, in points; it fills the target.
  public var canvas: Rect

  public var column: Int { cells.column }
  public var row: Int { cells.row }
  public var size: GridSize { cells.size }

  /// Creates a viewport.
  public init(column: Int = 0, row: Int = 0, size: GridSize, canvas: Rect) {
    self.init(
      cells: CellRect(column: column, row: row, columns: size.columns, rows: size.rows),
      canvas: canvas
    )
  }

  /// Creates a viewport that shows a part of the canvas in a rectangle of cells.
  public init(cells: CellRect, canvas: Rect) {
    self.cells = cells
    self.canvas = canvas
  }
}
