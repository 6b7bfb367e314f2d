import SegueModel

extension AnimatorCode {
  /// What happens around UIKit's own transition or the device's rotation, for a coordinator.
  mutating func writeChanges(to writer: inout CodeWriter) {
    guard context.hasChanges else { return }
    views.readings = UIKitReadings()
    expressions.transforms = [:]
    context.usedReferences = []
    expressions.turned = []
    var body = plan.body
    if plan.definition.kind == .rotate { body.alongside += body.tracks }
    var held = CodeWriter()
    for assignment in body.during + body.before { held.append(changes(assignment, keeps: true)) }
    let moved = blocks.alongside(body)
    var last = CodeWriter()
    for assignment in body.after { last.append(changes(assignment, keeps: false)) }
    let restores = views.readings.restores
    let references = context.takeUsedReferences()
    if !views.readings.states.isEmpty { context.helpers.insert(.restingState) }
    writer.gap()
    writer.document("What `\(plan.definition.name)` changes around UIKit's own animation.")
    writer.line("@MainActor")
    writer.block("enum \(context.prefix)Changes") { writer in
      let parameter = references.isEmpty ? "" : "_ views: (any \(context.viewsProtocol))?, "
      writer.line(
        "static func run(\(parameter)with coordinator: any UIViewControllerTransitionCoordinator) {"
      )
      writer.indented { writer in
        if !references.isEmpty { writer.line("guard let views else { return }") }
        let text = held.text + moved.text + last.text + views.readings.lines.joined()
        if ["container", "size", "safeArea"].contains(where: text.uses) {
          writer.line("let container = coordinator.containerView")
        }
        if text.uses("size") { writer.line("let size = container.bounds.size") }
        if text.uses("safeArea") { writer.line("let safeArea = container.safeAreaInsets") }
        for line in references + views.readings.lines + views.readings.states { writer.line(line) }
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
    let resolved = views.resolve(assignment.path)
    guard let view = resolved.view, view.view != "toView", view.view != "fromView" else {
      context.gap(
        "the screens' own views are UIKit's in its own transition",
        at: assignment.path.source,
        in: &writer
      )
      return writer
    }
    if keeps { views.keepRest(of: view) }
    writer.append(
      expressions.assignments(assignment.values, to: view, path: assignment.path),
      in: resolved.loop
    )
    return writer
  }
}
