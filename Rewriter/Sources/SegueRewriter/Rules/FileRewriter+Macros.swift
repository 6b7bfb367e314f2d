import SwiftSyntax

extension FileRewriter {
  /// `#selector`, `#keyPath` and `#Preview`; other macros stay.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": return rewriteKeyPath(node)
    case "Preview": return rewritePreview(node, node.arguments, node.trailingClosure)
    default: break
    }
    return .visitChildren
  }

  /// `#keyPath(Card.title.text)` becomes the text that it stands for.
  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let expression = node.arguments.first?.expression, let names = keyPathNames(expression) else {
      refuse("this key path is not one of properties", at: node, hint: "write it as a text")
      return .skipChildren
    }
    let keys = names.map { name in
      survey.hasProperty(named: name) ? declaredKey(name) : ImportedNames.key(name)
    }
    let range = ParsedFile.range(of: node)
    let text = SwiftName.quoted(keys.joined(separator: ".")) + TextEdit.lineEnds(range, in: file.bytes)
    edits.replace(range, with: text)
    return .skipChildren
  }

  /// The properties that a key path names, without the type or the `self` that it begins with.
  private func keyPathNames(_ expression: ExprSyntax) -> [String]? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      guard let before = keyPathNames(base) else { return nil }
      let name = SwiftName.plain(member.declName.baseName.text)
      // A type in a type: what comes before are types too.
      return before.isEmpty && isType(base.trimmedDescription + "." + name, last: name) ? [] : before + [name]
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = SwiftName.plain(reference.baseName.text)
      return name == "self" || name == "Self" || isType(name, last: name) ? [] : [name]
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return keyPathNames(generic.expression)
    }
    return nil
  }

  /// The key that the files' own declaration gives: `@objc(name)`, or the property's name.
  private func declaredKey(_ name: String) -> String {
    let all = survey.types.flatMap(\.members) + survey.extensions.flatMap(\.members)
    return all.first { $0.kind == .property && $0.name == name }?.objectiveCName ?? name
  }

  /// Whether a name is a type's: one of the files', or one that is written like a type's.
  func isType(_ name: String, last: String) -> Bool {
    survey.index(of: name, in: scopes.last?.name.split(separator: ".").map(String.init) ?? []) != nil
      || SwiftName.isTypeLike(last)
  }
}
