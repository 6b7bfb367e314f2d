import SegueModel

extension UIKitCode {
  /// What happens when the last animation has ended.
  mutating func finish(_ body: TransitionBody, tracks: TrackCode, before: CodeWriter, after: CodeWriter)
    -> CodeWriter
  {
    var writer = CodeWriter()
    for line in tracks.animated { writer.line(line) }
    for addition in body.additions {
      guard let added = additions[addition.layer.name] else { continue }
      if case .masks = addition.placement { continue }
      writer.line("\(added.name).removeFromSuperview()")
    }
    let single = readings.restores.filter { $0.hasSuffix("Rest.restore()") }
    if single.count > 1 {
      let names = single.map { $0.prefix { $0 != "." } }
      writer.line("for rest in [\(names.joined(separator: ", "))] { rest.restore() }")
    }
    for line in readings.restores where single.count < 2 || !single.contains(line) { writer.line(line) }
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
      note("the animator never calls completeTransition, as the scene says", at: plan.definition.source)
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
  private func lastGroup(of tracks: TrackCode, _ body: TransitionBody) -> Int? {
    let ends = tracks.groups.map { $0.timing.delay.contains("index") ? nil : $0.plain.end }
    guard !ends.contains(nil), let duration = plan.duration else { return nil }
    let known = ends.compactMap { $0 }
    guard let longest = known.max(), longest >= max(duration, tracks.explicitEnd ?? 0) - 1e-9 else {
      return nil
    }
    return known.firstIndex(of: longest)
  }

  /// A view that nobody sees keeps the time where no block lasts as long as the transition.
  private mutating func writeClock(_ tracks: TrackCode, _ body: TransitionBody, to writer: inout CodeWriter) {
    var whole = "duration"
    let timings = body.tracks.map { plan.timing(of: $0) }
    let ends = timings.compactMap(\.end)
    if ends.count < timings.count {
      let texts = tracks.groups.map { "\($0.timing.delay) + \($0.timing.duration)" }
      let open = texts.filter { !$0.contains("index") && $0 != "0 + duration" }
      if !open.isEmpty { whole = "max(duration, \(open.joined(separator: ", ")))" }
      if texts.contains(where: { $0.contains("index") }) {
        note(
          "tracks whose times depend on their place may be cut off at the transition's duration",
          at: plan.definition.source
        )
      }
    } else if let end = ends.filter(\.isFinite).max(), let duration = plan.duration, end > duration + 1e-9 {
      whole = literal(end)
    }
    if ends.contains(.infinity) {
      note(
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

  // MARK: A block

  private func write(_ group: ViewGroup, completes: Bool, to writer: inout CodeWriter) {
    let timing = group.timing
    if timing.delay.contains("index"), let loop = group.ends.first?.loop {
      var inner = group
      inner.ends = group.ends.map { (nil, $0.lines) }
      return writer.block(loop) { write(inner, timing, completes: completes, to: &$0) }
    }
    write(group, timing, completes: completes, to: &writer)
  }

  private func write(_ group: ViewGroup, _ timing: SwiftTiming, completes: Bool, to writer: inout CodeWriter)
  {
    var arguments = ["withDuration: \(timing.duration)", "delay: \(timing.delay)"]
    switch timing.curve {
    case .named(let name): arguments.append("options: .curve\(Identifier.type(name))")
    case .spring(let ratio, let velocity):
      arguments += ["usingSpringWithDamping: \(ratio)", "initialSpringVelocity: \(velocity)", "options: []"]
    case .parameters, .inexpressible:
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

  private func writeEnds(of group: ViewGroup, to writer: inout CodeWriter) {
    for (loop, lines) in group.ends { writer.append(lines, in: loop) }
  }

  private func writeAnimator(
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

  // MARK: An animator that can be caught

  private mutating func writePropertyAnimator(
    _ tracks: TrackCode,
    _ body: TransitionBody,
    finish: CodeWriter,
    to writer: inout CodeWriter
  ) {
    let curve = curve(body.ease, at: plan.definition.source)
    writer.call(
      "let animator = UIViewPropertyAnimator",
      ["duration: duration", "timingParameters: \(curve.timingParameters)"]
    )
    for group in tracks.groups {
      writer.gap()
      writer.comment(group.titles.joined(separator: "; ") + ".")
      write(group, whole: curve, to: &writer)
    }
    if !tracks.explicit.isEmpty {
      writer.gap()
      gap(
        "explicit animations are not held, reversed or continued with an interruptible animator",
        at: plan.definition.source,
        in: &writer
      )
      writer.append(tracks.explicit)
    }
    writer.gap()
    writer.block("animator.addCompletion", tail: "") { inner in
      inner.line("_ in")
      inner.append(finish)
    }
    writer.joinLast(" _ in", after: "animator.addCompletion {")
  }

  private mutating func write(_ group: ViewGroup, whole: SwiftCurve, to writer: inout CodeWriter) {
    let timing = group.timing
    if timing.delay == "0", timing.duration == "duration", timing.curve == whole {
      return writer.block("animator.addAnimations") { writeEnds(of: group, to: &$0) }
    }
    let endsWithIt = plan.duration.map { abs((group.plain.end ?? -1) - $0) < 1e-9 } ?? false
    if endsWithIt, timing.curve == whole {
      writer.line("animator.addAnimations(")
      writer.indented { writer in
        writer.block("", tail: ",") { writeEnds(of: group, to: &$0) }
        writer.line("delayFactor: (\(timing.delay)) / duration")
      }
      return writer.line(")")
    }
    gap(
      "within an interruptible animator the part of the time runs on the animator's curve",
      at: plan.definition.source,
      in: &writer
    )
    writer.block("animator.addAnimations") { writer in
      writer.block("UIView.animateKeyframes(withDuration: 0, delay: 0)") { writer in
        writer.line("UIView.addKeyframe(")
        writer.indented { writer in
          writer.line("withRelativeStartTime: (\(timing.delay)) / duration,")
          writer.line("relativeDuration: (\(timing.duration)) / duration,")
          writer.block("animations:") { writeEnds(of: group, to: &$0) }
        }
        writer.line(")")
      }
    }
  }

  // MARK: Alongside

  private mutating func writeAlongside(_ body: TransitionBody, to writer: inout CodeWriter) {
    guard !body.alongside.isEmpty else { return }
    let key = plan.roleWithoutView == .to ? "from" : "to"
    writer.line("let coordinator = context.viewController(forKey: .\(key))?.transitionCoordinator")
    writer.block("coordinator?.animate(alongsideTransition:") { writer in
      writer.line("_ in")
      writer.append(alongside(body))
    }
    writer.joinLast(" _ in", after: "coordinator?.animate(alongsideTransition: {")
    writer.closeCall()
    writer.gap()
  }

  /// The statements that run alongside; the coordinator gives them the animator's time and curve.
  mutating func alongside(_ body: TransitionBody) -> CodeWriter {
    var writer = CodeWriter()
    for track in body.alongside {
      let isOwn = track.ease != nil || track.duration != nil || track.delay != nil || track.window != nil
      if isOwn {
        gap(
          "what runs alongside takes the animator's time and curve",
          at: track.targets.first?.source,
          in: &writer
        )
      }
      for target in track.targets {
        let resolved = resolve(target)
        guard let view = resolved.view else {
          gap("UIKit has no view for '\(target)' here", at: target.source, in: &writer)
          continue
        }
        let values = track.changes.compactMap { change in
          change.keyframes.last.map { PropertyBinding(change.property, $0.value) }
        }
        let starts = track.changes.filter {
          $0.keyframes.count > 1 && $0.keyframes[0].value.node != .symbol(.here)
        }
        .map { PropertyBinding($0.property, $0.keyframes[0].value) }
        let first = assignments(starts, to: view)
        if !first.isEmpty {
          writer.block("UIView.performWithoutAnimation") { $0.append(first, in: resolved.loop) }
        }
        writer.append(assignments(values, to: view), in: resolved.loop)
      }
    }
    return writer
  }
}

extension CodeWriter {
  /// Pulls a closure's parameters up behind its brace.
  mutating func joinLast(_ text: String, after head: String) {
    guard let place = lines.lastIndex(where: { $0.hasSuffix(head) }), place + 1 < lines.count else { return }
    replace(place, with: lines[place] + text)
    remove(place + 1)
  }

  /// Closes the bracket of a call around a closure.
  mutating func closeCall() {
    guard let last = lines.last else { return }
    replace(lines.count - 1, with: last + ")")
  }
}
