extension Expression {
  /// The value of the expression, of whatever kind; time grows with the number of nodes.
  public func evaluate(in environment: some EvaluationEnvironment) -> Value {
    Evaluator(environment: environment, root: self).value(self)
  }

  /// The value of the expression for a property.
  ///
  /// Percentages refer to the property's own axis. In a list, a name with a compound value, such as `here`,
  /// means the number in the same position.
  public func evaluate(for property: PropertyName, in environment: some EvaluationEnvironment) -> Value {
    Evaluator(environment: environment, root: self, axis: property.axis).value(self, for: property)
  }

  /// The value of a numeric expression, of a magnitude of at most `EvaluationFault.limit`.
  public func number(in environment: some EvaluationEnvironment) -> Double {
    Evaluator(environment: environment, root: self).result(self)
  }

  /// The value of a condition; a number other than 0 is true.
  public func boolean(in environment: some EvaluationEnvironment) -> Bool {
    Evaluator(environment: environment, root: self).boolean(self)
  }

  /// The rate of change of a numeric expression, per second; time grows with the number of nodes.
  public func rate(in environment: some RateEnvironment) -> Double {
    RateEvaluator(values: Evaluator(environment: environment, root: self)).rate(self)
  }

  /// The rate of change of the value for a property, per second: a number, or a value of the property's kind.
  ///
  /// Matrices, and values not made of numbers, count as constant.
  public func rate(for property: PropertyName, in environment: some RateEnvironment) -> Value {
    let values = Evaluator(environment: environment, root: self, axis: property.axis)
    return RateEvaluator(values: values).rate(self, for: property)
  }
}
