import SegueDocuments
import SegueModel
import SegueMotion
import SegueScenes
import SegueTerminal
import SegueTransitions
import SegueInterface

extension TunePanel {
  /// Moves up and down the list; returns false if the key is meant for the previewer.
  mutating func choose(_ press: KeyPress, _ input: PanelInput, in preview: inout Preview) -> Bool {
    guard let lines = input.scroll else { return false }
    select(next: lines, in: &preview, input.body)
    return true
  }

  /// Shift makes steps coarse, Control or Alt fine.
  static func step(_ modifiers: Modifiers) -> Knob.Step {
    if modifiers.contains(.control) || modifiers.contains(.alt) { return .fine }
    return modifiers.contains(.shift) ? .coarse : .normal
  }

  mutating func begin(_ field: Field, with text: String) {
    self.field = field
    typed = TextEntry(text, limit: Self.longestText, isSelected: field == .value)
  }

  /// Handles a key while text is being typed.
  mutating func type(_ press: KeyPress, in preview: inout Preview) -> Bool {
    switch typed.take(press) {
    case .isNone: return false
    case .isTaken: commit(in: &preview)
    case .isDropped:
      if field == .filter { filter = "" }
      field = nil
    case .goesOn: if field == .filter { filter = typed.text }
    }
    return true
  }

  /// Applies the typed text; if it is refused, it stays to be corrected.
  private mutating func commit(in preview: inout Preview) {
    guard field == .value, let knob = selectedKnob(in: preview) else { return field = nil }
    selection = knob.id
    let text: String = typed.text
    let isTaken: Bool = preview.rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
      guard text != knob.text else { return false }
      document.endChange()
      try document.write(text, to: knob.id)
      document.endChange()
      return true
    }
    if isTaken { field = nil }
  }

  /// Writes the selected knob's spring in the next dialect.
  mutating func switchDialect(in preview: inout Preview) {
    guard let knob = selectedKnob(in: preview) else { return }
    let duration: Double = preview.rehearsal.duration(around: knob.id)
    guard let spring = preview.rehearsal.document?.spring(of: knob.id, duration: duration) else {
      preview.rehearsal.notice = Notice(
        "choose a number of a spring: only springs have other ways to be written",
        isWarning: true
      )
      return
    }
    let dialects: [SpringDialect] = SpringDialect.allCases
    let index: Int = spring.dialect.flatMap { dialects.firstIndex(of: $0) } ?? -1
    let next: SpringDialect = dialects[(index + 1) % dialects.count]
    preview.rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
      try document.write(spring, as: next, of: knob.id)
      return true
    }
  }
}
