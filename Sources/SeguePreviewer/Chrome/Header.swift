import SegueCells
import SegueInterface
import SegueModel
import SegueTransitions

/// The line that says what is shown: the scene, unusual settings, the screen and the chosen transition.
struct Header: Hashable, Sendable {
  var title: String
  var screen: String
  /// An unusual setting of the device.
  var mark: String?
  /// The chosen transition; nil if the screen has none.
  var transition: String?
  /// Its kind and destination, as `push → detail`.
  var meaning: String?
  /// Its position among the choices, as `1/2`; nil if there is no choice.
  var choice: String?

  /// Writes the line: the transition on the right, the rest as far as it fits.
  func draw(on line: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let separator: String = " \(painter.glyphs.separator) "
    var left: Int = line.column + 1
    let room: Int = line.columns - 2
    left += painter.put(title, column: left, row: line.row, style: theme.strong, limit: room)
    let parts: [(String, Theme.Style)] = [
      (transition ?? "", theme.accent), (meaning.map { " \($0)" } ?? "", theme.faint),
      (choice.map { " \($0)" } ?? "", theme.faint),
    ]
    for count in stride(from: parts.count, to: 0, by: -1) {
      let shown = parts[..<count]
      let width: Int = shown.reduce(0) { $0 + TextFit.width(of: $1.0) }
      guard line.endColumn - 1 - width >= left + 2 else { continue }
      var column: Int = line.endColumn - 1 - width
      let notes: [(String, Theme.Style)] = [(mark ?? "", theme.caution), (screen, theme.faint)]
      for (text, style) in notes.filter({ !$0.0.isEmpty }) {
        guard column - left - 2 >= TextFit.width(of: separator + text) else { continue }
        left += painter.put(separator, column: left, row: line.row, style: theme.faint)
        left += painter.put(text, column: left, row: line.row, style: style)
      }
      for (text, style) in shown { column += painter.put(text, column: column, row: line.row, style: style) }
      return
    }
  }
}

extension TransitionDefinition {
  /// Its kind and destination, as far as its name does not say them: `push → detail`.
  var meaning: String? {
    guard let destination else { return name == kind.rawValue ? nil : kind.rawValue }
    return "\(kind.rawValue) → \(destination)"
  }
}

extension Header {
  /// Says what is rehearsed.
  init(of rehearsal: Rehearsal) {
    let choices: [TransitionDefinition] = rehearsal.choices
    let index: Int = choices.firstIndex { $0.name == rehearsal.chosen?.name } ?? 0
    self.init(
      title: rehearsal.scene.title,
      screen: rehearsal.session.screen,
      mark: rehearsal.options.unusualSettings,
      transition: rehearsal.chosen?.name,
      meaning: rehearsal.chosen?.meaning,
      choice: choices.count > 1 ? "\(index + 1)/\(choices.count)" : nil
    )
  }
}
