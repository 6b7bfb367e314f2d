public import SegueCells
public import SegueGeometry

/// The part of the canvas that is drawn, and the cells that it is drawn into.
public struct Viewport: Hashable, Sendable {
  /// The cells of the grid that are drawn into.
  public var cells: CellRect
  /// The part of the canvas shown, in points; it fills the cells.
  public var canvas: Rect

  /// The first column in the grid.
  public var column: Int { cells.column }
  /// The first row in the grid.
  public var row: Int { cells.row }
  /// The size in cells.
  public var size: GridSize { cells.size }

  /// Creates a viewport that shows a part of the canvas in `size` cells from (`column`, `row`) on.
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

extension Viewport {
  /// Returns the viewport that shows a whole canvas as large as it fits, centred, in whole cells.
  ///
  /// If the aspect ratios differ, two sides stay empty. With a zoom above 1 the canvas is scaled up by `zoom` from the
  /// fitting size, and the cells show the part around `center`, moved inwards at the canvas' edges.
  ///
  /// - Parameters:
  ///   - canvas: The canvas' size in points.
  ///   - column: The first column of the cells.
  ///   - row: The first row of the cells.
  ///   - size: The cells to fit into, at least 1 × 1.
  ///   - cellAspect: A cell's height over its width, above 0.
  ///   - zoom: At least 1.
  ///   - center: The point of the canvas to show in the middle; nil for the canvas' centre.
  /// - Returns: The viewport, inside the cells given.
  public static func fitting(
    canvas: Size,
    column: Int = 0,
    row: Int = 0,
    size: GridSize,
    cellAspect: Double = 2,
    zoom: Double = 1,
    center: Point? = nil
  ) -> Viewport {
    let full = Size(width: max(canvas.width, 1e-6), height: max(canvas.height, 1e-6))
    let (columns, rows) = (Double(max(1, size.columns)), Double(max(1, size.rows)))
    // Points of a cell's width at which the whole canvas just fits.
    let fit = max(full.width / columns, full.height / (rows * cellAspect))
    let point = fit / max(zoom, 1)
    let across = span(full.width, unit: point, cells: columns)
    let down = span(full.height, unit: point * cellAspect, cells: rows)
    let middle = center ?? Point(x: full.width / 2, y: full.height / 2)
    let origin = Point(
      x: min(max(middle.x - across.length / 2, 0), full.width - across.length),
      y: min(max(middle.y - down.length / 2, 0), full.height - down.length)
    )
    return Viewport(
      column: column + (Int(clamping: columns) - across.cells) / 2,
      row: row + (Int(clamping: rows) - down.cells) / 2,
      size: GridSize(columns: across.cells, rows: down.cells),
      canvas: Rect(origin: origin, size: Size(width: across.length, height: down.length))
    )
  }

  /// The number of cells that a side of the canvas takes, and the length in points that they show.
  ///
  /// A side that fits is stretched to whole cells, so that the canvas' edges are cells' edges.
  private static func span(_ length: Double, unit: Double, cells: Double) -> (cells: Int, length: Double) {
    let needed = length / unit
    if needed <= cells + 1e-9 { return (max(1, Int(clamping: needed.rounded())), length) }
    return (Int(clamping: cells), cells * unit)
  }
}
