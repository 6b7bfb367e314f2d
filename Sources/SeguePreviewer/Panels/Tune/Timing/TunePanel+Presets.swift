import SegueCells
import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal

extension TunePanel {
  /// Opens the list of named curves for the selected timing knob.
  mutating func openPresets(in context: inout PanelContext) {
    guard let timing = timing(in: context), let source = context.rehearsal.document?.source else {
      context.tell("no curve is written out here", isWarning: true)
      return
    }
    let text = String(decoding: source[timing.source.lower..<timing.source.upper], as: UTF8.self)
    picker = PresetPicker(at: text)
  }

  /// Handles an input while the list is open.
  mutating func pick(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    if let lines = input.scroll {
      picker?.move(by: lines)
      return true
    }
    switch input.event {
    case .key(let press):
      switch press.key {
      case .enter: takePreset(in: &context)
      case .escape, .character("P"): picker = nil
      default: return false
      }
    case .mouse(let mouse):
      guard mouse.kind == .press, let line = input.line else { return mouse.kind == .release }
      if picker?.choose(line: line, rows: input.body.rows) == true { takePreset(in: &context) }
    }
    return true
  }

  private mutating func takePreset(in context: inout PanelContext) {
    defer { picker = nil }
    if let preset = picker?.preset { take(preset, in: &context) }
  }

  /// Replaces the curve of the selected timing knob with a named one.
  mutating func take(_ preset: TimingPreset, in context: inout PanelContext) {
    guard let timing = timing(in: context) else { return }
    context.ask(.tune(.preset(preset, over: timing)))
    selection = Knob.ID(keys: timing.keys, index: timing.knobs.first?.id.index ?? 0)
  }
}
