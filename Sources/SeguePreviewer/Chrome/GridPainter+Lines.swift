extension GridPainter {
  /// Writes text on a line from its beginning, as much as fits on it, and returns the cells it took.
  @discardableResult
  mutating func put(_ text: String, on line: CellRect, style: Theme.Style) -> Int {
    put(text, column: line.column, row: line.row, style: style, limit: line.columns)
  }

  /// Writes the sign of what is chosen at the beginning of a line.
  mutating func point(at line: CellRect) {
    put(String(glyphs.pointer), column: line.column, row: line.row, style: theme.accent)
  }
}
