import SegueModel
import SegueTerminal

/// Typing the name of a file to save in.
extension GesturesPanel {
  /// Asks for a name; what is suggested stands there already.
  mutating func begin(_ entry: GestureEntry, in preview: inout Preview) {
    guard entry.script != nil else { return }
    isOverwriting = false
    typed = String(entry.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// Takes a key of the name.
  mutating func type(_ press: KeyPress, in preview: inout Preview) -> Bool {
    guard var text = typed else { return false }
    switch press.key {
    case .escape: typed = nil
    case .enter: commit(text, in: &preview)
    case .backspace:
      if !text.isEmpty { text.removeLast() }
      change(to: text)
    case .character("u") where press.modifiers == .control: change(to: "")
    case .character(let character):
      guard press.modifiers.subtracting(.shift).isEmpty else { return false }
      if text.count < 60 { change(to: text + String(character)) }
    default: break
    }
    return true
  }

  private mutating func change(to text: String) {
    typed = text
    isOverwriting = false
  }

  /// Stays open where something is in the way, so that another name can be typed.
  private mutating func commit(_ text: String, in preview: inout Preview) {
    guard let entry = preview.gestures.selectedEntry else { return }
    preview.save(entry, as: text, isOverwriting: isOverwriting)
    isOverwriting = preview.notice?.question == .overwrite
    if preview.notice?.isWarning != true { typed = nil }
  }
}
