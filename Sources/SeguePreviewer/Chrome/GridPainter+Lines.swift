import SegueCells

extension GridPainter {
  /// Writes text on a line from its beginning, as much as fits on it, and returns the cells it took.
  @discardableResult
  mutating func put(_ text: String, on line: CellRect, style: Theme.Style) -> Int {
    put(text, column: line.column, row: line.row, style: style, limit: line.columns)
  }

  /// Free columns at both sides of a box over everything else.
  static let windowMargin = 2

  /// Draws an empty box over whatever is there, with a title in its upper edge; `alarm` where it tells of a failure.
  mutating func window(_ rect: CellRect, title: String, alarm: Bool = false) {
    // A margin, so that no letters of what lies below stand beside the frame.
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

  /// Writes the sign of what is chosen at the beginning of a line.
  mutating func point(at line: CellRect) {
    put(String(glyphs.pointer), column: line.column, row: line.row, style: theme.accent)
  }
}
