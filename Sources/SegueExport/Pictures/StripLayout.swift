public import SegueGeometry
public import SegueRaster

/// The arrangement of a film strip's frames: as large as they fit into the cells given, over as many lines as needed.
public struct StripLayout: Hashable, Sendable {
  /// The cells of a frame; the line below them shows its time.
  public struct Place: Hashable, Sendable {
    /// The first column.
    public var column: Int
    /// The first row.
    public var row: Int
    /// The size of the frame in cells, without the line for its time.
    public var size: GridSize

    /// The row that shows the frame's time.
    public var labelRow: Int { row + size.rows }

    /// Returns the viewport that shows a whole canvas as large as it fits.
    public func viewport(canvas: Size, cellAspect: Double) -> Viewport {
      .fitting(canvas: canvas, column: column, row: row, size: size, cellAspect: cellAspect)
    }

    /// Whether a cell belongs to the frame or its time.
    public func contains(column x: Int, row y: Int) -> Bool {
      x >= column && x < column + size.columns && y >= row && y <= labelRow
    }
  }

  /// The places in order of time, from the top left; fewer than asked for if there is no room.
  public let places: [Place]

  private static let gap = 2

  /// Lays out `count` frames of a canvas, at least 1, in the cells from (`column`, `row`) on.
  public init(
    count: Int,
    canvas: Size,
    column: Int = 0,
    row: Int = 0,
    size: GridSize,
    cellAspect: Double = 2
  ) {
    var best = Arrangement(lines: 1, perLine: max(count, 1), columns: 0, rows: 0)
    for lines in 1...max(count, 1) {
      let next = Arrangement(count: max(count, 1), lines: lines, canvas: canvas, in: size, cellAspect)
      if next.area > best.area { best = next }
    }
    guard best.columns > 0, best.rows > 0 else {
      places = []
      return
    }
    let lines: Int = (max(count, 1) + best.perLine - 1) / best.perLine
    let height: Int = lines * (best.rows + 1)
    let width: Int = best.perLine * (best.columns + Self.gap) - Self.gap
    let left: Int = column + (size.columns - width) / 2
    let top: Int = row + (size.rows - height) / 2
    places = (0..<max(count, 1)).map { index in
      Place(
        column: left + index % best.perLine * (best.columns + Self.gap),
        row: top + index / best.perLine * (best.rows + 1),
        size: GridSize(columns: best.columns, rows: best.rows)
      )
    }
  }

  /// A number of lines, and the size of a frame in cells that follows from it.
  private struct Arrangement {
    var lines: Int
    var perLine: Int
    var columns: Int
    var rows: Int
    var area: Int { GridSize(columns: columns, rows: rows).count }

    init(lines: Int, perLine: Int, columns: Int, rows: Int) {
      self.lines = lines
      self.perLine = perLine
      self.columns = columns
      self.rows = rows
    }

    init(count: Int, lines: Int, canvas: Size, in size: GridSize, _ cellAspect: Double) {
      let perLine: Int = (count + lines - 1) / lines
      let width: Int = (size.columns + gap) / perLine - gap
      let height: Int = size.rows / lines - 1
      self.init(lines: lines, perLine: perLine, columns: 0, rows: 0)
      guard width > 0, height > 0, canvas.width > 0, canvas.height > 0 else { return }
      let across: Double = canvas.width / Double(width)
      let down: Double = canvas.height / (Double(height) * cellAspect)
      let point: Double = max(across, down)
      columns = min(max(Int(clamping: (canvas.width / point).rounded()), 1), width)
      rows = min(max(Int(clamping: (canvas.height / (point * cellAspect)).rounded()), 1), height)
    }
  }
}
