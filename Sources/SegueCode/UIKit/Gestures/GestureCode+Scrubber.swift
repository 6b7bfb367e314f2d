import SegueModel
import SegueMotion

/// Gestures that scrub an animator of their own.
extension GestureCode {
  mutating func writeScrubbing(
    _ tracks: [TrackDefinition],
    _ gesture: GestureDefinition,
    _ place: SwiftPlace,
    _ parts: inout HandlerCode,
    to writer: inout CodeWriter
  ) {
    parts.fields.append("private var animator: UIViewPropertyAnimator?")
    writeRemembered(gesture, place, &parts, to: &writer)
    writeNumbers(gesture, place, to: &writer)
    var changes = CodeWriter()
    for track in tracks {
      let isOwn = track.window != nil || track.ease != nil || track.duration != nil
      if isOwn || !track.isStraight {
        context.gap(
          "what is scrubbed runs evenly over the whole way",
          at: track.targets.first?.source,
          in: &changes
        )
      }
      for target in track.targets {
        let resolved = views.resolve(target)
        guard let view = resolved.view else { continue }
        let values = track.changes.compactMap { change in
          change.keyframes.last.map { PropertyBinding(change.property, $0.value) }
        }
        changes.append(expressions.assignments(values, to: view, isGesture: true), in: resolved.loop)
      }
    }
    let duration = gesture.cancel.duration.map { expressions.print($0, in: place) } ?? "0.25"
    let finishing = [
      "animator?.stopAnimation(false)", "animator?.finishAnimation(at: .end)", "animator = nil",
      "proceed(from: recognizer.view)",
    ]
    writer.line("switch recognizer.state {")
    writer.line("case .began, .changed:")
    writer.indented { writer in
      if let condition = gesture.condition {
        writer.line("guard \(expressions.print(condition, in: place)) else { return }")
      }
      writer.block("if recognizer.state == .began, animator == nil") { writer in
        writer.comment("No time passes while it is scrubbed: the duration is that of the whole way back.")
        writer.line("let animator = UIViewPropertyAnimator(duration: \(duration), curve: .linear)")
        writer.block("animator.addAnimations") { $0.append(changes) }
        writer.line("animator.isReversed = false")
        writer.line("animator.pauseAnimation()")
        writer.line("self.animator = animator")
      }
      writer.line("animator?.fractionComplete = min(max(progress, 0), 1)")
      if gesture.finish?.moment == .once {
        writer.line("if animator == nil { return }")
        writeWait(for: gesture, to: &writer)
        writeOnce(gesture, place, then: finishing, to: &writer)
      }
    }
    writer.line(gesture.systemCancel == .decide ? "case .ended, .cancelled:" : "case .ended:")
    writer.indented { writer in
      guard let finish = gesture.finish, finish.moment != .once else {
        return writer.line("goBack(recognizer)")
      }
      writer.block("if \(expressions.print(finish.condition, in: place))", tail: " else {") { writer in
        for line in finishing { writer.line(line) }
      }
      writer.indented { $0.line("goBack(recognizer)") }
      writer.line("}")
    }
    writer.line(gesture.systemCancel == .decide ? "case .failed:" : "case .cancelled, .failed:")
    writer.indented { $0.line("goBack(recognizer)") }
    writer.line("default:")
    writer.indented { $0.line("break") }
    writer.line("}")
    parts.methods = reversing(gesture)
  }

  mutating func reversing(_ gesture: GestureDefinition) -> CodeWriter {
    var writer = CodeWriter()
    if let ease = gesture.cancel.ease, ease != .curve(.linear) {
      context.note("what was scrubbed runs back evenly", at: gesture.source)
    }
    writer.document("Runs what was scrubbed back; the gesture is off until it has arrived.")
    writer.block("private func goBack(_ recognizer: UIGestureRecognizer)") { writer in
      writer.line("guard let animator else { return }")
      writer.line("self.animator = nil")
      writer.line("recognizer.isEnabled = false")
      writer.line("animator.addCompletion { _ in recognizer.isEnabled = true }")
      writer.line("animator.pauseAnimation()")
      writer.line("animator.isReversed = true")
      writer.line("animator.startAnimation()")
    }
    return writer
  }
}
