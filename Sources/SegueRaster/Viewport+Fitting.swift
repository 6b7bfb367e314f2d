public import SegueGeometry

extension Viewport {
  /// The viewport that shows a whole canvas as large as it fits into cells, centred, in whole cells.
  ///
  /// What the canvas' shape leaves over stays empty on two sides. With a zoom above 1 the viewport fills the cells
  /// with that part of the canvas, scaled by `zoom` against the fitting size, that lies around `center`, moved
  /// inwards at the canvas' edges.
  ///
  /// - Parameters:
  ///   - canvas: The canvas' size in points.
  ///   - column: The first column of the cells.
  ///   - row: The first row of the cells.
  ///   - size: The cells to fit into, at least 1 × 1.
  ///   - cellAspect: A cell's height over its width, above 0.
  ///   - zoom: At least 1.
  ///   - center: The point of the canvas to show in the middle; nil for the canvas' own.
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

  /// How many cells a side of the canvas takes, and how much of it they show.
  ///
  /// A side that fits is stretched to whole cells, so that the canvas' edges are cells' edges.
  private static func span(_ length: Double, unit: Double, cells: Double) -> (cells: Int, length: Double) {
    let needed = length / unit
    if needed <= cells + 1e-9 { return (max(1, Int(clamping: needed.rounded())), length) }
    return (Int(clamping: cells), cells * unit)
  }
}
