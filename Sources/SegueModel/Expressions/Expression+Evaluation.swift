extension Expression {
  /// What the expression comes to for a property of the given kind.
  public func evaluate(as kind: PropertyName.Kind, in environment: some EvaluationEnvironment) -> Value {
    let evaluator = Evaluator(environment: environment)
    if case .list(let items) = node { return evaluator.list(items, as: kind) }
    return evaluator.evaluate(self)
  }

  /// What the expression comes to, whatever its kind.
  public func evaluate(in environment: some EvaluationEnvironment) -> Value {
    Evaluator(environment: environment).evaluate(self)
  }

  /// What the expression comes to for a property: percentages are of its own axis.
  public func evaluate(for property: PropertyName, in environment: some EvaluationEnvironment) -> Value {
    if case .list(let items) = node {
      return Evaluator(environment: environment).list(items, as: property.kind)
    }
    return Evaluator(environment: environment, axis: property.isVertical ? .vertical : .horizontal)
      .evaluate(self)
  }

  /// The number that the expression comes to; 0 where it is not finite.
  public func number(in environment: some EvaluationEnvironment) -> Double {
    Evaluator(environment: environment).number(self)
  }

  /// The truth value that the expression comes to.
  public func boolean(in environment: some EvaluationEnvironment) -> Bool {
    Evaluator(environment: environment).boolean(self)
  }
}

extension PropertyName {
  /// Whether a percentage given to it is of the parent's height rather than of its width.
  var isVertical: Bool {
    switch self {
    case .y, .height, .positionY, .centerY, .moveY, .shadowY, .offsetY: true
    default: false
    }
  }
}
