import SegueDocuments
import SegueGeometry
import SegueScenes

/// A change of the scene's text that a panel asks for.
enum KnobEdit: Sendable {
  case turn(Knob.ID, by: Int, Knob.Step)
  /// Puts back what was saved.
  case restore(Knob.ID)
  /// Writes what was typed, as a change of its own.
  case type(String, Knob)
  /// Writes a spring in another dialect.
  case rewrite(SceneDocument.WrittenSpring, as: SpringDialect, of: Knob.ID)
  case preset(TimingPreset, over: WrittenTiming)
  /// Moves a handle of a curve.
  case shape(TimingPlot, handle: Int, value: Point)
  /// Writes several literals at once.
  case texts([Knob.ID: String])

  /// Changes a document; returns whether anything has changed.
  func apply(to document: inout SceneDocument) throws(DocumentError) -> Bool {
    let before: [UInt8] = document.source
    switch self {
    case .turn(let id, let steps, let step): return try document.turn(id, by: steps, step)
    case .restore(let id): return try document.restore(id)
    case .type(let text, let knob):
      guard text != knob.text else { return false }
      document.endChange()
      try document.write(text, to: knob.id)
      document.endChange()
      return true
    case .rewrite(let spring, let dialect, let id):
      try document.write(spring, as: dialect, of: id)
      return true
    case .preset(let preset, let timing): try document.write(preset, over: timing)
    case .shape(let plot, let handle, let value): try plot.write(value, to: handle, in: &document)
    case .texts(let texts): try document.write(texts)
    }
    return document.source != before
  }
}
