import SegueModel

/// Writes animators: `transitionDuration`, and `animateTransition` or `interruptibleAnimator`.
struct AnimatorCode: OverBlocks {
  var blocks: AnimationBlocks

  init(_ expressions: UIKitExpressions) {
    blocks = AnimationBlocks(layerAnimations: ExplicitAnimations(expressions: expressions))
  }

  mutating func writeAnimators(to writer: inout CodeWriter) {
    for (suffix, body) in [("Animator", plan.body), ("ReducedAnimator", plan.definition.reduceMotion)] {
      guard let body else { continue }
      writer.gap()
      let name = context.prefix + suffix
      var own = CodeWriter()
      writeAnimator(named: name, body: body, to: &own)
      if own.text.contains("init(views:") { context.animatorsWithViews.insert(name) }
      writer.append(own)
    }
  }

  /// The animator: `transitionDuration`, `animateTransition`, or `interruptibleAnimator`.
  mutating func writeAnimator(named name: String, body: TransitionBody, to writer: inout CodeWriter) {
    let definition = plan.definition
    let setup = animation(of: body)
    let isInterruptible = definition.isInterruptible
    writer.line("// MARK: Animator")
    writer.gap()
    writer.document(
      "The animations of `\(definition.name)`, from \(definition.from ?? "one tab") to \(definition.to ?? "another")."
    )
    for marker in definition.markers {
      writer.document("`\(marker.name)` is at \(expressions.literal(marker.fraction)) of the duration.")
    }
    writer.block("final class \(name): NSObject, UIViewControllerAnimatedTransitioning") { writer in
      if setup.usesViews { writer.line("private weak var views: (any \(context.viewsProtocol))?") }
      if isInterruptible { writer.line("private var animator: UIViewPropertyAnimator?") }
      if setup.usesViews {
        writer.gap()
        writer.block("init(views: any \(context.viewsProtocol))") { $0.line("self.views = views") }
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
    let text = expressions.durationText(of: body)
    let head = "func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)"
    writer.line(head)
    writer.line("  -> TimeInterval")
    writer.line("{")
    writer.indented { writer in
      if text.contains("size.") { writer.line("let size = context?.containerView.bounds.size ?? .zero") }
      if text.uses("direction") { writer.line("let direction = context?.direction ?? 1") }
      writer.line(text.contains("size.") || text.uses("direction") ? "return \(text)" : text)
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
}
