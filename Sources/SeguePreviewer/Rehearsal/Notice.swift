import SegueCells
import SegueInterface

/// A message to the user.
struct Notice: Hashable, Sendable {
  /// What must be confirmed by repeating the command.
  enum Question: Hashable, Sendable {
    case overwrite, discard
  }

  var text: String
  var isWarning: Bool
  var question: Question?

  init(_ text: String, isWarning: Bool = false, question: Question? = nil) {
    self.text = text
    self.isWarning = isWarning
    self.question = question
  }

  /// Draws it over a line.
  func draw(on line: CellRect, with painter: inout GridPainter) {
    let style: Theme.Style = isWarning ? painter.theme.caution : painter.theme.accent
    painter.fill(line, style: painter.theme.text)
    painter.put(text, column: line.column + 1, row: line.row, style: style, limit: line.columns - 2)
  }
}

extension Rehearsal {
  /// Tells the user something until the next input.
  mutating func tell(_ notice: Notice) { self.notice = notice }

  /// Tells the user something until the next input.
  mutating func tell(_ text: String, isWarning: Bool = false) { tell(Notice(text, isWarning: isWarning)) }

  /// Takes back what was told.
  mutating func dropNotice() { notice = nil }
}
