import SegueGeometry
import SegueModel

/// Writes the scene language's expressions in a programming language.
///
/// A dialect says what the names of a scene are; operators, choices and functions are written here.
protocol ExpressionPrinter {
  /// Where an expression stands, which decides what its names mean.
  associatedtype Place

  /// The text for a name, a property or any value that is no number.
  mutating func atom(_ expression: Expression, in place: Place) -> String
  /// A call of one of the language's functions.
  mutating func call(
    _ function: Expression.Function,
    _ arguments: [String],
    of expression: Expression,
    in place: Place
  ) -> String
  func remainder(_ left: String, _ right: String) -> String
  func choice(_ condition: String, _ then: String, _ otherwise: String) -> String
  func floating(_ integer: String) -> String
  func literal(_ value: Double) -> String
}

/// How tightly an operator binds; looser ones need parentheses inside tighter ones.
enum Binding: Int, Comparable {
  case choice, or, and, comparison, sum, product, unary, atom

  static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
}

/// Printed text with the binding of its outermost operator.
struct Printed {
  var text: String
  var binding: Binding

  func inside(_ outer: Binding, isRight: Bool = false) -> String {
    binding < outer || (isRight && binding == outer) ? "(\(text))" : text
  }
}

extension ExpressionPrinter {
  /// A number or a condition.
  mutating func print(_ expression: Expression, in place: Place) -> String {
    printed(expression, in: place).text
  }

  mutating func printed(_ expression: Expression, in place: Place) -> Printed {
    switch expression.node {
    case .number(let value):
      return Printed(text: literal(value), binding: value < 0 ? .unary : .atom)
    case .boolean(let value): return Printed(text: value ? "true" : "false", binding: .atom)
    case .unary(.minus, let operand):
      return Printed(text: "-" + printed(operand, in: place).inside(.unary, isRight: true), binding: .unary)
    case .unary(.not, let operand):
      return Printed(text: "!" + printed(operand, in: place).inside(.unary, isRight: true), binding: .unary)
    case .binary(let operation, let left, let right):
      return binary(operation, left, right, in: place)
    case .conditional(let then, let condition, let otherwise):
      let parts = [condition, then, otherwise].map { printed($0, in: place).inside(.or) }
      return Printed(text: choice(parts[0], parts[1], parts[2]), binding: .choice)
    case .clamp(let value, let lower, let upper):
      return Printed(text: clamp(value, lower, upper, in: place), binding: .atom)
    case .call(let function, let arguments):
      let texts = arguments.map { print($0, in: place) }
      return Printed(text: call(function, texts, of: expression, in: place), binding: .atom)
    case .symbol(let symbol) where symbol.isInteger:
      return Printed(text: floating(atom(expression, in: place)), binding: .atom)
    case .percent:
      let text = atom(expression, in: place)
      return Printed(text: text, binding: .product)
    default: return Printed(text: atom(expression, in: place), binding: .atom)
    }
  }

  private mutating func binary(
    _ operation: Expression.BinaryOperator,
    _ left: Expression,
    _ right: Expression,
    in place: Place
  ) -> Printed {
    let binding = operation.binding
    if operation == .remainder {
      if left.isInteger, right.isInteger {
        let text = "\(integer(left, in: place)) % \(integer(right, in: place))"
        return Printed(text: floating(text), binding: .atom)
      }
      let dividend = printed(left, in: place).inside(.atom)
      return Printed(text: remainder(dividend, print(right, in: place)), binding: .atom)
    }
    if binding == .comparison, left.isInteger, right.isInteger {
      let text = "\(integer(left, in: place)) \(operation.code) \(integer(right, in: place))"
      return Printed(text: text, binding: binding)
    }
    let first = printed(left, in: place).inside(binding)
    let second = printed(right, in: place).inside(binding, isRight: true)
    return Printed(text: "\(first) \(operation.code) \(second)", binding: binding)
  }

  /// A whole number: a copy's index, a column, or what arithmetic makes of them.
  private mutating func integer(_ expression: Expression, in place: Place) -> String {
    switch expression.node {
    case .symbol: return atom(expression, in: place)
    case .binary(let operation, let left, let right):
      let first = integer(left, in: place)
      let second = integer(right, in: place)
      return "\(first) \(operation.code) \(second)"
    case .number(let value): return value.shortest
    default: return print(expression, in: place)
    }
  }

  private mutating func clamp(
    _ value: Expression,
    _ lower: Expression?,
    _ upper: Expression?,
    in place: Place
  ) -> String {
    var text = print(value, in: place)
    if let lower { text = call(.max, [text, print(lower, in: place)], of: value, in: place) }
    if let upper { text = call(.min, [text, print(upper, in: place)], of: value, in: place) }
    return text
  }
}

extension Expression.Symbol {
  /// Whether the value is a whole number by its nature.
  var isInteger: Bool {
    switch self {
    case .index, .count, .column, .row, .columns, .rows: true
    default: false
    }
  }
}

extension Expression {
  /// Whether the expression is a whole number made from indices alone.
  var isInteger: Bool {
    switch node {
    case .symbol(let symbol): symbol.isInteger
    case .number(let value): value == value.rounded() && value.magnitude < 1e9
    case .binary(.remainder, let left, let right): left.isInteger && right.isInteger
    default: false
    }
  }
}

extension Expression.BinaryOperator {
  var binding: Binding {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide, .remainder: .product
    case .and: .and
    case .or: .or
    default: .comparison
    }
  }

  /// The operator in languages of C's family.
  var code: String {
    switch self {
    case .and: "&&"
    case .or: "||"
    default: rawValue
    }
  }
}
