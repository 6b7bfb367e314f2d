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
