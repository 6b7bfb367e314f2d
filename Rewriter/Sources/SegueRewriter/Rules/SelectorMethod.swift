import SwiftSyntax

/// The method or property that `#selector` names.
struct SelectorMethod {
  /// What stands before the last dot.
  let base: ExprSyntax?
  let dot: TokenSyntax?
  let name: DeclReferenceExprSyntax
  /// The labels, if they are written: `tap(_:)`.
  let labels: [String]?

  var plainName: String { SwiftName.plain(name.baseName.text) }

  init?(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      self.init(base: base, dot: member.period, name: member.declName)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(base: nil, dot: nil, name: reference)
    } else if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    {
      // `tap()`, which some write for `tap`, is an error that the compiler explains.
      self.init(call.calledExpression)
    } else {
      return nil
    }
  }

  private init(base: ExprSyntax?, dot: TokenSyntax?, name: DeclReferenceExprSyntax) {
    self.base = base
    self.dot = dot
    self.name = name
    labels = name.argumentNames?.arguments.map { SwiftName.plain($0.name.text) }
  }
}

extension FileRewriter {
  static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    else { return expression }
    return withoutParentheses(only.expression)
  }

  /// The parts of `method as Type`.
  static func castParts(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)
      else { return (expression, nil) }
      return (withoutParentheses(parts[0]), type.type)
    }
    if let cast = expression.as(AsExprSyntax.self) { return (withoutParentheses(cast.expression), cast.type) }
    return (expression, nil)
  }

  /// The type of a bound method, `(Button) -> Void`; nil for one that begins with the type that has the method.
  static func bareFunction(_ type: TypeSyntax) -> TypeSyntax? {
    guard let function = function(in: type) else { return nil }
    return self.function(in: function.returnClause.type) == nil ? type : nil
  }

  /// How many parameters the method has that a cast names.
  static func parameterCount(_ type: TypeSyntax) -> Int? {
    guard let outer = function(in: type) else { return nil }
    return (function(in: outer.returnClause.type) ?? outer).parameters.count
  }

  private static func function(in type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let optional = type.as(OptionalTypeSyntax.self) { return function(in: optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return function(in: only.type)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(in: attributed.baseType) }
    return nil
  }
}
