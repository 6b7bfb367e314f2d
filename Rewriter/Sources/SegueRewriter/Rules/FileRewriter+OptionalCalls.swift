import SwiftSyntax

extension FileRewriter {
  /// `delegate?.f?()` becomes `delegate?.f()`.
  func dropQuestionMark(_ node: OptionalChainingExprSyntax) {
    if isOptionalRequirement(node.expression, calledThrough: ExprSyntax(node)) {
      replace(node.questionMark, with: "")
    }
  }

  /// The same with `!`.
  func dropExclamationMark(_ node: ForceUnwrapExprSyntax) {
    if isOptionalRequirement(node.expression, calledThrough: ExprSyntax(node)) {
      replace(node.exclamationMark, with: "")
    }
  }

  /// `delegate?.f(_:)` that is not called becomes a property: the method, or nil if the delegate has none.
  func takeOptionalMethod(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, let labels = node.declName.argumentNames?.arguments, !isSelector(node) else {
      return
    }
    let name = SwiftName.plain(node.declName.baseName.text)
    let reference = name + "(" + labels.map { $0.name.text + ":" }.joined() + ")"
    let protocols = optionalNames.own.filter { _, members in
      members.contains { $0.kind == .method && $0.reference == reference }
    }
    if mayConform(base, to: protocols.keys.map { survey.types[$0].name }) {
      replace(node.declName, with: ProtocolDefaults.methodName(name, labels.map { $0.name.text }))
    }
  }

  /// Whether an object is declared by the name of one of some protocols, or of one that inherits from it.
  ///
  /// One that is not known may be, if it is asked with a question mark. A class that conforms has the method as it is.
  private func mayConform(_ base: ExprSyntax, to protocols: [String]) -> Bool {
    guard !protocols.isEmpty else { return false }
    let marked = base.as(OptionalChainingExprSyntax.self)?.expression
    let object = marked ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    let declared = declaredTypes(of: object).filter { !$0.isEmpty }
    if declared.isEmpty { return marked != nil }
    return declared.contains { type in
      type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
        let name = survey.resolved(String(word))
        guard let own = survey.index(of: name), survey.types[own].kind == .protocol else { return false }
        return protocols.contains(survey.types[own].name)
          || !survey.conformances(of: own).isDisjoint(with: protocols)
      }
    }
  }

  private func isSelector(_ node: MemberAccessExprSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains {
      $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
    }
  }

  private func isOptionalRequirement(_ expression: ExprSyntax, calledThrough mark: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil,
      let call = mark.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == mark.id
    else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "_" } + (call.trailingClosure == nil ? [] : ["_"])
    // A function in a property has no labels, so with one it can only be a method.
    if labels.contains(where: { $0 != "_" }) { return true }
    let name = SwiftName.plain(member.declName.baseName.text)
    let isKnown = optionalNames.references.contains(name + "(" + labels.map { $0 + ":" }.joined() + ")")
    return isKnown && !survey.hasProperty(named: name)
  }
}
