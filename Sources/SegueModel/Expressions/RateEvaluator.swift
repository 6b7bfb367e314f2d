import SegueGeometry
import SegueMotion

/// Differentiates expressions with respect to time, by the rules of calculus.
///
/// This is exact. A difference quotient would lose half of the digits, and would be wrong at a kink: a clamp,
/// a conditional or the edge of a rubber band, where the finger often is. There the derivative is the
/// right-hand one, of what comes *next*, so that a value that has reached its limit counts as stopped.
struct RateEvaluator<Environment: RateEnvironment> {
  let values: Evaluator<Environment>

  func rate(_ expression: Expression) -> Double {
    let rate = derivative(of: expression)
    return rate.isFinite ? rate : 0
  }

  /// The rate as a value of the property's kind, made of as many numbers as the property's value.
  func rate(_ expression: Expression, for property: PropertyName) -> Value {
    switch expression.node {
    case .list(let items):
      return Value(numbers: items.enumerated().map { of(component: $0).rate($1) }, as: property.kind)
    case .conditional(let then, let condition, let otherwise):
      return rate(values.boolean(condition) ? then : otherwise, for: property)
    case .property(let other, let path): return environment.rate(of: other, at: path)
    default:
      guard let count = values.partCount(expression, of: property) else { return .number(rate(expression)) }
      return Value(numbers: (0..<count).map { of(component: $0).rate(expression) }, as: property.kind)
    }
  }

  private func of(component: Int) -> RateEvaluator {
    RateEvaluator(values: values.of(component: component))
  }

  private var environment: Environment { values.environment }

  /// The number of a compound rate that is being evaluated.
  private func part(of rate: Value) -> Double {
    values.component.map { rate.component($0) } ?? rate.number
  }

  private func derivative(of expression: Expression) -> Double {
    switch expression.node {
    case .percent(let fraction):
      fraction
        * (values.axis == .horizontal ? environment.parentSizeRate.width : environment.parentSizeRate.height)
    case .symbol(let symbol): environment.rate(of: symbol)
    case .local(let name): environment.rate(ofLocal: name)
    case .property(let property, let path): part(of: environment.rate(of: property, at: path))
    case .unary(.minus, let operand): -rate(operand)
    case .binary(let operation, let left, let right): apply(operation, left, right)
    case .conditional(let then, let condition, let otherwise):
      rate(values.boolean(condition) ? then : otherwise)
    case .clamp(let value, let lower, let upper): clamp(value, lower, upper)
    case .call(let function, let arguments): call(function, arguments, of: expression)
    default: 0
    }
  }

  private func apply(
    _ operation: Expression.BinaryOperator,
    _ left: Expression,
    _ right: Expression
  ) -> Double {
    switch operation {
    case .add: return rate(left) + rate(right)
    case .subtract: return rate(left) - rate(right)
    case .multiply: return rate(left) * values.number(right) + values.number(left) * rate(right)
    case .divide:
      let divisor = values.number(right)
      return (rate(left) - values.number(left) / divisor * rate(right)) / divisor
    case .remainder:
      let turns = (values.number(left) / values.number(right)).rounded(.towardZero)
      return rate(left) - turns * rate(right)
    default: return 0
    }
  }

  private func clamp(_ value: Expression, _ lower: Expression?, _ upper: Expression?) -> Double {
    var moving = Moving(expression: value, in: self)
    if let lower { moving = .larger(moving, Moving(expression: lower, in: self)) }
    if let upper { moving = .smaller(moving, Moving(expression: upper, in: self)) }
    return moving.rate
  }

  private func call(
    _ function: Expression.Function,
    _ arguments: [Expression],
    of expression: Expression
  ) -> Double {
    let parts = arguments.map { Moving(expression: $0, in: self) }
    guard let first = parts.first else { return 0 }
    let second = parts.count > 1 ? parts[1] : Moving(value: 0, rate: 0)
    switch function {
    case .abs: return first.value == 0 ? abs(first.rate) : first.value < 0 ? -first.rate : first.rate
    case .floor, .ceil: return 0
    case .sqrt: return first.rate / (2 * first.value.squareRoot())
    case .sin, .cos, .atan2, .pow, .hypot, .exp, .log:
      return function.rate(at: (first.value, second.value), rates: (first.rate, second.rate))
    case .min: return parts.dropFirst().reduce(first, Moving.smaller).rate
    case .max: return parts.dropFirst().reduce(first, Moving.larger).rate
    case .random:
      return first.rate + (second.rate - first.rate) * values.randomUnit(of: expression)
    case .rubber:
      // f = d a / (a + d) with a = c |x|, so that ∂f/∂d = (f / d)², with the sign of x.
      let band = RubberBand(dimension: second.value)
      let share = band.result(for: first.value) / second.value
      return band.slope(at: first.value) * first.rate + abs(share) * share * second.rate
    }
  }
}

/// A number with its rate of change per second.
private struct Moving {
  var value: Double
  var rate: Double

  init(value: Double, rate: Double) {
    self.value = value
    self.rate = rate
  }

  init(expression: Expression, in evaluator: RateEvaluator<some RateEnvironment>) {
    self.init(value: evaluator.values.number(expression), rate: evaluator.rate(expression))
  }

  /// The larger number; of two equal ones, the one that will be larger.
  static func larger(_ one: Moving, _ other: Moving) -> Moving {
    (other.value, other.rate) > (one.value, one.rate) ? other : one
  }

  static func smaller(_ one: Moving, _ other: Moving) -> Moving {
    (other.value, other.rate) < (one.value, one.rate) ? other : one
  }
}
