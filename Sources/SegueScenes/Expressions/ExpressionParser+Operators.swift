import SegueDocuments
import SegueGeometry
import SegueModel

extension ExpressionParser {
  /// How tightly an operator binds, loosest first.
  private enum Precedence {
    static let or = 1
    static let and = 2
    static let not = 3
    static let comparison = 4
    static let clamp = 5
    static let sum = 6
    static let product = 7
  }

  /// A number or a condition, as far as operators of at least `minimum` bind.
  mutating func numeric(_ minimum: Int) throws(Finding) -> Typed {
    depth += 1
    defer { depth -= 1 }
    guard depth <= SceneLimits.depth else {
      throw Finding("nested deeper than \(SceneLimits.depth) levels", at: range(token))
    }
    let start = index
    var left = try prefix()
    while true {
      if token.isWord("in"), minimum <= Precedence.clamp {
        left = try clamp(left, from: start)
        continue
      }
      guard let (operation, precedence) = infix(), precedence >= minimum else { return left }
      if try endsArgument() { return left }
      let isComparison = precedence == Precedence.comparison
      let leftEnd = index
      index += 1
      let rightStart = index
      let right = try numeric(precedence + 1)
      let type = try type(operation, left, right, leftRange: start..<leftEnd, rightStart: rightStart)
      let result = try made(.binary(operation, left.expression, right.expression), from: start)
      try checkArithmetic(result)
      left = Typed(expression: result, type: type)
      if isComparison, let (_, following) = infix(), following == Precedence.comparison {
        throw Finding("comparisons do not chain", at: range(token), hint: "join two with 'and'")
      }
    }
  }

  private func infix() -> (Expression.BinaryOperator, Int)? {
    switch token.kind {
    case .word("or"): (.or, Precedence.or)
    case .word("and"): (.and, Precedence.and)
    case .mark(let mark):
      Expression.BinaryOperator(rawValue: mark).map { operation in
        switch operation {
        case .add, .subtract: (operation, Precedence.sum)
        case .multiply, .divide, .remainder: (operation, Precedence.product)
        default: (operation, Precedence.comparison)
        }
      }
    default: nil
    }
  }

  /// Operators have a space on each side; between arguments, `-x` begins the next one.
  private func endsArgument() throws(Finding) -> Bool {
    guard case .mark(let mark) = token.kind else { return false }
    if token.hasSpaceBefore, token.hasSpaceAfter { return false }
    if isInArguments, mark == "-", token.hasSpaceBefore { return true }
    throw Finding(
      "'\(mark)' needs a space on each side",
      at: range(token),
      hint: "without spaces, 'a-b' is a name and 'a/b' a path"
    )
  }

  private func type(
    _ operation: Expression.BinaryOperator,
    _ left: Typed,
    _ right: Typed,
    leftRange: Range<Int>,
    rightStart: Int
  ) throws(Finding) -> ValueType {
    switch operation {
    case .and, .or:
      try check(left, is: .boolean, range: tokenRange(leftRange))
      try check(right, is: .boolean, range: range(from: rightStart))
      return .boolean
    case .equal, .notEqual:
      let isBoolean = left.type == .boolean
      if !isBoolean { try check(left, is: .number, range: tokenRange(leftRange)) }
      try check(right, is: isBoolean ? .boolean : .number, range: range(from: rightStart))
      return .boolean
    default:
      try check(left, is: .number, range: tokenRange(leftRange))
      try check(right, is: .number, range: range(from: rightStart))
      switch operation {
      case .add, .subtract, .multiply, .divide, .remainder: return .number
      default: return .boolean
      }
    }
  }

  private func tokenRange(_ range: Range<Int>) -> SourceRange {
    scalar.range(tokens[range.lowerBound].lower, tokens[max(range.lowerBound, range.upperBound - 1)].upper)
  }

  private func check(_ value: Typed, is type: ValueType, range: SourceRange) throws(Finding) {
    guard !value.type.fits(type) else { return }
    throw Finding("expected \(type.noun), found \(value.type.noun)", at: range, hint: type.example)
  }

  /// `value in lower..upper`, either end open.
  private mutating func clamp(_ value: Typed, from start: Int) throws(Finding) -> Typed {
    try check(value, is: .number, from: start)
    index += 1
    let (lower, upper) = try bounds()
    guard lower != nil || upper != nil else {
      throw Finding("a range needs at least one end", at: range(from: start), hint: "for example 'x in 0..1'")
    }
    if case .number(let low)? = lower?.node, case .number(let high)? = upper?.node, low > high {
      throw Finding("the range ends before it begins", at: range(from: start))
    }
    let node = Expression.Node.clamp(value.expression, lower: lower, upper: upper)
    return Typed(expression: try made(node, from: start), type: .number)
  }

  /// `lower..upper`; either may be missing.
  mutating func bounds() throws(Finding) -> (lower: Expression?, upper: Expression?) {
    let lower = token.isMark("..") ? nil : try number(at: Precedence.sum)
    try expect(mark: "..")
    let isOpen: Bool =
      switch token.kind {
      case .end, .word("if"), .word("else"), .word("and"), .word("or"): true
      case .mark(let mark): mark != "-" && mark != "("
      default: false
      }
    return (lower, isOpen ? nil : try number(at: Precedence.sum))
  }

  private mutating func number(at precedence: Int) throws(Finding) -> Expression {
    let start = index
    let value = try numeric(precedence)
    try check(value, is: .number, from: start)
    return value.expression
  }

  private mutating func prefix() throws(Finding) -> Typed {
    let start = index
    if take(word: "not") {
      let value = try numeric(Precedence.not)
      try check(value, is: .boolean, from: start + 1)
      return Typed(expression: try made(.unary(.not, value.expression), from: start), type: .boolean)
    }
    guard token.isMark("-") else { return try primary() }
    guard !token.hasSpaceAfter else { throw unexpected("a value is missing before '-'") }
    index += 1
    let value = try primary()
    try check(value, is: .number, from: start + 1)
    if case .number(let number) = value.expression.node, case .number = tokens[start + 1].kind {
      return Typed(expression: try made(.number(-number), from: start), type: .number)
    }
    return Typed(expression: try made(.unary(.minus, value.expression), from: start), type: .number)
  }
}
