package import SegueCells

/// The scroll bar of a list that shows only part of itself: how much, and which part.
package struct ListBar: Hashable, Sendable {
  /// The line that the thumb starts on.
  package let first: Int
  /// The length of the thumb in lines, at least 1 and less than `rows`.
  package let length: Int
  /// The number of lines of the bar.
  package let rows: Int

  /// Creates a bar for the visible lines of `count`; nil if all are visible, or there is no room for a bar.
  ///
  /// The thumb touches an end of the bar only if the list does.
  package init?(_ shown: Range<Int>, of count: Int, rows: Int) {
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

  /// Draws it in the free column to the right of a body, from the body's first line.
  package func draw(beside body: CellRect, with painter: inout GridPainter) {
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

/// The lines below a panel's list: a blank one, then what is known of the selected line and what can be done.
package struct ListFoot {
  /// The number of lines it takes from the list.
  package static let rows = 3

  package var lines: [(text: String, style: Theme.Style)]

  package init(lines: [(text: String, style: Theme.Style)]) {
    self.lines = lines
  }

  /// The number of lines left for the list in a body.
  package static func room(in body: CellRect) -> Int { max(body.rows - rows, 1) }

  /// Draws it at the bottom of a body, if there is room for it.
  package func draw(in body: CellRect, with painter: inout GridPainter) {
    guard body.rows > Self.rows else { return }
    for (index, line) in lines.enumerated() {
      painter.put(line.text, on: body.line(body.rows - lines.count + index), style: line.style)
    }
  }
}
