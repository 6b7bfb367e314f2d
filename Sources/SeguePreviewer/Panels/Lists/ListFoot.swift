import SegueCells

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
