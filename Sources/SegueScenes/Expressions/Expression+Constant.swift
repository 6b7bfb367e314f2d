import SegueDocuments
import SegueModel

extension Expression {
  /// The number that arithmetic on numbers alone comes to; nil where a name takes part.
  ///
  /// What is undefined is not finite here, so that a scene is refused before it runs. Linear in the expression.
  var constant: Double? {
    switch node {
    case .number(let value): return value
    case .unary(.minus, let operand): return operand.constant.map { -$0 }
    case .binary(let operation, let left, let right):
      guard let left = left.constant, let right = right.constant else { return nil }
      return operation.result(left, right)
    case .call(let function, let arguments):
      let numbers = arguments.compactMap(\.constant)
      return numbers.count == arguments.count ? function.result(numbers) : nil
    default: return nil
    }
  }
}

extension Expression.BinaryOperator {
  /// Nil for comparisons and conditions.
  fileprivate func result(_ left: Double, _ right: Double) -> Double? {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    default: nil
    }
  }
}

extension Expression.Function {
  /// Nil for functions whose result is not known before the scene runs.
  fileprivate func result(_ numbers: [Double]) -> Double? {
    switch self {
    case .abs: numbers.first?.magnitude
    case .floor: numbers.first?.rounded(.down)
    case .ceil: numbers.first?.rounded(.up)
    case .sqrt: numbers.first?.squareRoot()
    case .min: numbers.min()
    case .max: numbers.max()
    case .random, .rubber: nil
    }
  }
}

extension ExpressionParser {
  /// Refuses arithmetic that can have no useful result, whatever the values of its names.
  func checkArithmetic(_ expression: Expression) throws(Finding) {
    if case .binary(.divide, _, let right) = expression.node, right.constant == 0 {
      throw Finding("division by zero", at: expression.source)
    }
    if case .binary(.remainder, _, let right) = expression.node, right.constant == 0 {
      throw Finding("division by zero", at: expression.source)
    }
    if case .call(.sqrt, let arguments) = expression.node, let number = arguments.first?.constant, number < 0
    {
      throw Finding("the root of a negative number", at: expression.source)
    }
    if let number = expression.constant, !(abs(number) <= SceneLimits.number) {
      throw Finding("the number is too large", at: expression.source)
    }
  }
}
