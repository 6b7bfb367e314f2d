import SegueModel

extension UIKitCode {
  /// The whole file.
  mutating func file() -> String {
    var code = CodeWriter()
    var hasAnimator = false
    if plan.definition.kind == .rotate {
      writeRotation(to: &code)
    } else {
      hasAnimator = plan.body.isCustom
      if hasAnimator { writeAnimators(to: &code) }
      if !hasAnimator { writeSystemNote(to: &code) }
      for gesture in plan.drivers where hasAnimator { writeInteractor(gesture, to: &code) }
      for gesture in plan.starters { writeStarter(gesture, to: &code) }
      writePresentationController(to: &code)
      if !hasAnimator { writeChanges(to: &code) }
      writeDelegate(usesViews: delegateUsesViews, to: &code)
    }
    writeHelpers(to: &code)
    var whole = CodeWriter()
    writeHead(to: &whole)
    // What has no place of its own in the code is told at its head.
    let told = code.lines
    for gap in gaps where !told.contains(where: { $0.contains("Segue: \(gap.message)") }) {
      whole.comment("Segue: \(gap.message).")
    }
    whole.gap()
    whole.line("import UIKit")
    whole.gap()
    writeProtocol(to: &whole)
    whole.append(code)
    return whole.text
  }

  private var delegateUsesViews: Bool {
    if !plan.body.isCustom { return needsViews && hasChanges && plan.isNavigation }
    return !animatorsWithViews.isEmpty
  }

  private mutating func writeAnimators(to writer: inout CodeWriter) {
    for (suffix, body) in [("Animator", plan.body), ("ReducedAnimator", plan.definition.reduceMotion)] {
      guard let body else { continue }
      writer.gap()
      let name = prefix + suffix
      var own = CodeWriter()
      writeAnimator(named: name, body: body, to: &own)
      if own.text.contains("init(views:") { animatorsWithViews.insert(name) }
      writer.append(own)
    }
  }

  private mutating func writeSystemNote(to writer: inout CodeWriter) {
    writer.gap()
    writer.comment("`\(plan.definition.name)` has no animator in the scene: UIKit's own transition runs.")
    for gesture in plan.drivers {
      gap(
        "the gesture '\(gesture.name)' is UIKit's own interactivePopGestureRecognizer",
        at: gesture.source,
        in: &writer
      )
    }
  }

  private mutating func writeRotation(to writer: inout CodeWriter) {
    writer.comment("Call this in viewWillTransition(to:with:) of the view controller that is shown.")
    if plan.body.duration != nil {
      gap(
        "UIKit turns the device in its own time, not in the scene's",
        at: plan.definition.source,
        in: &writer
      )
    }
    if !hasChanges { writer.comment("The scene moves nothing but the layout, which UIKit animates itself.") }
    writeChanges(to: &writer)
  }

  // MARK: The head

  private func writeHead(to writer: inout CodeWriter) {
    let definition = plan.definition
    writer.comment("\(plan.scene.title): the transition `\(definition.name)`, for iOS 15 and later.")
    writer.comment("Written by Segue from the scene; views have the names of its layers.")
    guard definition.kind != .rotate else { return writer.gap() }
    writer.line("//")
    for line in usage { writer.line("//   " + line) }
    writer.line("//")
    writer.comment("The delegates are kept by you: UIKit holds them weakly.")
    writer.gap()
  }

  /// How the code is put to use.
  private var usage: [String] {
    let views = delegateUsesViews ? "views: views" : ""
    var lines = ["let delegate = \(prefix)Delegate(\(views))"]
    let screen = Identifier.member(
      plan.definition.kind == .present ? plan.definition.to ?? "" : plan.definition.from ?? ""
    )
    let begin: String
    switch plan.definition.kind {
    case .push:
      lines.append("navigationController.delegate = delegate")
      begin =
        "navigationController.pushViewController(\(Identifier.member(plan.definition.to ?? "")), animated: true)"
    case .pop:
      lines.append("navigationController.delegate = delegate")
      begin = "navigationController.popViewController(animated: true)"
    case .present:
      lines.append("\(screen).modalPresentationStyle = .\(plan.presentation?.style.code ?? "fullScreen")")
      lines.append("\(screen).transitioningDelegate = delegate")
      begin = "\(Identifier.member(plan.definition.from ?? "")).present(\(screen), animated: true)"
    default:
      lines.append("\(screen).transitioningDelegate = delegate")
      begin = "\(screen).dismiss(animated: true)"
    }
    for gesture in plan.drivers where plan.body.isCustom {
      let property = plan.drivers.count > 1 ? Identifier.member(gesture.name) + "Interactor" : "interactor"
      let own = gestureViews.contains(gesture.name) ? ", views: views" : ""
      lines.append(
        "delegate.\(property) = \(interactorName(gesture))(view: \(Identifier.member(gesture.path.components.last ?? ""))View\(own)) {"
      )
      lines.append("  \(begin)")
      lines.append("}")
    }
    for gesture in plan.starters {
      let own = gestureViews.contains(gesture.name) ? ", views: views" : ""
      lines.append(
        "let \(Identifier.member(gesture.name)) = \(starterName(gesture))(view: \(Identifier.member(gesture.path.components.last ?? ""))View\(own)) {"
      )
      lines.append("  \(begin)")
      lines.append("}")
    }
    lines.append(begin)
    return lines
  }

  // MARK: The views

  private func writeProtocol(to writer: inout CodeWriter) {
    guard needsViews else { return }
    writer.document("The views that the transition moves or reads, by the names of the scene's layers.")
    writer.line("@MainActor")
    writer.block("protocol \(viewsProtocol): AnyObject") { writer in
      for reference in references {
        writer.document("`\(reference.path)`" + (meaning(of: reference).map { ": \($0)" } ?? "") + ".")
        let type = reference.isList ? "[UIView]" : isScroll(reference) ? "UIScrollView" : "UIView"
        writer.line("var \(reference.name): \(type) { get }")
      }
    }
    writer.gap()
  }

  private func meaning(of reference: ViewReference) -> String? {
    guard reference.path == "hit", let path = plan.hitPath else { return nil }
    return "the view that was tapped, `\(path)`"
  }

  private func isScroll(_ reference: ViewReference) -> Bool {
    let layer = plan.layer(at: LayerPath(reference.path))
    return layer.map { !$0.scroll.isEmpty } ?? false
  }
}

extension PresentationDefinition.Style {
  /// The name in `UIModalPresentationStyle`.
  var code: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .pageSheet: "pageSheet"
    case .custom: "custom"
    }
  }
}
