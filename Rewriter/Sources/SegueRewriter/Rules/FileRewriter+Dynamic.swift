import SwiftSyntax

/// Members of `AnyObject`, which Objective-C looks up by their names.
extension FileRewriter {
  /// The methods that every object has, which are called as they are.
  private static let common: Set<String> = [
    "isEqual", "isKind", "isMember", "perform", "responds", "setValue", "value",
  ]

  /// `(x as AnyObject).count` becomes `SegueDynamic(x).count`, and `(x as AnyObject).move(1, to: 2)` a message.
  func lookUpByName(_ node: MemberAccessExprSyntax) {
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil,
      let sequence = only.expression.as(SequenceExprSyntax.self)
    else { return }
    let parts = Array(sequence.elements)
    guard parts.count >= 3, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?",
      let type = parts[parts.count - 1].as(TypeExprSyntax.self), type.type.inOneLine == "AnyObject"
    else { return }
    insert("SegueDynamic", before: tuple.leftParen)
    blank(cast)
    blank(type)
    send(node)
  }

  /// `delegate?.close(self)` with a delegate of type `AnyObject?` becomes a message as well.
  func lookUpByDeclaration(_ node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    let chained = base.as(OptionalChainingExprSyntax.self)?.expression
    let unwrapped = base.as(ForceUnwrapExprSyntax.self)?.expression
    let object = chained ?? unwrapped ?? base
    guard isAnyObject(object, isOptional: chained != nil || unwrapped != nil) else { return }
    insert(object.id == base.id ? "SegueDynamic(" : "SegueDynamic.of(", before: object)
    insert(")", after: object)
    send(node)
  }

  /// `all.setObject(x, forKey: 1 as NSCopying)` takes a key that Swift can hash.
  func hashKey(_ node: LabeledExprSyntax) {
    guard node.label?.text == "forKey" else { return }
    var value = node.expression
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
    {
      value = only.expression
    }
    guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self),
      let type = parts[2].as(TypeExprSyntax.self), type.type.inOneLine == "NSCopying"
    else { return }
    replace(type, with: "AnyHashable")
  }

  /// Whether an expression names a property or a parameter that is declared as `AnyObject`, or what is in a collection of these.
  private func isAnyObject(_ object: ExprSyntax, isOptional: Bool) -> Bool {
    if let element = object.as(SubscriptCallExprSyntax.self) {
      let declared = declaredTypes(of: element.calledExpression)
      // A dictionary has no value for some keys; an array has an object at each place.
      return !declared.isEmpty
        && declared.allSatisfy {
          isOptional ? $0.hasPrefix("[") && $0.hasSuffix(": AnyObject]") : $0 == "[AnyObject]"
        }
    }
    let types: Set<String> = isOptional ? ["AnyObject?", "AnyObject!"] : ["AnyObject", "AnyObject!"]
    let isOwn = object.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
    guard object.is(DeclReferenceExprSyntax.self) || isOwn else { return false }
    let declared = declaredTypes(of: object)
    return !declared.isEmpty && declared.allSatisfy(types.contains)
  }

  /// Makes a call, also one with a question mark for an object that need not have the method, a message of its selector.
  private func send(_ node: MemberAccessExprSyntax) {
    let name = SwiftName.plain(node.declName.baseName.text)
    let chain = node.parent?.as(OptionalChainingExprSyntax.self)
    guard let call = (chain?.parent ?? node.parent)?.as(FunctionCallExprSyntax.self),
      let open = call.leftParen,
      call.calledExpression.id == chain?.id ?? node.id, call.trailingClosure == nil,
      !Self.common.contains(name)
    else { return }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let selector = SwiftName.quoted(ObjectiveCName.selector(name, labels: labels))
    replace(node.declName, with: "send")
    if let chain { replace(chain.questionMark, with: "") }
    let range = ParsedFile.range(of: open)
    edits.insert(selector + (labels.isEmpty ? "" : ", "), at: range.upperBound)
    for argument in call.arguments {
      if let label = argument.label, let colon = argument.colon {
        blank(label)
        blank(colon)
      }
    }
  }
}
