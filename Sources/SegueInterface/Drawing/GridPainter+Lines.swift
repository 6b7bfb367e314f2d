package import SegueCells

extension GridPainter {
  /// Writes text from the start of a line, as much as fits, and returns the number of cells used.
  @discardableResult
  package mutating func put(_ text: String, on line: CellRect, style: Theme.Style) -> Int {
    put(text, column: line.column, row: line.row, style: style, limit: line.columns)
  }

  /// Free columns on both sides of a box that lies over everything else.
  package static let windowMargin = 2

  /// Draws an empty box over whatever is there, with a title in its top edge; `alarm` if it reports a
  /// failure.
  package mutating func window(_ rect: CellRect, title: String, alarm: Bool = false) {
    // A margin, so that letters from underneath do not touch the frame.
    var ground: CellRect = rect
    ground.column -= Self.windowMargin
    ground.columns += 2 * Self.windowMargin
    fill(ground, style: theme.text)
    box(rect, style: alarm ? theme.failure : theme.frame)
    put(
      " \(title) ",
      column: rect.column + 2,
      row: rect.row,
      style: alarm ? theme.failure : theme.strong,
      limit: rect.columns - 3
    )
  }

  /// Marks a line as chosen, at its start.
  package mutating func point(at line: CellRect) {
    put(String(glyphs.pointer), column: line.column, row: line.row, style: theme.accent)
  }
}
