import SwiftSyntax

extension FileRewriter {
  /// Whether the class being read is a layer.
  private var isLayer: Bool {
    guard let type = scopes.last?.type else { return false }
    return survey.foreignLine(of: type).contains("CALayer")
  }

  /// Layers are made from their class (`layerClass`), so `init()` is required of each.
  func requireLayerInit(_ node: InitializerDeclSyntax) {
    guard isLayer, node.signature.parameterClause.parameters.isEmpty,
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    if node.modifiers.contains(where: { $0.name.text == "required" }) {
      blank(override)
    } else {
      replace(override, with: "required")
    }
  }

  /// Adds `init()` to a layer that has only others, and so inherits none.
  func requireLayerInit(_ node: ClassDeclSyntax) {
    guard isLayer, let type = scopes.last?.type else { return }
    let own = survey.types[type].members.filter { $0.kind == .initializer }
    let designated = own.filter { !$0.traits.modifiers.contains("convenience") }
    guard !designated.isEmpty, !own.contains(where: \.parameters.isEmpty) else { return }
    let access = survey.types[type].traits.access == .public ? "public " : ""
    let brace = node.memberBlock.rightBrace
    let separator = brace.leadingTrivia.contains(where: \.isNewline) ? " " : "; "
    insert(
      "\(separator)\(access)required init() { fatalError(\"\(node.name.text) has no init()\") } ",
      before: brace
    )
  }
}
