import SegueModel

/// What a gesture's expressions read, measured in the window: a scene's names say more than most of UIKit's recognizers.
extension GestureCode {
  /// Declares what the text of an action reads.
  ///
  /// How far the finger has gone is counted from where the gesture began, if the recognizer does not say it.
  mutating func writeMeasures(
    for text: String,
    of gesture: GestureDefinition,
    fields: inout [String],
    to writer: inout CodeWriter
  ) {
    let recognizer = gesture.recognizer
    let counts = text.uses("translation") && !recognizer.saysMovement && !recognizer.isDiscrete
    let readsStart = text.uses("start") || counts
    writePlace(for: text, of: gesture, readsLocation: readsStart || text.uses("location"), to: &writer)
    if readsStart, recognizer.isDiscrete {
      writer.line("let start = location")
    } else if readsStart {
      fields.append("private var start = CGPoint.zero")
      writer.line("if recognizer.state == .began { start = location }")
    }
    if counts {
      writer.line("let translation = CGPoint(x: location.x - start.x, y: location.y - start.y)")
    } else if text.uses("translation") {
      writeMovement("translation", of: gesture, to: &writer)
    }
    if text.uses("velocity") { writeMovement("velocity", of: gesture, to: &writer) }
    if text.uses("startScale") {
      fields.append("private var startScale: CGFloat = 1")
      writer.line("if recognizer.state == .began { startScale = recognizer.scale }")
    }
  }

  /// Declares what the test reads that decides whether a gesture begins: it begins here.
  mutating func writeMeasures(
    before test: String,
    of gesture: GestureDefinition,
    to writer: inout CodeWriter
  ) {
    let readsLocation = test.uses("location") || test.uses("start")
    writePlace(for: test, of: gesture, readsLocation: readsLocation, to: &writer)
    if test.uses("start") { writer.line("let start = location") }
    for name in ["translation", "velocity"] where test.uses(name) {
      writeMovement(name, of: gesture, to: &writer)
    }
    if test.uses("startScale") { writer.line("let startScale = recognizer.scale") }
  }

  /// The window's, and the finger's place in it.
  private func writePlace(
    for text: String,
    of gesture: GestureDefinition,
    readsLocation: Bool,
    to writer: inout CodeWriter
  ) {
    let moves = gesture.recognizer.saysMovement && (text.uses("translation") || text.uses("velocity"))
    if readsLocation || moves || text.uses("size") || text.uses("safeArea") {
      writer.line("let window = recognizer.view?.window")
    }
    if text.uses("size") { writer.line("let size = window?.bounds.size ?? .zero") }
    if text.uses("safeArea") { writer.line("let safeArea = window?.safeAreaInsets ?? .zero") }
    if readsLocation { writer.line("let location = recognizer.location(in: window)") }
  }

  /// A `translation` or a `velocity`, which only pans have.
  private mutating func writeMovement(
    _ name: String,
    of gesture: GestureDefinition,
    to writer: inout CodeWriter
  ) {
    guard !gesture.recognizer.saysMovement else {
      return writer.line("let \(name) = recognizer.\(name)(in: window)")
    }
    context.gap("\(gesture.recognizer.className) has no \(name)", at: gesture.source, in: &writer)
    writer.line("let \(name) = CGPoint.zero")
  }
}
