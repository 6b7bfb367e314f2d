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
    for line in prelude(for: text, of: gesture) { parts.body.line(line) }
    if needsStart(text, gesture) {
      parts.fields.append("private var start = CGPoint.zero")
      parts.body.line("if recognizer.state == .began { start = location }")
    }
    if gesture.recognizer.isLongPress { writeMovement(of: gesture, for: text, to: &parts.body) }
    if text.uses("startScale") {
      parts.fields.append("private var startScale: CGFloat = 1")
      parts.body.line("if recognizer.state == .began { startScale = recognizer.scale }")
    }
    parts.body.append(inner)
  }

  /// Whether the place is kept where the gesture began.
  private func needsStart(_ text: String, _ gesture: GestureDefinition) -> Bool {
    text.uses("start") || gesture.recognizer.isLongPress && text.uses("translation")
  }

  /// What a pan would say of the finger that a long press follows.
  private mutating func writeMovement(
    of gesture: GestureDefinition,
    for text: String,
    to writer: inout CodeWriter
  ) {
    if text.uses("translation") {
      writer.line("let translation = CGPoint(x: location.x - start.x, y: location.y - start.y)")
    }
    guard text.uses("velocity") else { return }
    context.gap("a long press has no velocity in UIKit", at: gesture.source, in: &writer)
    writer.line("let velocity = CGPoint.zero")
  }

  /// What a gesture's expressions read, measured in the window; a long press that `hasBegun` is followed from there.
  func prelude(for text: String, of gesture: GestureDefinition, hasBegun: Bool = true) -> [String] {
    let isPress = gesture.recognizer.isLongPress
    var lines: [String] = []
    let measures = ["location", "start", "size", "safeArea"] + (isPress ? [] : ["translation", "velocity"])
    let follows = hasBegun && needsStart(text, gesture)
    let needsWindow = follows || measures.contains { text.uses($0) }
    if needsWindow { lines.append("let window = recognizer.view?.window") }
    if text.uses("size") { lines.append("let size = window?.bounds.size ?? .zero") }
    if text.uses("safeArea") { lines.append("let safeArea = window?.safeAreaInsets ?? .zero") }
    if text.uses("location") || text.uses("start") || follows {
      lines.append("let location = recognizer.location(in: window)")
    }
    if isPress { return lines }
    if text.uses("translation") { lines.append("let translation = recognizer.translation(in: window)") }
    if text.uses("velocity") { lines.append("let velocity = recognizer.velocity(in: window)") }
    return lines
  }

  /// The names that keep the value which they had as the gesture began.
  mutating func writeRemembered(
    _ gesture: GestureDefinition,
    _ place: SwiftPlace,
    _ parts: inout HandlerCode,
    to writer: inout CodeWriter
  ) {
    guard !gesture.remembered.isEmpty else { return }
    writer.block("if recognizer.state == .began") { writer in
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
    let isDiscrete = gesture.recognizer == .tap || gesture.recognizer.isSwipe
    if isDiscrete {
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
    writer.indented { $0.line("if isActive { \(ending(gesture, outcome)) }") }
    writer.line(gesture.systemCancel == .decide ? "case .failed:" : "case .cancelled, .failed:")
    writer.indented { $0.line("if isActive { \(ending(gesture, "false")) }") }
    writer.line("default:")
    writer.indented { $0.line("break") }
    writer.line("}")
  }

  func ending(_ gesture: GestureDefinition, _ outcome: String) -> String {
    "end(\((["finishing: \(outcome)"] + (speedNeedsProgress(gesture) ? ["progress: progress"] : [])).joined(separator: ", ")))"
  }

  func speedNeedsProgress(_ gesture: GestureDefinition) -> Bool {
    gesture.progress != nil && gesture.speed.contains { $0 == .symbol(.progress) }
  }

  /// The way to either end.
  mutating func writeEnd(_ gesture: GestureDefinition, to writer: inout CodeWriter) {
    let parameter = speedNeedsProgress(gesture) ? ", progress: CGFloat" : ""
    writer.block("private func end(finishing: Bool\(parameter))") { writer in
      writer.line("isActive = false")
      let speed = expressions.print(gesture.speed, in: SwiftPlace(isGesture: true))
      if let constant = gesture.speed.constant {
        if constant != 1 { writer.line("completionSpeed = \(speed)") }
      } else {
        for line in prelude(for: speed, of: gesture) { writer.line(line) }
        writer.comment("A speed of 0 or less is undefined in UIKit; it counts as 1.")
        writer.line("let speed = \(speed)")
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
