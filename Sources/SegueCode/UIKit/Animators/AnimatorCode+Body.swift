import SegueModel

extension AnimatorCode {
  /// The body of `animateTransition`.
  struct AnimationCode {
    var code: CodeWriter
    var usesViews: Bool
  }

  mutating func animation(of body: TransitionBody) -> AnimationCode {
    views.readings = UIKitReadings()
    views.additions = [:]
    expressions.transforms = [:]
    context.usedReferences = []
    expressions.turned = turnedViews(in: body)
    expressions.anchored = anchoredViews(in: body)
    expressions.placed = (
      views(placedBy: [.center, .centerX, .position, .positionX], in: body),
      views(placedBy: [.center, .centerY, .position, .positionY], in: body)
    )
    expressions.held = [:]
    expressions.usesWhole = false
    var made = CodeWriter()
    writeAdditions(of: body, to: &made)
    var held = CodeWriter()
    let before = heldValues(body.before)
    let during = heldValues(body.during)
    if !body.during.isEmpty { held.gap() }
    held.append(during)
    held.append(before)
    let tracks = blocks.tracks(of: body)
    let after = heldValues(body.after, isAfter: true)
    var rest = CodeWriter()
    rest.append(made)
    if !held.isEmpty { rest.gap() }
    rest.append(held)
    if !tracks.starts.isEmpty { rest.gap() }
    rest.append(tracks.starts)
    rest.gap()
    let finish = blocks.finish(body, tracks: tracks, before: before, after: after)
    blocks.writeRun(tracks, body, finish: finish, to: &rest)
    return assemble(body, rest)
  }

  private mutating func writeAdditions(of body: TransitionBody, to writer: inout CodeWriter) {
    var additions = AdditionCode(expressions: expressions)
    additions.writeAdditions(of: body, to: &writer)
    expressions = additions.expressions
  }

  /// The statements for values that are held or set; notes the views to put back.
  private mutating func heldValues(_ assignments: [LayerAssignment], isAfter: Bool = false) -> CodeWriter {
    var writer = CodeWriter()
    for assignment in assignments {
      let resolved = views.resolve(assignment.path)
      guard let view = resolved.view else {
        context.gap(
          "UIKit has no view for '\(assignment.path)' here",
          at: assignment.path.source,
          in: &writer
        )
        continue
      }
      if !isAfter { views.keepRest(of: view) }
      writer.append(
        expressions.assignments(assignment.values, to: view, path: assignment.path),
        in: resolved.loop
      )
      guard !isAfter else { continue }
      for binding in assignment.values where binding.value.node != .symbol(.rest) {
        expressions.held[view.key, default: [:]][binding.property] = binding.value
      }
    }
    return writer
  }

  /// Puts the parts of the body in the order in which they are needed.
  private mutating func assemble(_ body: TransitionBody, _ rest: CodeWriter) -> AnimationCode {
    let references = context.takeUsedReferences()
    var rest = rest
    for reading in views.readings.late.reversed() { rest.insert(reading.line, behind: reading.view) }
    let text = rest.text + (views.readings.lines + views.readings.states).joined(separator: "\n")
    var writer = CodeWriter()
    writeGuard(usesViews: !references.isEmpty, text, body, to: &writer)
    var insertion = CodeWriter()
    writeInsertion(to: &insertion)
    let usesContainer =
      (text + insertion.text).uses("container") || text.uses("size") || text.uses("safeArea")
    if usesContainer { writer.line("let container = context.containerView") }
    if text.uses("size") { writer.line("let size = container.bounds.size") }
    if text.uses("safeArea") { writer.line("let safeArea = container.safeAreaInsets") }
    if text.uses("direction") { writer.line("let direction = context.direction") }
    if layerAnimations.usesEvenCurve {
      layerAnimations.usesEvenCurve = false
      writer.comment("UIKit's animations run evenly while a hand drives them; explicit ones have to be told.")
      writer.line("let evenly = CAMediaTimingFunction(name: .linear)")
    }
    if text.uses("duration") { writer.line("let duration = transitionDuration(using: context)") }
    writer.gap()
    writer.append(insertion)
    writer.gap()
    for line in references { writer.line(line) }
    for line in views.readings.lines { writer.line(line) }
    for line in views.readings.states { writer.line(line) }
    if !views.readings.states.isEmpty { context.helpers.insert(.restingState) }
    writer.gap()
    writer.append(rest.withoutUnusedFrames())
    return AnimationCode(code: writer, usesViews: !references.isEmpty)
  }

  private func writeGuard(
    usesViews: Bool,
    _ text: String,
    _ body: TransitionBody,
    to writer: inout CodeWriter
  ) {
    var conditions: [String] = []
    if usesViews { conditions.append("let views") }
    if plan.roleWithoutView != .to || plan.isForward {
      conditions.append("let toController = context.viewController(forKey: .to)")
      conditions.append("let toView = context.view(forKey: .to)")
    }
    if text.uses("fromController") {
      conditions.append("let fromController = context.viewController(forKey: .from)")
    }
    let needsFrom = text.uses("fromView") || (!plan.insertsAbove && plan.roleWithoutView != .to)
    if plan.roleWithoutView != .from, needsFrom {
      conditions.append("let fromView = context.view(forKey: .from)")
    }
    guard !conditions.isEmpty else { return }
    if conditions.count == 1 {
      writer.block("guard \(conditions[0]) else") { writeRefusal(to: &$0) }
      return
    }
    writer.line("guard")
    for (index, condition) in conditions.enumerated() {
      writer.line("  \(condition)\(index < conditions.count - 1 ? "," : "")")
    }
    writer.line("else {")
    writer.indented { writeRefusal(to: &$0) }
    writer.line("}")
  }

  private func writeRefusal(to writer: inout CodeWriter) {
    if plan.definition.isInterruptible {
      writer.line("context.completeTransition(false)")
      writer.line("return UIViewPropertyAnimator()")
    } else {
      writer.line("return context.completeTransition(false)")
    }
  }

  private func writeInsertion(to writer: inout CodeWriter) {
    guard plan.roleWithoutView != .to else {
      return writer.comment("There is no .to view: in this style the presenter's stays where it is.")
    }
    if plan.roleWithoutView == .from {
      writer.comment("There is no .from view: in this style the presenter's stays where it is.")
    }
    writer.line("toView.frame = context.finalFrame(for: toController)")
    writer.line(
      plan.insertsAbove
        ? "container.addSubview(toView)" : "container.insertSubview(toView, belowSubview: fromView)"
    )
    writer.line("toView.layoutIfNeeded()")
  }

  /// The views that the body turns, scales or hinges, whose frames are then those without the transform.
  private mutating func turnedViews(in body: TransitionBody) -> Set<String> {
    var result: Set<String> = []
    func isTurn(_ property: PropertyName) -> Bool { property.isTransform || property == .anchor }
    for track in body.tracks where track.changes.contains(where: { isTurn($0.property) }) {
      for target in track.targets { result.formUnion(keys(of: target)) }
    }
    for assignment in body.during + body.before
    where assignment.values.contains(where: { isTurn($0.property) }) {
      result.formUnion(keys(of: assignment.path))
    }
    return result
  }

  private mutating func anchoredViews(in body: TransitionBody) -> Set<String> {
    let moved = (body.during + body.before).filter { $0.values.contains { $0.property == .anchor } }
    return Set(moved.flatMap { keys(of: $0.path) })
  }

  private mutating func views(placedBy properties: Set<PropertyName>, in body: TransitionBody) -> Set<String>
  {
    let tracks = body.tracks.filter { $0.changes.contains { properties.contains($0.property) } }
    return Set(tracks.flatMap(\.targets).flatMap { keys(of: $0) })
  }

  /// The keys that a path's view will have, also if the transition has yet to add it.
  private mutating func keys(of path: LayerPath) -> [String] {
    if let view = views.resolve(path).view { return [view.key] }
    let parts = path.components.dropFirst()
    guard let first = parts.first else { return [] }
    let name = context.name(ofAdded: "container/\(first)")
    guard parts.count > 1 else { return [name] }
    let pieces = name + "Pieces"
    return [pieces, "\(pieces)[\(path.components[2])].view", context.name(ofAdded: path.description)]
  }
}
