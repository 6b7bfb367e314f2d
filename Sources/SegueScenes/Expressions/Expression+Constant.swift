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
      return numbers.count == arguments.count ? function.value(of: numbers) : nil
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

extension ExpressionParser {
  /// Refuses arithmetic that can have no useful result, whatever the values of its names.
  func checkArithmetic(_ expression: Expression) throws(Finding) {
    if case .binary(.divide, _, let right) = expression.node, right.constant == 0 {
      throw Finding("division by zero", at: expression.source)
    }
    if case .binary(.remainder, _, let right) = expression.node, right.constant == 0 {
      throw Finding("division by zero", at: expression.source)
    }
    if case .call(let function, _) = expression.node, let number = expression.constant,
      let trouble = function.trouble(with: number)
    {
      throw Finding(trouble, at: expression.source)
    }
    if let number = expression.constant, !(abs(number) <= SceneLimits.number) {
      throw Finding("the number is too large", at: expression.source)
    }
  }
}

extension Expression.Function {
  /// What is wrong where a function of numbers comes to a result; nil if it is usable, or merely too large.
  fileprivate func trouble(with result: Double) -> String? {
    switch self {
    case .sqrt where result.isNaN: "the root of a negative number"
    case .pow where result.isNaN: "a negative number has no power that is a fraction"
    case .log where !result.isFinite: "only a number above 0 has a logarithm"
    default: nil
    }
  }
}
