import SegueCells

/// What a terminal too small for anything else shows.
enum RoomMessage {
  private static let words = ["Segue", "needs", "more", "room"]

  /// Writes the message in the middle, on as many lines as it takes; what does not fit is cut.
  static func draw(with painter: inout GridPainter) {
    let bounds: CellRect = painter.bounds
    var lines: [String] = []
    for word in words {
      if let last = lines.last, TextFit.width(of: last) + 1 + word.count <= bounds.columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    let top: Int = max((bounds.rows - lines.count) / 2, 0)
    for (index, line) in lines.enumerated() where top + index < bounds.rows {
      let column: Int = max((bounds.columns - TextFit.width(of: line)) / 2, 0)
      painter.put(line, column: column, row: top + index, style: painter.theme.text)
    }
  }
}
