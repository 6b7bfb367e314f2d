import SegueModel

/// The recognizer's delegate.
extension GestureCode {
  mutating func writeRecognizerDelegate(
    _ name: String,
    _ gesture: GestureDefinition,
    to writer: inout CodeWriter
  ) {
    guard needsDelegate(gesture) else { return }
    writer.gap()
    writer.block("extension \(name): UIGestureRecognizerDelegate") { writer in
      if let test = shouldBegin(gesture) {
        writer.block("func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool") {
          writer in
          var lines = CodeWriter()
          writeMeasures(before: test, of: gesture, to: &lines)
          if lines.text.uses("recognizer") || test.uses("recognizer") {
            writer.line(
              "guard let recognizer = recognizer as? \(gesture.recognizer.className) else { return true }"
            )
          }
          for line in context.takeUsedReferences() { writer.line(line) }
          writer.append(lines)
          writer.line("return \(test)")
        }
      }
      guard !gesture.simultaneous.isEmpty else { return }
      writer.gap()
      writeSimultaneous(gesture, to: &writer)
    }
  }

  mutating func shouldBegin(_ gesture: GestureDefinition) -> String? {
    context.usedReferences = []
    var tests: [String] = []
    if case .pan(let direction?) = gesture.recognizer {
      switch direction {
      case .down: tests.append("translation.y > abs(translation.x)")
      case .up: tests.append("-translation.y > abs(translation.x)")
      case .right: tests.append("translation.x > abs(translation.y)")
      case .left: tests.append("-translation.x > abs(translation.y)")
      }
    }
    if let begin = gesture.begin {
      tests.append(
        expressions.printed(begin, in: SwiftPlace(isGesture: true)).inside(
          tests.isEmpty ? .choice : .comparison
        )
      )
    }
    return tests.isEmpty ? nil : tests.joined(separator: " && ")
  }

  mutating func writeSimultaneous(_ gesture: GestureDefinition, to writer: inout CodeWriter) {
    let layers = gesture.simultaneous.filter { plan.layer(at: $0) != nil }
    for other in gesture.simultaneous where plan.layer(at: other) == nil {
      writer.comment("It is recognized together with the gesture `\(other)`.")
    }
    writer.line("func gestureRecognizer(")
    writer.line("  _ recognizer: UIGestureRecognizer,")
    writer.line("  shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer")
    writer.block(") -> Bool") { writer in
      if layers.count < gesture.simultaneous.count { return writer.line("true") }
      let views = layers.map { "other.view === views?.\(context.reference(to: $0).name)" }
      context.usedReferences = []
      writer.line(views.joined(separator: " || "))
    }
  }
}
