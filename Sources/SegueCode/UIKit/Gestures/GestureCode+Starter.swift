import SegueModel

/// Gestures that move views themselves, and that the transition then follows.
extension GestureCode {
  /// A gesture that moves views itself, and that the transition then follows.
  mutating func writeStarter(_ gesture: GestureDefinition, to writer: inout CodeWriter) {
    let name = context.starterName(gesture)
    let parts = starterHandler(gesture)
    writer.gap()
    writer.line("// MARK: Gesture")
    writer.gap()
    writer.document("The gesture `\(gesture.name)`, which `\(plan.definition.name)` follows.")
    writer.line("@MainActor")
    writer.block("final class \(name): NSObject") { writer in
      writer.line("private let begin: () -> Void")
      if parts.usesViews { writer.line("private weak var views: (any \(context.viewsProtocol))?") }
      for field in parts.fields { writer.line(field) }
      writer.gap()
      writer.document("Adds the recognizer to the view of `\(gesture.path)`; `begin` begins the transition.")
      let views = parts.usesViews ? ["views: any \(context.viewsProtocol)"] : []
      writer.block(
        "init(\((["view: UIView"] + views + ["begin: @escaping () -> Void"]).joined(separator: ", ")))"
      ) { writer in
        writer.line("self.begin = begin")
        if parts.usesViews { writer.line("self.views = views") }
        writer.line("super.init()")
        if gesture.catches {
          context.gap("the gesture does not catch what it has let go of", at: gesture.source, in: &writer)
        }
        if !gesture.cancel.rest.isEmpty {
          context.gap(
            "what is cancelled goes back, and comes to rest nowhere else",
            at: gesture.source,
            in: &writer
          )
        }
        writeRecognizer(gesture, to: &writer)
      }
      writer.gap()
      writer.block("@objc private func handle(_ recognizer: \(gesture.recognizer.className))") {
        $0.append(parts.body)
      }
      writer.gap()
      writer.append(parts.methods)
      writer.gap()
      writeThen(gesture, to: &writer)
    }
    writeRecognizerDelegate(name, gesture, to: &writer)
  }

  mutating func starterHandler(_ gesture: GestureDefinition) -> HandlerCode {
    context.usedReferences = []
    expressions.transforms = [:]
    views.readings = UIKitReadings()
    var parts = HandlerCode()
    var inner = CodeWriter()
    let place = SwiftPlace(isGesture: true)
    switch gesture.action {
    case .drives: break
    case .sets(let assignments): writeSetting(assignments, gesture, place, &parts, to: &inner)
    case .scrubs(let tracks): writeScrubbing(tracks, gesture, place, &parts, to: &inner)
    }
    finishHandler(&parts, inner, gesture)
    return parts
  }

  mutating func writeThen(_ gesture: GestureDefinition, to writer: inout CodeWriter) {
    let delay = gesture.finish?.delay.map { expressions.print($0, in: SwiftPlace(isGesture: true)) }
    writer.block("private func proceed(from view: UIView?)") { writer in
      guard let delay else { return writer.line("begin()") }
      writer.line("view?.window?.isUserInteractionEnabled = false")
      writer.block("DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) { [self] in", isOpen: true) {
        writer in
        writer.line("view?.window?.isUserInteractionEnabled = true")
        writer.line("begin()")
      }
    }
  }

  mutating func writeSetting(
    _ assignments: [LayerAssignment],
    _ gesture: GestureDefinition,
    _ place: SwiftPlace,
    _ parts: inout HandlerCode,
    to writer: inout CodeWriter
  ) {
    context.helpers.insert(.restingState)
    parts.fields += ["private var resting: [RestingState] = []"]
    let readers =
      assignments.flatMap { $0.values.map(\.value) }
      + [gesture.finish?.condition, gesture.condition].compactMap { $0 }
    writeRemembered(gesture, place, &parts, to: &writer)
    writeNumbers(
      gesture,
      place,
      showsProgress: !readers.contains { $0.contains { $0 == .symbol(.progress) } },
      to: &writer
    )
    var changes = CodeWriter()
    var names: [String] = []
    for assignment in assignments {
      let resolved = views.resolve(assignment.path)
      guard let view = resolved.view else { continue }
      names.append(view.key)
      changes.append(expressions.assignments(assignment.values, to: view, isGesture: true), in: resolved.loop)
    }
    let text = changes.text
    for name in names where text.uses(name + "Start") {
      parts.fields.append("private var \(name)Start = CGRect.zero")
    }
    let starts = names.filter { text.uses($0 + "Start") }.map { "\($0)Start = \($0).frame" }
    if let condition = gesture.condition {
      writer.line("let isFollowing = \(expressions.print(condition, in: place))")
    }
    writer.line("switch recognizer.state {")
    writer.line("case .began, .changed:")
    writer.indented { writer in
      if gesture.condition != nil { writer.line("guard isFollowing else { return }") }
      writer.block("if resting.isEmpty") { writer in
        writer.line("resting = [\(names.map { "RestingState(\($0))" }.joined(separator: ", "))]")
        for line in starts { writer.line(line) }
      }
      writeWait(for: gesture, to: &writer)
      writer.append(changes)
      writeOnce(
        gesture,
        place,
        then: ["resting = []", "recognizer.state = .ended", "proceed(from: recognizer.view)"],
        to: &writer
      )
    }
    writer.line(gesture.systemCancel == .decide ? "case .ended, .cancelled:" : "case .ended:")
    writer.indented { writer in
      let test = gesture.finish.map { expressions.print($0.condition, in: place) } ?? "false"
      writer.block("if !resting.isEmpty && \(test.contains("||") ? "(\(test))" : test)", tail: " else {") {
        writer in
        writer.line("resting = []")
        writer.line("proceed(from: recognizer.view)")
      }
      writer.indented { $0.line("goBack()") }
      writer.line("}")
    }
    writer.line(gesture.systemCancel == .decide ? "case .failed:" : "case .cancelled, .failed:")
    writer.indented { $0.line("goBack()") }
    writer.line("default:")
    writer.indented { $0.line("break") }
    writer.line("}")
    parts.methods = returning(gesture)
  }

  mutating func writeOnce(
    _ gesture: GestureDefinition,
    _ place: SwiftPlace,
    then lines: [String],
    to writer: inout CodeWriter
  ) {
    guard let finish = gesture.finish, finish.moment == .once else { return }
    writer.block("if \(expressions.print(finish.condition, in: place))") { writer in
      for line in lines { writer.line(line) }
    }
  }

  /// The way back of what was set.
  mutating func returning(_ gesture: GestureDefinition) -> CodeWriter {
    var writer = CodeWriter()
    let duration =
      gesture.cancel.duration.map { expressions.print($0, in: SwiftPlace(isGesture: true)) } ?? "0.25"
    let curve = expressions.curve(gesture.cancel.ease ?? .easeInOut, at: gesture.source)
    writer.block("private func goBack()") { writer in
      writer.line("let resting = resting")
      writer.line("self.resting = []")
      if case .named(let name) = curve {
        writer.block(
          "UIView.animate(withDuration: \(duration), delay: 0, options: .curve\(Identifier.type(name)))"
        ) {
          $0.line("for state in resting { state.restore() }")
        }
      } else {
        writer.call(
          "let animator = UIViewPropertyAnimator",
          ["duration: \(duration)", "timingParameters: \(curve.timingParameters)"]
        )
        writer.line("animator.addAnimations { for state in resting { state.restore() } }")
        writer.line("animator.startAnimation()")
      }
    }
    return writer
  }
}
