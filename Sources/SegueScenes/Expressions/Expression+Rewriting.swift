package import SegueModel

extension Expression {
  /// The expression with every part, innermost first, replaced by what `change` makes of it.
  func rewritten(_ change: (Expression) -> Expression) -> Expression {
    change(Expression(node.mapping { $0.rewritten(change) }, source: source))
  }

  /// Calls `visit` for this expression and all in it.
  package func visit(_ visit: (Expression) -> Void) {
    visit(self)
    _ = node.mapping { part in
      part.visit(visit)
      return part
    }
  }
}

extension Expression.Node {
  /// The node with its direct parts replaced.
  fileprivate func mapping(_ change: (Expression) -> Expression) -> Expression.Node {
    switch self {
    case .number, .percent, .boolean, .text, .color, .gradient, .image, .path, .symbol, .local,
      .property, .fontSize:
      self
    case .transform(let steps): .transform(steps.map { $0.mapping(change) })
    case .list(let items): .list(items.map(change))
    case .unary(let operation, let value): .unary(operation, change(value))
    case .binary(let operation, let left, let right): .binary(operation, change(left), change(right))
    case .conditional(let then, let condition, let otherwise):
      .conditional(then: change(then), condition: change(condition), otherwise: change(otherwise))
    case .clamp(let value, let lower, let upper):
      .clamp(change(value), lower: lower.map(change), upper: upper.map(change))
    case .call(let function, let arguments): .call(function, arguments.map(change))
    }
  }
}

extension Expression.TransformOperation {
  fileprivate func mapping(_ change: (Expression) -> Expression) -> Expression.TransformOperation {
    switch self {
    case .translate(let x, let y, let z): .translate(x: change(x), y: change(y), z: z.map(change))
    case .scale(let x, let y): .scale(x: change(x), y: change(y))
    case .rotateX(let angle): .rotateX(change(angle))
    case .rotateY(let angle): .rotateY(change(angle))
    case .rotateZ(let angle): .rotateZ(change(angle))
    case .perspective(let m34): .perspective(m34: change(m34))
    }
  }
}
