import SegueModel

/// The blocks one after the other, and what happens at their end.
extension AnimationBlocks {
  /// What happens when the last animation has ended.
  mutating func finish(_ body: TransitionBody, tracks: TrackCode, before: CodeWriter, after: CodeWriter)
    -> CodeWriter
  {
    var writer = CodeWriter()
    for line in tracks.animated { writer.line(line) }
    for addition in body.additions {
      guard let added = views.additions[addition.layer.name] else { continue }
      if case .masks = addition.placement { continue }
      writer.line("\(added.name).removeFromSuperview()")
    }
    let single = views.readings.restores.filter { $0.hasSuffix("Rest.restore()") }
    if single.count > 1 {
      let names = single.map { $0.prefix { $0 != "." } }
      writer.line("for rest in [\(names.joined(separator: ", "))] { rest.restore() }")
    }
    for line in views.readings.restores where single.count < 2 || !single.contains(line) { writer.line(line) }
    let takesOut = plan.roleWithoutView != .to
    if takesOut || !before.isEmpty || !after.isEmpty {
      if before.isEmpty, after.isEmpty {
        writer.line("if context.transitionWasCancelled { toView.removeFromSuperview() }")
      } else {
        writer.block("if context.transitionWasCancelled", tail: " else {") { writer in
          if takesOut { writer.line("toView.removeFromSuperview()") }
        }
        writer.indented { inner in
          inner.append(before)
          inner.append(after)
        }
        writer.line("}")
      }
    }
    if body.completes {
      writer.line("context.completeTransition(!context.transitionWasCancelled)")
    } else {
      writer.comment(
        "Segue: the scene forgets completeTransition (completes: false), so UIKit waits for ever."
      )
      context.note(
        "the animator never calls completeTransition, as the scene says",
        at: plan.definition.source
      )
    }
    return writer
  }

  /// The blocks of animations, the last of which completes the transition.
  mutating func writeRun(
    _ tracks: TrackCode,
    _ body: TransitionBody,
    finish: CodeWriter,
    to writer: inout CodeWriter
  ) {
    writeAlongside(body, to: &writer)
    if expressions.usesWhole {
      writer.comment("With all that outlasts the animator.")
      writer.line("let whole: TimeInterval = \(expressions.whole(of: body))")
      writer.gap()
    }
    if plan.definition.isInterruptible {
      return writePropertyAnimator(tracks, body, finish: finish, to: &writer)
    }
    let last = lastGroup(of: tracks, body)
    writer.block("let finish =") { $0.append(finish) }
    for (index, group) in tracks.groups.enumerated() {
      writer.gap()
      writer.comment(group.titles.joined(separator: "; ") + ".")
      write(group, completes: index == last, to: &writer)
    }
    if !tracks.explicit.isEmpty { writer.gap() }
    writer.append(tracks.explicit)
    guard last == nil else { return }
    writeClock(tracks, body, to: &writer)
  }

  /// The block that ends last, if it is certain which one does.
  func lastGroup(of tracks: TrackCode, _ body: TransitionBody) -> Int? {
    let ends = tracks.groups.map { $0.timing.delay.contains("index") ? nil : $0.plain.end }
    guard !tracks.hasOpenEnd, !ends.contains(nil), let duration = plan.leastDuration else { return nil }
    let known = ends.compactMap { $0 }
    guard let longest = known.max(), longest >= max(duration, tracks.explicitEnd ?? 0) - 1e-9 else {
      return nil
    }
    return known.indices.first { known[$0] == longest && !tracks.groups[$0].isStill }
  }

  /// A view that nobody sees keeps the time where no block lasts as long as the transition.
  mutating func writeClock(_ tracks: TrackCode, _ body: TransitionBody, to writer: inout CodeWriter) {
    var whole = expressions.usesWhole ? "whole" : "duration"
    let timings = body.tracks.map { plan.timing(of: $0) }
    let ends = timings.compactMap(\.end)
    if ends.count < timings.count {
      if !expressions.usesWhole { whole = expressions.whole(of: body) }
    } else if let duration = plan.duration, let least = plan.leastDuration {
      let end = ends.filter(\.isFinite).reduce(least, max)
      if end > duration + 1e-9 { whole = expressions.literal(end) }
    }
    if ends.contains(.infinity) {
      context.note(
        "what repeats for ever ends with the transition's duration, where the scene never completes",
        at: plan.definition.source
      )
    }
    writer.gap()
    writer.comment("UIKit completes a transition with its own animations: one of a view that nobody sees.")
    writer.line("let clock = UIView()")
    writer.line("container.addSubview(clock)")
    writer.line("UIView.animate(")
    writer.indented { writer in
      writer.line("withDuration: \(whole),")
      writer.line("animations: { clock.alpha = 0 },")
      writer.line("completion: { _ in")
      writer.line("  clock.removeFromSuperview()")
      writer.line("  finish()")
      writer.line("}")
    }
    writer.line(")")
  }

  func write(_ group: ViewGroup, completes: Bool, to writer: inout CodeWriter) {
    let timing = group.timing
    if timing.delay.contains("index"), let loop = group.ends.first?.loop {
      var inner = group
      inner.ends = group.ends.map { (nil, $0.lines) }
      var each = CodeWriter()
      write(inner, timing, completes: completes, to: &each)
      return writer.block(loop.reading(each.lines)) { $0.append(each) }
    }
    write(group, timing, completes: completes, to: &writer)
  }

  func write(_ group: ViewGroup, _ timing: SwiftTiming, completes: Bool, to writer: inout CodeWriter) {
    var arguments = ["withDuration: \(timing.duration)", "delay: \(timing.delay)"]
    switch timing.curve {
    case .named(let name): arguments.append("options: .curve\(Identifier.type(name))")
    case .spring(let ratio, let velocity):
      arguments += ["usingSpringWithDamping: \(ratio)", "initialSpringVelocity: \(velocity)", "options: []"]
    case .bezier, .parameters, .inexpressible:
      return writeAnimator(group, timing, completes: completes, to: &writer)
    }
    writer.line("UIView.animate(")
    writer.indented { writer in
      for argument in arguments { writer.line(argument + ",") }
      writer.block("animations:", tail: completes ? "," : "") { writeEnds(of: group, to: &$0) }
      if completes { writer.line("completion: { _ in finish() }") }
    }
    writer.line(")")
  }

  func writeEnds(of group: ViewGroup, to writer: inout CodeWriter) {
    for (loop, lines) in group.ends { writer.append(lines, in: loop) }
  }

  func writeAnimator(
    _ group: ViewGroup,
    _ timing: SwiftTiming,
    completes: Bool,
    to writer: inout CodeWriter
  ) {
    let name =
      completes ? "animator" : "\(Identifier.member(group.titles[0].prefix { $0 != ":" } + ""))Animator"
    writer.call(
      "let \(name) = UIViewPropertyAnimator",
      ["duration: \(timing.duration)", "timingParameters: \(timing.curve.timingParameters)"]
    )
    writer.block("\(name).addAnimations") { writeEnds(of: group, to: &$0) }
    if completes { writer.line("\(name).addCompletion { _ in finish() }") }
    writer.line(
      timing.delay == "0" ? "\(name).startAnimation()" : "\(name).startAnimation(afterDelay: \(timing.delay))"
    )
  }
}
