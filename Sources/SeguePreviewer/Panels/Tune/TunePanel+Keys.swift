import SegueDocuments
import SegueModel
import SegueMotion
import SegueScenes
import SegueTerminal
import SegueTransitions
import SegueInterface

extension TunePanel {
  /// Moves up and down the list; returns false if the key is meant for the previewer.
  mutating func choose(_ press: KeyPress, _ input: PanelInput, in context: inout PanelContext) -> Bool {
    guard let lines = input.scroll else { return false }
    select(next: lines, in: &context, input.body)
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
  mutating func type(_ press: KeyPress, in context: inout PanelContext) -> Bool {
    switch typed.take(press) {
    case .isNone: return false
    case .isTaken: commit(in: &context)
    case .isDropped:
      if field == .filter { filter = "" }
      field = nil
    case .goesOn: if field == .filter { filter = typed.text }
    }
    return true
  }

  /// Asks for the typed text; if it is refused, it stays to be corrected.
  private mutating func commit(in context: inout PanelContext) {
    guard field == .value, let knob = selectedKnob(in: context) else { return field = nil }
    selection = knob.id
    context.ask(.tune(.type(typed.text, knob)))
  }

  mutating func settle(_ request: PanelRequest, as outcome: PanelRequest.Outcome) {
    if case .tune(.type) = request, outcome == .isDone { field = nil }
  }

  /// Writes the selected knob's spring in the next dialect.
  mutating func switchDialect(in context: inout PanelContext) {
    guard let knob = selectedKnob(in: context) else { return }
    let duration: Double = context.rehearsal.duration(around: knob.id)
    guard let spring = context.rehearsal.document?.spring(of: knob.id, duration: duration) else {
      context.tell(
        "choose a number of a spring: only springs have other ways to be written",
        isWarning: true
      )
      return
    }
    let dialects: [SpringDialect] = SpringDialect.allCases
    let index: Int = spring.dialect.flatMap { dialects.firstIndex(of: $0) } ?? -1
    let next: SpringDialect = dialects[(index + 1) % dialects.count]
    context.ask(.tune(.rewrite(spring, as: next, of: knob.id)))
  }
}
