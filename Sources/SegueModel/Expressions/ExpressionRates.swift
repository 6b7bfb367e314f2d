import SegueGeometry

/// How fast the names that an expression reads change: what a hand does to them as it goes on.
public struct ExpressionRates: Hashable, Sendable {
  /// Per second, in each name's own unit; a name that is not here stands still.
  public var symbols: [Expression.Symbol: Double]
  /// The same of the names that a gesture's `let` bound.
  public var locals: [String: Double]

  /// Creates rates, by default of a world at rest.
  public init(symbols: [Expression.Symbol: Double] = [:], locals: [String: Double] = [:]) {
    self.symbols = symbols
    self.locals = locals
  }
}

extension Expression {
  /// How fast the number that the expression comes to changes, per second; other layers count as standing still.
  public func rate(in environment: some EvaluationEnvironment, _ rates: ExpressionRates) -> Double {
    RateEvaluator(values: Evaluator(environment: environment), rates: rates).rate(self)
  }

  /// How fast the value for a property changes, per second: a number, or numbers in a value of the property's kind.
  ///
  /// What is not made of numbers, and a matrix, counts as standing still.
  public func rate(
    for property: PropertyName,
    in environment: some EvaluationEnvironment,
    _ rates: ExpressionRates
  ) -> Value {
    RateEvaluator(values: Evaluator(environment: environment, axis: property.axis), rates: rates)
      .rate(self, for: property)
  }
}

extension Value {
  /// The value moved by a rate times one second; what has no numbers stays as it is.
  public func adding(_ rate: Value) -> Value {
    switch self {
    case .number(let number): return .number(number + rate.number)
    case .point(let point): return .point(point + rate.point)
    case .rect(let rect):
      let change = rate.rect
      return .rect(
        Rect(
          x: rect.origin.x + change.origin.x,
          y: rect.origin.y + change.origin.y,
          width: rect.size.width + change.size.width,
          height: rect.size.height + change.size.height
        )
      )
    case .radii(let radii):
      let change = rate.radii
      return .radii(
        CornerRadii(
          topLeft: radii.topLeft + change.topLeft,
          topRight: radii.topRight + change.topRight,
          bottomRight: radii.bottomRight + change.bottomRight,
          bottomLeft: radii.bottomLeft + change.bottomLeft
        )
      )
    default: return self
    }
  }
}
