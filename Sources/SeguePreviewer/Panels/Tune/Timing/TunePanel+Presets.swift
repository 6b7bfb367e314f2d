import SegueCells
import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal

extension TunePanel {
  /// Opens the list of named curves for the selected timing knob.
  mutating func openPresets(in preview: inout Preview) {
    guard let timing = timing(in: preview), let source = preview.rehearsal.document?.source else {
      preview.rehearsal.notice = Notice(
        "choose a number of a curve or a spring, or a curve's name",
        isWarning: true
      )
      return
    }
    let text = String(decoding: source[timing.source.lower..<timing.source.upper], as: UTF8.self)
    picker = PresetPicker(at: text)
  }

  /// Handles an input while the list is open.
  mutating func pick(_ input: PanelInput, in preview: inout Preview) -> Bool {
    if let lines = input.scroll {
      picker?.move(by: lines)
      return true
    }
    switch input.event {
    case .key(let press):
      switch press.key {
      case .enter: takePreset(in: &preview)
      case .escape, .character("P"): picker = nil
      default: return false
      }
    case .mouse(let mouse):
      guard mouse.kind == .press, let line = input.line else { return mouse.kind == .release }
      if picker?.choose(line: line, rows: input.body.rows) == true { takePreset(in: &preview) }
    }
    return true
  }

  private mutating func takePreset(in preview: inout Preview) {
    defer { picker = nil }
    if let preset = picker?.preset { take(preset, in: &preview) }
  }

  /// Replaces the curve of the selected timing knob with a named one.
  mutating func take(_ preset: TimingPreset, in preview: inout Preview) {
    guard let timing = timing(in: preview) else { return }
    preview.rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
      let before: [UInt8] = document.source
      try document.write(preset, over: timing)
      return document.source != before
    }
    selection = Knob.ID(keys: timing.keys, index: timing.knobs.first?.id.index ?? 0)
  }
}
