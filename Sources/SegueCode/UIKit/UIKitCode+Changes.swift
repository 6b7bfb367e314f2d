import SegueModel

extension UIKitCode {
  /// Whether the scene changes anything around a transition that is UIKit's own.
  var hasChanges: Bool {
    let body = plan.body
    return !body.before.isEmpty || !body.after.isEmpty || !body.during.isEmpty || !body.alongside.isEmpty
      || (plan.definition.kind == .rotate && !body.tracks.isEmpty)
  }

  /// What happens around UIKit's own transition or the device's rotation, for a coordinator.
  mutating func writeChanges(to writer: inout CodeWriter) {
    guard hasChanges else { return }
    readings = UIKitReadings()
    transforms = [:]
    usedReferences = []
    turned = []
    var body = plan.body
    if plan.definition.kind == .rotate { body.alongside += body.tracks }
    var held = CodeWriter()
    for assignment in body.during + body.before { held.append(changes(assignment, keeps: true)) }
    let moved = alongside(body)
    var last = CodeWriter()
    for assignment in body.after { last.append(changes(assignment, keeps: false)) }
    let restores = readings.restores
    let references = takeUsedReferences()
    if !readings.states.isEmpty { helpers.insert(.restingState) }
    writer.gap()
    writer.document("What `\(plan.definition.name)` changes around UIKit's own animation.")
    writer.line("@MainActor")
    writer.block("enum \(prefix)Changes") { writer in
      let parameter = references.isEmpty ? "" : "_ views: (any \(viewsProtocol))?, "
      writer.line(
        "static func run(\(parameter)with coordinator: any UIViewControllerTransitionCoordinator) {"
      )
      writer.indented { writer in
        if !references.isEmpty { writer.line("guard let views else { return }") }
        let text = held.text + moved.text + last.text + readings.lines.joined()
        if ["container", "size", "safeArea"].contains(where: text.uses) {
          writer.line("let container = coordinator.containerView")
        }
        if text.uses("size") { writer.line("let size = container.bounds.size") }
        if text.uses("safeArea") { writer.line("let safeArea = container.safeAreaInsets") }
        for line in references + readings.lines + readings.states { writer.line(line) }
        writer.append(held)
        writer.line("coordinator.animate(")
        writer.indented { writer in
          if moved.isEmpty {
            writer.line("alongsideTransition: nil,")
          } else {
            writer.block("alongsideTransition: { _ in", isOpen: true) { $0.append(moved) }
            writer.joinComma()
          }
          writer.block("completion: { context in", isOpen: true) { writer in
            let isKept = last.isEmpty
            writer.block("if context.isCancelled", tail: isKept ? "" : " else {") { writer in
              for line in restores { writer.line(line) }
            }
            guard !isKept else { return }
            writer.indented { $0.append(last) }
            writer.line("}")
          }
        }
        writer.line(")")
      }
      writer.line("}")
    }
  }

  mutating func changes(_ assignment: LayerAssignment, keeps: Bool) -> CodeWriter {
    var writer = CodeWriter()
    let resolved = resolve(assignment.path)
    guard let view = resolved.view, view.view != "toView", view.view != "fromView" else {
      gap("the screens' own views are UIKit's in its own transition", at: assignment.path.source, in: &writer)
      return writer
    }
    if keeps { keepRest(of: view) }
    writer.append(assignments(assignment.values, to: view, path: assignment.path), in: resolved.loop)
    return writer
  }
}
