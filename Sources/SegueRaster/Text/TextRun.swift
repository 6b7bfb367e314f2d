import SegueCells

/// One line of a text, and its place in the viewport.
struct TextRun: Sendable {
  /// The text's node in the frame.
  var node: Int
  /// The parent of that node.
  var parent: Int
  /// The text's index in `TextPlane.Places.nodes`.
  var place: Int
  /// All glyphs of the text.
  var glyphs: [TextGlyph]
  var line: TextLayout.Line
  /// The line's number in its text, and how many lines that has.
  var index: Int
  var count: Int
  var isCentered: Bool
  /// Whether a stroke replaces its letters.
  var isStroke = false
  /// The columns of the text's box.
  var room: Range<Int>
  /// The columns of the line.
  var columns: Range<Int>
  var row: Int
  /// It would run into another line, and there is no other place for it.
  var isLeftOut = false

  var column: Int { columns.lowerBound }
  var width: Int { columns.count }
  /// Whether it is all of its text.
  var isAlone: Bool { count == 1 }

  /// Its cells, with the blanks that may set it off at both ends.
  var cells: CellRect {
    CellRect(column: column - 1, row: row, endColumn: columns.upperBound + 1, endRow: row + 1)
  }

  /// Whether it is painted before another line.
  func comes(before other: TextRun) -> Bool {
    node != other.node ? node < other.node : index < other.index
  }

  /// Whether it is in the same place as another.
  func isSet(like other: TextRun) -> Bool {
    row == other.row && columns == other.columns && isLeftOut == other.isLeftOut && isStroke == other.isStroke
  }

  /// The line at another place.
  func moved(toColumn column: Int, row: Int) -> TextRun {
    var copy = self
    copy.columns = column..<(column + width)
    copy.row = row
    return copy
  }

  /// The line, not to be drawn.
  var leftOut: TextRun {
    var copy = self
    copy.isLeftOut = true
    return copy
  }

  /// The line with a blank at both ends.
  var withMargins: TextRun {
    var copy = self
    copy.columns = (column - 1)..<(columns.upperBound + 1)
    return copy
  }
}
