import SegueModel

/// The head of the file, and the protocol of the app's views.
extension UIKitCode {
  func writeHead(to writer: inout CodeWriter) {
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
    var lines = ["let delegate = \(context.prefix)Delegate(\(views))"]
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
    case .tab:
      lines.append("tabBarController.delegate = delegate")
      let place = plan.scene.tabs.firstIndex { $0.name == plan.definition.to }
      let change = place.map { "= \($0)" } ?? (plan.definition.step == .previous ? "-= 1" : "+= 1")
      begin = "tabBarController.selectedIndex \(change)"
    case .present:
      lines.append("\(screen).modalPresentationStyle = .\(plan.presentation?.style.code ?? "fullScreen")")
      lines.append("\(screen).transitioningDelegate = delegate")
      if plan.presentation?.sheet != nil {
        lines.append("\(screen).sheetPresentationController?.\(context.sheetMethod)()")
      }
      begin = "\(Identifier.member(plan.definition.from ?? "")).present(\(screen), animated: true)"
    default:
      lines.append("\(screen).transitioningDelegate = delegate")
      begin = "\(screen).dismiss(animated: true)"
    }
    for gesture in plan.drivers where plan.body.isCustom {
      let property = plan.drivers.count > 1 ? Identifier.member(gesture.name) + "Interactor" : "interactor"
      let own = context.gestureViews.contains(gesture.name) ? ", views: views" : ""
      lines.append(
        "delegate.\(property) = \(context.interactorName(gesture))(view: \(Identifier.member(gesture.path.components.last ?? ""))View\(own)) {"
      )
      lines.append("  \(begin)")
      lines.append("}")
    }
    for gesture in plan.starters {
      let own = context.gestureViews.contains(gesture.name) ? ", views: views" : ""
      lines.append(
        "let \(Identifier.member(gesture.name)) = \(context.starterName(gesture))(view: \(Identifier.member(gesture.path.components.last ?? ""))View\(own)) {"
      )
      lines.append("  \(begin)")
      lines.append("}")
    }
    lines.append(begin)
    return lines
  }

  func writeProtocol(to writer: inout CodeWriter) {
    guard context.needsViews else { return }
    writer.document("The views that the transition moves or reads, by the names of the scene's layers.")
    writer.line("@MainActor")
    writer.block("protocol \(context.viewsProtocol): AnyObject") { writer in
      for reference in context.references {
        writer.document("`\(reference.path)`" + (meaning(of: reference).map { ": \($0)" } ?? "") + ".")
        let type = reference.isList ? "[UIView]" : isScroll(reference) ? "UIScrollView" : "UIView"
        writer.line("var \(reference.name): \(type) { get }")
      }
    }
    writer.gap()
  }

  private func meaning(of reference: ViewReference) -> String? {
    guard LayerPath(reference.path).role == .hit, let path = plan.hitPath else { return nil }
    return "\(reference.path == "hit" ? "" : "in ")the view that was tapped, `\(path)`"
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
