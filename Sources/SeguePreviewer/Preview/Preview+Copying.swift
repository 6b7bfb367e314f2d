import SegueExport
import SegueInterface
import SegueScenes
import SegueTerminal

extension Preview {
  /// The text to copy; nil if there is none, as the notice then says.
  mutating func copy(_ form: Copying) -> CopiedText? {
    switch form {
    case .value: return clipping.value
    case .timing(let code):
      guard let found = clipping.timingAtHand else {
        rehearsal.tell(
          "no timing curve at hand: choose one in tune, or a layer that moves",
          isWarning: true
        )
        return nil
      }
      guard let text = code.text(of: found.timing) else {
        rehearsal.tell("\(code.rawValue) has no curve like \(found.name)", isWarning: true)
        return nil
      }
      return CopiedText(text: text, name: "\(found.name) as \(code.rawValue)")
    }
  }

  private var clipping: Clipping {
    Clipping(
      rehearsal: rehearsal,
      selection: stage.selection,
      tunedKnob: panels.focus == "tune" ? tunePanel?.selectedKnob(in: panelContext) : nil,
      tunedTiming: tunedTiming
    )
  }

  private var tunePanel: TunePanel? { panels["tune"] as? TunePanel }

  /// The curve that is being tuned.
  var tunedTiming: WrittenTiming? { panels.isOpen("tune") ? tunePanel?.chosenTiming(in: panelContext) : nil }

  /// Reports what happened to copied text, and no more than is known.
  mutating func tell(_ outcome: ClipboardOutcome, of copied: CopiedText) {
    switch outcome {
    case .copied(let place): rehearsal.tell("copied \(copied.name) into \(place)")
    case .sent(let terminal, nil):
      rehearsal.tell("sent \(copied.name) to \(terminal)'s clipboard (OSC 52)")
    case .sent(let terminal, let doubt?):
      rehearsal.tell("sent \(copied.name) to \(terminal) (OSC 52), but \(doubt)", isWarning: true)
    }
  }
}
