import SegueModel

/// The presentation controller.
extension DelegateCode {
  mutating func writePresentationController(to writer: inout CodeWriter) {
    guard plan.definition.kind == .present, let presentation = plan.definition.presentation else { return }
    if let sheet = presentation.sheet { return writeSheet(sheet, of: presentation, to: &writer) }
    guard presentation.style == .custom else {
      if presentation.dimming != nil || presentation.frame != nil {
        writer.gap()
        context.gap(
          "only the style 'custom' has a presentation controller for a frame or a dimming",
          at: plan.definition.source,
          in: &writer
        )
      }
      return
    }
    let frame = presentation.frame.map { expressions.value($0, .frame, of: nil) }
    let color = presentation.dimming.map { expressions.print($0, in: SwiftPlace()) }
    writer.gap()
    writer.line("// MARK: Presentation controller")
    writer.gap()
    writer.document("Where `\(plan.definition.to ?? "")` is shown, and what is seen of the rest.")
    writer.block("final class \(context.presentationControllerName): UIPresentationController") { writer in
      if color != nil {
        writer.document("Darkens what lies behind.")
        writer.line("private let dimming = UIView()")
        writer.gap()
      }
      writeFrame(frame, to: &writer)
      if let color { writeDimming(color, to: &writer) }
    }
  }

  func writeFrame(_ frame: String?, to writer: inout CodeWriter) {
    writer.block("override var frameOfPresentedViewInContainerView: CGRect") { writer in
      writer.line("guard let container = containerView else { return .zero }")
      guard let frame else { return writer.line("return container.bounds") }
      if frame.uses("size") { writer.line("let size = container.bounds.size") }
      if frame.uses("safeArea") { writer.line("let safeArea = container.safeAreaInsets") }
      writer.line("return \(frame)")
    }
    writer.gap()
    writer.block("override func containerViewWillLayoutSubviews()") { writer in
      writer.line("super.containerViewWillLayoutSubviews()")
      writer.comment("While it comes or goes the animator has the view.")
      writer.line("let isMoving =")
      writer.line("  presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed")
      writer.line("if !isMoving { presentedView?.frame = frameOfPresentedViewInContainerView }")
    }
  }

  func writeDimming(_ color: String, to writer: inout CodeWriter) {
    writer.gap()
    writer.block("override func presentationTransitionWillBegin()") { writer in
      writer.line("guard let container = containerView else { return }")
      writer.line("dimming.backgroundColor = \(color)")
      writer.line("dimming.frame = container.bounds")
      writer.line("dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      writer.line("dimming.alpha = 0")
      writer.line("container.insertSubview(dimming, at: 0)")
      writer.line("fadeDimming(to: 1)")
    }
    writer.gap()
    writer.block("override func presentationTransitionDidEnd(_ completed: Bool)") {
      $0.line("if !completed { dimming.removeFromSuperview() }")
    }
    writer.gap()
    writer.block("override func dismissalTransitionWillBegin()") { $0.line("fadeDimming(to: 0)") }
    writer.gap()
    writer.block("override func dismissalTransitionDidEnd(_ completed: Bool)") {
      $0.line("if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }")
    }
    writer.gap()
    writer.document("Fades alongside the animator's animations, in its time and curve.")
    writer.block("private func fadeDimming(to alpha: CGFloat)") { writer in
      writer.line("guard let coordinator = presentedViewController.transitionCoordinator else {")
      writer.line("  dimming.alpha = alpha")
      writer.line("  return")
      writer.line("}")
      writer.line("coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })")
    }
  }
}
