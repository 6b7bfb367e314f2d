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

  /// How fast the number that the expression comes to changes, per second.
  public func rate(in environment: some RateEnvironment) -> Double {
    RateEvaluator(values: Evaluator(environment: environment)).rate(self)
  }

  /// How fast the value for a property changes, per second: a number, or numbers in a value of the property's kind.
  ///
  /// What is not made of numbers, and a matrix, counts as standing still.
  public func rate(for property: PropertyName, in environment: some RateEnvironment) -> Value {
    RateEvaluator(values: Evaluator(environment: environment, axis: property.axis)).rate(self, for: property)
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
