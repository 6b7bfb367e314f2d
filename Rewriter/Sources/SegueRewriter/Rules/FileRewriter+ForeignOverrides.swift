import SwiftSyntax

/// Overrides of what extensions of UIKit's classes declare.
extension FileRewriter {
  /// A method of an extension asks for an override first; what it does goes into one beside it.
  func askForOverride(_ node: FunctionDeclSyntax) {
    guard let one = foreign.declared(in: index, at: ParsedFile.range(of: node).lowerBound),
      let body = node.body
    else { return }
    let asked =
      "if let _segue = self as? any \(one.protocolName) { return \(one.call("_segue.\(one.override)")) }"
    insert(
      "{ \(asked); return \(one.call(one.base)) }; @discardableResult func \(one.base)\(one.signature) ",
      before: body.leftBrace
    )
    protocols.append(one.protocolText)
  }

  /// A property of an extension does the same.
  func askForOverride(_ node: VariableDeclSyntax) {
    guard let one = foreign.declared(in: index, at: ParsedFile.range(of: node).lowerBound),
      let type = one.member.type, let block = node.bindings.first?.accessorBlock
    else { return }
    let cast = "if let _segue = self as? any \(one.protocolName)"
    let get = "get { \(cast) { return _segue.\(one.override) }; return \(one.base) }"
    let set = "set { \(cast) { _segue.\(one.override) = newValue } else { \(one.base) = newValue } }"
    insert(
      "{ \(get)\(one.member.isSettable ? " " + set : "") }; var \(one.base): \(type) ",
      before: block.leftBrace
    )
    protocols.append(one.protocolText)
  }

  /// An override gets the name that the protocol asks for.
  func renameOverride(
    _ node: some DeclSyntaxProtocol,
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard let one = foreign.overridden(in: index, at: ParsedFile.range(of: node).lowerBound) else { return }
    replace(name, with: one.override)
    guard let type = scopes.last?.type, foreign.isFirst(type, overriding: one) else { return }
    for modifier in modifiers where modifier.name.text == "override" { blank(modifier) }
  }

  /// A class conforms to the protocols of its overrides.
  func conformToOverrides(_ node: ClassDeclSyntax) {
    guard let type = scopes.last?.type, let last = node.inheritanceClause?.inheritedTypes.last else { return }
    let names = foreign.conformances(of: type)
    guard !names.isEmpty else { return }
    insert(names.map { ", \($0)" }.joined(), after: last.type)
  }

  /// `super.open()` calls what an own superclass or the extension does.
  func renameSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = scopes.last?.type else { return }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let labels = call?.trailingClosure == nil ? call?.arguments.map { $0.label?.text ?? "_" } : nil
    let name = SwiftName.plain(node.declName.baseName.text)
    guard let new = foreign.name(ofSuper: name, labels: labels, in: type) else { return }
    replace(node.declName.baseName, with: new)
  }
}
