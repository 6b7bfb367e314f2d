package import SegueGeometry

/// Lines drawn as dots within cells; a cell has the style of the last line drawn in it.
package struct PlotCanvas: Hashable, Sendable {
  /// A cell's dots, and the line they belong to.
  package struct Spot: Hashable, Sendable {
    package var dots: UInt8 = 0
    package var line: UInt8 = 0

    package init(dots: UInt8 = 0, line: UInt8 = 0) {
      self.dots = dots
      self.line = line
    }
  }

  /// Where the ends of a drawing lie.
  package enum Ends: Hashable, Sendable {
    /// In the centres of the outermost cells, which rules and labels line up with.
    case middles
    /// At the edges of the canvas, for little space.
    case edges
  }

  package let glyphs: DotGlyphs
  package let ends: Ends
  package let size: GridSize
  package private(set) var spots: [Spot]

  /// Creates an empty canvas of a size in cells.
  package init(size: GridSize, glyphs: DotGlyphs, ends: Ends = .middles) {
    self.ends = ends
    self.size = GridSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    self.glyphs = glyphs
    spots = Array(repeating: Spot(), count: self.size.count)
  }

  package var dotColumns: Int { size.columns * glyphs.columns }
  package var dotRows: Int { size.rows * glyphs.rows }

  /// Draws from one dot to another, clipped to the canvas.
  ///
  /// Rows count from the top.
  package mutating func draw(from: (column: Int, row: Int), to: (column: Int, row: Int), line: Int) {
    let across: Int = to.column - from.column
    let down: Int = to.row - from.row
    let steps: Int = min(max(abs(across), abs(down)), 10_000)
    guard steps > 0 else { return mark(column: from.column, row: from.row, line: line) }
    for step in 0...steps {
      let part: Double = Double(step) / Double(steps)
      mark(
        column: from.column + Int(clamping: (Double(across) * part).rounded()),
        row: from.row + Int(clamping: (Double(down) * part).rounded()),
        line: line
      )
    }
  }

  /// Draws from one position to another, in fractional cells; with `gaps`, every other dot is omitted.
  package mutating func draw(from start: Point, to end: Point, line: Int, gaps: Bool = false) {
    let across: Double = (end.x - start.x) * Double(glyphs.columns)
    let down: Double = (end.y - start.y) * Double(glyphs.rows)
    guard abs(across) < 1e5, abs(down) < 1e5 else { return }
    let steps: Int = max(Int(clamping: max(abs(across), abs(down)).rounded(.up)), 1)
    for step in 0...steps {
      let part: Double = Double(step) / Double(steps)
      let column: Int = Int(clamping: (start.x * Double(glyphs.columns) + across * part).rounded(.down))
      let row: Int = Int(clamping: (start.y * Double(glyphs.rows) + down * part).rounded(.down))
      if gaps && (column + row) & 1 != 0 { continue }
      mark(column: column, row: row, line: line)
    }
  }

  /// Sets one dot.
  package mutating func mark(column: Int, row: Int, line: Int) {
    guard column >= 0, column < dotColumns, row >= 0, row < dotRows else { return }
    let index: Int = size.columns * (row / glyphs.rows) + column / glyphs.columns
    let bit: UInt8 = glyphs.bit(column: column % glyphs.columns, row: row % glyphs.rows)
    spots[index].dots |= bit
    spots[index].line = UInt8(truncatingIfNeeded: line)
  }

  /// Draws a function over the width of the canvas; NaN breaks the line.
  ///
  /// `height` maps 0…1 from the left to 0…1 from the bottom. With `hasGaps`, every other column of cells is
  /// omitted, which dashes the line.
  package mutating func draw(line: Int, hasGaps: Bool = false, _ height: (_ fraction: Double) -> Double) {
    var last: (column: Int, row: Int)?
    let end: Int = dotColumns - 1
    guard end > 0 else { return }
    for column in 0...end {
      let isGap: Bool = hasGaps && column / glyphs.columns & 1 != 0
      let value: Double = isGap ? .nan : height(fraction(of: column))
      guard value.isFinite else {
        last = nil
        continue
      }
      let row: Int = dotRow(at: value)
      draw(from: last ?? (column, row), to: (column, row), line: line)
      last = (column, row)
    }
  }

  /// The position 0…1 from the left of a column of dots.
  private func fraction(of column: Int) -> Double {
    switch ends {
    case .edges: return Double(column) / Double(max(dotColumns - 1, 1))
    case .middles:
      let cells: Double = (Double(column) + 0.5) / Double(glyphs.columns) - 0.5
      return min(max(cells / Double(max(size.columns - 1, 1)), 0), 1)
    }
  }

  /// The row of dots at a height 0…1 from the bottom; outside the canvas for other heights.
  package func dotRow(at height: Double) -> Int {
    let down: Double = 1 - min(max(height, -2), 3)
    switch ends {
    case .edges: return Int(clamping: (down * Double(dotRows - 1)).rounded())
    case .middles: return dot(at: down * Double(size.rows - 1), of: glyphs.rows)
    }
  }

  /// The column of dots at a position 0…1 from the left.
  package func dotColumn(at across: Double) -> Int {
    let across: Double = min(max(across, -2), 3)
    switch ends {
    case .edges: return Int(clamping: (across * Double(dotColumns - 1)).rounded())
    case .middles: return dot(at: across * Double(size.columns - 1), of: glyphs.columns)
    }
  }

  /// The dot at a position in cells, counted from the centre of the first cell.
  private func dot(at place: Double, of dots: Int) -> Int {
    Int(clamping: ((place + 0.5) * Double(dots) - 0.5 + 1e-9).rounded())
  }
}

extension PlotCanvas {
  /// Copies the canvas into the grid; `style` gives the style of a line in a column of cells.
  ///
  /// `isOver` keeps the background that is there.
  package func put(
    column: Int,
    row: Int,
    isOver: Bool = false,
    with painter: inout GridPainter,
    mark: (_ line: Int) -> Character,
    style: (_ line: Int, _ column: Int) -> Theme.Style
  ) {
    for index in spots.indices where spots[index].dots != 0 {
      let line = Int(spots[index].line)
      let x: Int = index % size.columns
      painter.set(
        glyphs.scalar(of: spots[index].dots, mark: mark(line)),
        column: column + x,
        row: row + index / size.columns,
        style: style(line, x),
        isOver: isOver
      )
    }
  }
}
