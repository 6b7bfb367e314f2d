import SegueModel

/// The blocks in one property animator, and what runs alongside.
extension AnimationBlocks {
  mutating func writePropertyAnimator(
    _ tracks: TrackCode,
    _ body: TransitionBody,
    finish: CodeWriter,
    to writer: inout CodeWriter
  ) {
    let curve = expressions.curve(body.ease, at: plan.definition.source)
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
      context.gap(
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

  mutating func write(_ group: ViewGroup, whole: SwiftCurve, to writer: inout CodeWriter) {
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
    context.gap(
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

  mutating func writeAlongside(_ body: TransitionBody, to writer: inout CodeWriter) {
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
      let isOwn =
        track.ease != nil || track.duration != nil || track.delay != nil || track.stagger != nil
        || track.window != nil || !track.isStraight
      if isOwn {
        context.gap(
          "what runs alongside takes the animator's time and curve",
          at: track.targets.first?.source,
          in: &writer
        )
      }
      for target in track.targets {
        let resolved = views.resolve(target)
        guard let view = resolved.view else {
          context.gap("UIKit has no view for '\(target)' here", at: target.source, in: &writer)
          continue
        }
        let values = track.changes.compactMap { change in
          change.keyframes.last.map { PropertyBinding(change.property, $0.value) }
        }
        let starts = track.changes.filter {
          $0.keyframes.count > 1 && $0.keyframes[0].value.node != .symbol(.here)
        }
        .map { PropertyBinding($0.property, $0.keyframes[0].value) }
        let first = expressions.assignments(starts, to: view)
        if !first.isEmpty {
          writer.block("UIView.performWithoutAnimation") { $0.append(first, in: resolved.loop) }
        }
        writer.append(expressions.assignments(values, to: view), in: resolved.loop)
      }
    }
    return writer
  }
}
