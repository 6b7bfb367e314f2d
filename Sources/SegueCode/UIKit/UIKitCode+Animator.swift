import SegueModel

extension UIKitCode {
  /// The animator: `transitionDuration`, `animateTransition`, or `interruptibleAnimator`.
  mutating func writeAnimator(named name: String, body: TransitionBody, to writer: inout CodeWriter) {
    let definition = plan.definition
    let setup = animation(of: body)
    let isInterruptible = definition.isInterruptible
    writer.line("// MARK: Animator")
    writer.gap()
    writer.document(
      "The animations of `\(definition.name)`, from \(definition.from ?? "") to \(definition.to ?? "")."
    )
    for marker in definition.markers {
      writer.document("`\(marker.name)` is at \(literal(marker.fraction)) of the duration.")
    }
    writer.block("final class \(name): NSObject, UIViewControllerAnimatedTransitioning") { writer in
      if setup.usesViews { writer.line("private weak var views: (any \(viewsProtocol))?") }
      if isInterruptible { writer.line("private var animator: UIViewPropertyAnimator?") }
      if setup.usesViews {
        writer.gap()
        writer.block("init(views: any \(viewsProtocol))") { $0.line("self.views = views") }
      }
      writer.gap()
      writeDuration(of: body, to: &writer)
      writer.gap()
      if isInterruptible {
        writeInterruptible(setup, to: &writer)
      } else {
        writer.block("func animateTransition(using context: any UIViewControllerContextTransitioning)") {
          $0.append(setup.code)
        }
      }
    }
  }

  private mutating func writeDuration(of body: TransitionBody, to writer: inout CodeWriter) {
    let text = durationText(of: body)
    let head = "func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)"
    writer.line(head)
    writer.line("  -> TimeInterval")
    writer.line("{")
    writer.indented { writer in
      if text.contains("size.") { writer.line("let size = context?.containerView.bounds.size ?? .zero") }
      writer.line(text.contains("size.") ? "return \(text)" : text)
    }
    writer.line("}")
  }

  private func writeInterruptible(_ setup: AnimationCode, to writer: inout CodeWriter) {
    writer.block("func animateTransition(using context: any UIViewControllerContextTransitioning)") {
      $0.line("interruptibleAnimator(using: context).startAnimation()")
    }
    writer.gap()
    writer.line("func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)")
    writer.line("  -> any UIViewImplicitlyAnimating")
    writer.line("{")
    writer.indented { writer in
      writer.comment("UIKit asks several times and wants the same animator until the transition ends.")
      writer.line("if let animator { return animator }")
      writer.append(setup.code)
      writer.line("self.animator = animator")
      writer.line("return animator")
    }
    writer.line("}")
    writer.gap()
    writer.block("func animationEnded(_ transitionCompleted: Bool)") { $0.line("animator = nil") }
  }

  /// The body of `animateTransition`.
  struct AnimationCode {
    var code: CodeWriter
    var usesViews: Bool
  }

  private mutating func animation(of body: TransitionBody) -> AnimationCode {
    readings = UIKitReadings()
    additions = [:]
    transforms = [:]
    usedReferences = []
    turned = turnedViews(in: body)
    var made = CodeWriter()
    writeAdditions(of: body, to: &made)
    var held = CodeWriter()
    let before = heldValues(body.before)
    let during = heldValues(body.during)
    if !body.during.isEmpty { held.gap() }
    held.append(during)
    held.append(before)
    let tracks = tracks(of: body)
    let after = heldValues(body.after, isAfter: true)
    var rest = CodeWriter()
    rest.append(made)
    if !held.isEmpty { rest.gap() }
    rest.append(held)
    if !tracks.starts.isEmpty { rest.gap() }
    rest.append(tracks.starts)
    rest.gap()
    let finish = finish(body, tracks: tracks, before: before, after: after)
    writeRun(tracks, body, finish: finish, to: &rest)
    return assemble(body, rest)
  }

  /// The statements for values that are held or set; notes the views to put back.
  private mutating func heldValues(_ assignments: [LayerAssignment], isAfter: Bool = false) -> CodeWriter {
    var writer = CodeWriter()
    for assignment in assignments {
      let resolved = resolve(assignment.path)
      guard let view = resolved.view else {
        gap("UIKit has no view for '\(assignment.path)' here", at: assignment.path.source, in: &writer)
        continue
      }
      if !isAfter { keepRest(of: view) }
      writer.append(self.assignments(assignment.values, to: view, path: assignment.path), in: resolved.loop)
    }
    return writer
  }

  /// Puts the parts of the body in the order in which they are needed.
  private mutating func assemble(_ body: TransitionBody, _ rest: CodeWriter) -> AnimationCode {
    let references = takeUsedReferences()
    let text = rest.text + (readings.lines + readings.states).joined(separator: "\n")
    var writer = CodeWriter()
    writeGuard(usesViews: !references.isEmpty, text, body, to: &writer)
    writer.line("let container = context.containerView")
    if text.uses("size") { writer.line("let size = container.bounds.size") }
    if text.uses("safeArea") { writer.line("let safeArea = container.safeAreaInsets") }
    if usesEvenCurve {
      usesEvenCurve = false
      writer.comment("UIKit's animations run evenly while a hand drives them; explicit ones have to be told.")
      writer.line("let evenly = CAMediaTimingFunction(name: .linear)")
    }
    if text.uses("duration") { writer.line("let duration = transitionDuration(using: context)") }
    writer.gap()
    writeInsertion(to: &writer)
    writer.gap()
    for line in references { writer.line(line) }
    for line in readings.lines { writer.line(line) }
    for line in readings.states { writer.line(line) }
    if !readings.states.isEmpty { helpers.insert(.restingState) }
    writer.gap()
    writer.append(rest.withoutUnusedFrames())
    return AnimationCode(code: writer, usesViews: !references.isEmpty)
  }

  // MARK: Views

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

  /// The keys that a path's view will have, also if the transition has yet to add it.
  private mutating func keys(of path: LayerPath) -> [String] {
    if let view = resolve(path).view { return [view.key] }
    let names = path.components.dropFirst().map(Identifier.member)
    guard let first = names.first else { return [] }
    let pieces = first + "Pieces"
    return names.count == 1
      ? [first] : [pieces, "\(pieces)[\(path.components[2])].view", first + Identifier.type(names[1])]
  }
}

extension String {
  /// Whether a word stands in the text as a whole.
  func uses(_ word: String) -> Bool {
    var rest = self[...]
    while let place = rest.firstRange(of: word) {
      let before = rest[..<place.lowerBound].last
      let after = rest[place.upperBound...].first
      let isPart: (Character?) -> Bool = { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
      if !isPart(before), before != ".", !isPart(after), after != ":" { return true }
      rest = rest[place.upperBound...]
    }
    return false
  }
}
