import SegueCells

/// The bar at the side of a list that shows less than there is: how much, and which part.
struct ListBar: Hashable, Sendable {
  /// The line of the room that the thumb begins on.
  let first: Int
  /// Lines of the thumb, at least 1 and fewer than the room has.
  let length: Int
  /// Lines of the room.
  let rows: Int

  /// For the lines shown of so many, in so many rows; nil: all are shown, or there is no room to tell.
  ///
  /// The thumb is at an end of the room only where the list is.
  init?(_ shown: Range<Int>, of count: Int, rows: Int) {
    guard shown.count < count, rows >= 3, !shown.isEmpty else { return nil }
    self.rows = rows
    length = min(max(rows * shown.count / count, 1), rows - 2)
    let above: Int = shown.lowerBound
    let below: Int = count - shown.upperBound
    let free: Int = rows - length
    let exact: Int = free * above / (above + below)
    let highest: Int = above > 0 ? 1 : 0
    first = min(max(exact, highest), below > 0 ? free - 1 : free)
  }

  /// Draws it in the free column at the right of a body, from its first line on.
  func draw(beside body: CellRect, with painter: inout GridPainter) {
    for line in 0..<rows {
      let isThumb: Bool = line >= first && line < first + length
      painter.put(
        String(isThumb ? painter.glyphs.thumb : painter.glyphs.box[5]),
        column: body.endColumn,
        row: body.row + line,
        style: isThumb ? painter.theme.faint : painter.theme.frame
      )
    }
  }
}

/// The lines below a panel's list: a free one, what is said of the selected line, and what can be done.
struct ListFoot {
  /// Lines that it takes away from the list.
  static let rows = 3

  var lines: [(text: String, style: Theme.Style)]

  /// Lines of a body that are left for the list above.
  static func room(in body: CellRect) -> Int { max(body.rows - rows, 1) }

  /// Draws it at the foot of a body that has room for it.
  func draw(in body: CellRect, with painter: inout GridPainter) {
    guard body.rows > Self.rows else { return }
    for (index, line) in lines.enumerated() {
      painter.put(line.text, on: body.line(body.rows - lines.count + index), style: line.style)
    }
  }
}
