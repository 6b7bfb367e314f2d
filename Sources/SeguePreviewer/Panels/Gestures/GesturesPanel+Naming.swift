import SegueModel
import SegueTerminal
import SegueInterface
import SeguePlayer

/// Typing the name of a file to save to.
extension GesturesPanel {
  /// Asks for a name, with a suggestion already filled in.
  mutating func begin(_ entry: GestureEntry) {
    guard entry.script != nil else { return }
    isOverwriting = false
    typed = TextEntry(String(entry.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }), limit: 60)
  }

  /// Handles a key while the name is being typed.
  mutating func type(_ press: KeyPress, in context: inout PanelContext) -> Bool {
    guard let before = typed, let outcome = typed?.take(press) else { return false }
    switch outcome {
    case .isNone: return false
    case .isDropped: typed = nil
    case .isTaken: commit(before.text, in: &context)
    case .goesOn: if typed?.text != before.text { isOverwriting = false }
    }
    return true
  }

  /// Asks to save under the name; stays open if something is in the way, so that another can be typed.
  private mutating func commit(_ text: String, in context: inout PanelContext) {
    guard let entry = context.rehearsal.gestures.selectedEntry else { return }
    context.ask(.save(entry, as: text, isOverwriting: isOverwriting))
  }

  mutating func settle(_ request: PanelRequest, as outcome: PanelRequest.Outcome) {
    guard case .save = request else { return }
    isOverwriting = outcome == .mayOverwrite
    if outcome == .isDone { typed = nil }
  }
}
