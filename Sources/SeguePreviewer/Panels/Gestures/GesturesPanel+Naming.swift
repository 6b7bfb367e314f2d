import SegueModel
import SegueTerminal
import SegueInterface
import SeguePlayer

/// Typing the name of a file to save to.
extension GesturesPanel {
  /// Asks for a name, with a suggestion already filled in.
  mutating func begin(_ entry: GestureEntry, in preview: inout Preview) {
    guard entry.script != nil else { return }
    isOverwriting = false
    typed = TextEntry(String(entry.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }), limit: 60)
  }

  /// Handles a key while the name is being typed.
  mutating func type(_ press: KeyPress, in preview: inout Preview) -> Bool {
    guard let before = typed, let outcome = typed?.take(press) else { return false }
    switch outcome {
    case .isNone: return false
    case .isDropped: typed = nil
    case .isTaken: commit(before.text, in: &preview)
    case .goesOn: if typed?.text != before.text { isOverwriting = false }
    }
    return true
  }

  /// Saves under the name; stays open if something is in the way, so that another can be typed.
  private mutating func commit(_ text: String, in preview: inout Preview) {
    guard let entry = preview.rehearsal.gestures.selectedEntry else { return }
    preview.rehearsal.save(entry, as: text, isOverwriting: isOverwriting)
    isOverwriting = preview.rehearsal.notice?.question == .overwrite
    if preview.rehearsal.notice?.isWarning != true { typed = nil }
  }
}
