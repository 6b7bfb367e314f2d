import SwiftSyntax

extension FileRewriter {
  /// `delegate?.f?()` becomes `delegate?.f()`, and `delegate?.window??` becomes `delegate?.window?`.
  func dropQuestionMark(_ node: OptionalChainingExprSyntax) {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), Self.isWindow(inner.expression) {
      replace(node.questionMark, with: "")
    } else if isOptionalRequirement(node.expression, calledThrough: ExprSyntax(node)) {
      replace(node.questionMark, with: "")
    }
  }

  /// The same with `!`.
  func dropExclamationMark(_ node: ForceUnwrapExprSyntax) {
    if let inner = node.expression.as(ForceUnwrapExprSyntax.self), Self.isWindow(inner.expression) {
      replace(node.exclamationMark, with: "")
    } else if isOptionalRequirement(node.expression, calledThrough: ExprSyntax(node)) {
      replace(node.exclamationMark, with: "")
    }
  }

  /// An app delegate's window, which is an optional requirement of an optional type.
  private static func isWindow(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
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
