import SegueModel

/// What the handler of an interactor's gesture does.
extension GestureCode {
  mutating func handler(_ gesture: GestureDefinition) -> HandlerCode {
    context.usedReferences = []
    var parts = HandlerCode()
    var inner = CodeWriter()
    let place = SwiftPlace(isGesture: true)
    writeRemembered(gesture, place, &parts, to: &inner)
    writeNumbers(gesture, place, to: &inner)
    let finish = gesture.finish.map { expressions.print($0.condition, in: place) } ?? "false"
    writeStates(gesture, finish, place, to: &inner)
    if gesture.finish?.moment == .change { parts.fields.append("private var finishes = false") }
    if gesture.finish?.moment == .once { parts.fields.append("private var isSpent = false") }
    finishHandler(&parts, inner, gesture)
    return parts
  }

  /// The declarations that the action's text needs, and the text.
  mutating func finishHandler(_ parts: inout HandlerCode, _ inner: CodeWriter, _ gesture: GestureDefinition) {
    let text = inner.text
    let references = context.takeUsedReferences()
    parts.usesViews = !references.isEmpty || gesture.simultaneous.contains { $0.components.count > 1 }
    if parts.usesViews { context.gestureViews.insert(gesture.name) }
    if !references.isEmpty { parts.body.line("guard let views else { return }") }
    for line in references { parts.body.line(line) }
    writeMeasures(for: text, of: gesture, fields: &parts.fields, to: &parts.body)
    parts.body.append(inner)
  }

  /// The names that keep the value which they had as the gesture began.
  mutating func writeRemembered(
    _ gesture: GestureDefinition,
    _ place: SwiftPlace,
    _ parts: inout HandlerCode,
    to writer: inout CodeWriter
  ) {
    guard !gesture.remembered.isEmpty else { return }
    writer.block("if recognizer.state == .\(gesture.recognizer.firstState)") { writer in
      for local in gesture.remembered {
        let name = context.name([Identifier.member(local.name)], of: "let \(local.name)")
        parts.fields.append("private var \(name)\(local.value.isCondition ? " = false" : ": CGFloat = 0")")
        writer.line("\(name) = \(expressions.print(local.value, in: place))")
      }
    }
  }

  /// The scene's names and its progress.
  ///
  /// A progress that is only shown is a comment.
  mutating func writeNumbers(
    _ gesture: GestureDefinition,
    _ place: SwiftPlace,
    showsProgress: Bool = false,
    to writer: inout CodeWriter
  ) {
    for local in gesture.locals {
      let type = local.value.isCondition ? "" : ": CGFloat"
      writer.line(
        "let \(context.name([Identifier.member(local.name)], of: "let \(local.name)"))\(type) = \(expressions.print(local.value, in: place))"
      )
    }
    guard let progress = gesture.progress else { return }
    let text = expressions.print(progress, in: place)
    if showsProgress { return writer.comment("Its progress, which moves nothing, is \(text).") }
    writer.line("let progress: CGFloat = \(text)")
  }

  mutating func writeStates(
    _ gesture: GestureDefinition,
    _ finish: String,
    _ place: SwiftPlace,
    to writer: inout CodeWriter
  ) {
    let progress = gesture.progress == nil ? "0" : "progress"
    if gesture.recognizer.isDiscrete {
      return writer.block("if recognizer.state == .ended") { writer in
        writer.line("isActive = true")
        writer.line("begin()")
        writer.line("update(\(progress))")
        writer.line(ending(gesture, finish))
      }
    }
    if gesture.finish?.moment == .once { writer.line("if recognizer.state == .began { isSpent = false }") }
    writer.line("switch recognizer.state {")
    writer.line("case .began, .changed:")
    writer.indented { writer in
      if gesture.finish?.moment == .once { writer.line("if isSpent { return }") }
      if let condition = gesture.condition {
        writer.line("guard \(expressions.print(condition, in: place)) else { return }")
      }
      writer.block("if !isActive") { writer in
        writer.line("isActive = true")
        if gesture.finish?.moment == .change { writer.line("finishes = false") }
        if gesture.wantsInteractiveStart {
          writer.line("begin()")
        } else {
          writer.comment("The transition started by itself; it is taken hold of where it is.")
          writer.line("pause()")
        }
      }
      writeWait(for: gesture, to: &writer)
      writer.line("update(\(progress))")
      if gesture.finish?.moment == .change { writer.line("finishes = \(finish)") }
      if gesture.finish?.moment == .once {
        writer.block("if \(finish)") { writer in
          writer.line("isSpent = true")
          writer.line(ending(gesture, "true"))
        }
      }
    }
    let moment = gesture.finish?.moment ?? .end
    let outcome = moment == .end ? finish : moment == .change ? "finishes" : "false"
    writer.line(gesture.systemCancel == .decide ? "case .ended, .cancelled:" : "case .ended:")
    writer.indented { writeEnding(of: gesture, outcome, to: &$0) }
    writer.line(gesture.systemCancel == .decide ? "case .failed:" : "case .cancelled, .failed:")
    writer.indented { writeEnding(of: gesture, "false", to: &$0) }
    writer.line("default:")
    writer.indented { $0.line("break") }
    writer.line("}")
  }

  /// Leaves the handler where a pan has only been recognized: the first change comes with the next event.
  func writeWait(for gesture: GestureDefinition, to writer: inout CodeWriter) {
    if case .longPress = gesture.recognizer { return }
    writer.line("guard recognizer.state == .changed else { return }")
  }

  /// Ends the interaction if there is one: in a line of its own where the call may be long.
  private mutating func writeEnding(
    of gesture: GestureDefinition,
    _ outcome: String,
    to writer: inout CodeWriter
  ) {
    let call = ending(gesture, outcome)
    guard gesture.speed.constant == nil else { return writer.line("if isActive { \(call) }") }
    writer.block("if isActive") { $0.line(call) }
  }

  /// The call that ends the interaction; a speed that reads the gesture is worked out where that is known.
  mutating func ending(_ gesture: GestureDefinition, _ outcome: String) -> String {
    guard gesture.speed.constant == nil else { return "end(finishing: \(outcome))" }
    let speed = expressions.print(gesture.speed, in: SwiftPlace(isGesture: true))
    return "end(finishing: \(outcome), speed: \(speed))"
  }

  /// The way to either end.
  mutating func writeEnd(_ gesture: GestureDefinition, to writer: inout CodeWriter) {
    let parameter = gesture.speed.constant == nil ? ", speed: CGFloat" : ""
    writer.block("private func end(finishing: Bool\(parameter))") { writer in
      writer.line("isActive = false")
      if let constant = gesture.speed.constant {
        let speed = expressions.print(gesture.speed, in: SwiftPlace(isGesture: true))
        if constant != 1 { writer.line("completionSpeed = \(speed)") }
      } else {
        writer.comment("A speed of 0 or less is undefined in UIKit; it counts as 1.")
        writer.line("completionSpeed = speed > 0 ? speed : 1")
      }
      if let ease = gesture.finish?.ease { writeEnding(ease, "if finishing", to: &writer) }
      if let ease = gesture.cancel.ease { writeEnding(ease, "if !finishing", to: &writer) }
      if let duration = gesture.cancel.duration {
        context.gap(
          "the way back takes what UIKit's completionSpeed makes of it, not \(expressions.print(duration, in: SwiftPlace())) s",
          at: duration.source,
          in: &writer
        )
      }
      writer.block("if finishing", tail: " else {") { $0.line("finish()") }
      writer.indented { $0.line("cancel()") }
      writer.line("}")
    }
  }

  mutating func writeEnding(_ ease: Ease, _ condition: String, to writer: inout CodeWriter) {
    writer.block(condition) { writeCurve(ease, timing: true, to: &$0) }
  }
}
