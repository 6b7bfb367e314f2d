extension Expression {
  /// What the expression comes to, whatever its kind.
  public func evaluate(in environment: some EvaluationEnvironment) -> Value {
    Evaluator(environment: environment).value(self)
  }

  /// What the expression comes to for a property: percentages are of its own axis, and where it makes a point or a
  /// rectangle number by number, `here` and its like are that number.
  public func evaluate(for property: PropertyName, in environment: some EvaluationEnvironment) -> Value {
    Evaluator(environment: environment, axis: property.axis).value(self, for: property)
  }

  /// The number that the expression comes to, of a magnitude of at most `EvaluationFault.limit`.
  public func number(in environment: some EvaluationEnvironment) -> Double {
    Evaluator(environment: environment).result(self)
  }

  /// The truth value that the expression comes to.
  public func boolean(in environment: some EvaluationEnvironment) -> Bool {
    Evaluator(environment: environment).boolean(self)
  }
}

extension PropertyName {
  /// What a percentage given to it is of: the parent's width, or its height.
  var axis: PercentAxis {
    switch self {
    case .y, .height, .positionY, .centerY, .moveY, .shadowY, .offsetY: .vertical
    default: .horizontal
    }
  }
}
