import SegueDocuments
import SegueGeometry
import SegueModel

/// An expression and its type.
struct Typed {
  var expression: Expression
  var type: ValueType
}

/// Reads one scalar's text as a value: precedence climbing, types checked as it goes.
///
/// Tokens and parameters are read where they are used, as the type that is expected there, and keep the place
/// where they were written.
struct ExpressionParser {
  let scalar: YAMLScalar
  let tokens: [Token]
  var scope: Scope
  /// The depth of nested substitutions.
  let level: Int
  var index = 0
  /// Whether a space ends a value, as between a function's arguments.
  var isInArguments = false
  var depth = 0
  var nodeCount = 0

  init(_ scalar: YAMLScalar, scope: Scope, level: Int = 0) throws(Finding) {
    self.scalar = scalar
    self.scope = scope
    self.level = level
    tokens = try Lexer.tokens(of: scalar)
  }

  /// Reads the whole text as a value of one type.
  static func value(_ scalar: YAMLScalar, as type: ValueType, scope: Scope) throws(Finding) -> Expression {
    try reading(scalar) { () throws(Finding) in
      var parser = try ExpressionParser(scalar, scope: scope)
      let value = try parser.expression(type).expression
      try parser.expectEnd()
      return value
    }
  }

  /// Reads a scalar; where that fails because the text was copied from another language, says so.
  static func reading<Result>(
    _ scalar: YAMLScalar,
    _ read: () throws(Finding) -> Result
  ) throws(Finding) -> Result {
    do throws(Finding) {
      return try read()
    } catch {
      throw PastedCode.finding(in: scalar) ?? error
    }
  }

  // MARK: Tokens

  var token: Token { tokens[index] }
  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  func range(_ token: Token) -> SourceRange { scalar.range(token.lower, token.upper) }

  /// From the token at `start` to the one before the present.
  func range(from start: Int) -> SourceRange {
    scalar.range(tokens[start].lower, tokens[max(start, index - 1)].upper)
  }

  func text(_ token: Token) -> String {
    let bytes = Array(scalar.text.utf8)[token.lower..<token.upper]
    return TextSanitizer.visible(String(decoding: bytes, as: UTF8.self))
  }

  mutating func take(mark: String) -> Bool {
    guard token.isMark(mark) else { return false }
    index += 1
    return true
  }

  mutating func take(word: String) -> Bool {
    guard token.isWord(word) else { return false }
    index += 1
    return true
  }

  mutating func expect(mark: String) throws(Finding) {
    guard !take(mark: mark) else { return }
    guard token.kind == .end, index > 0 else { throw unexpected("'\(mark)' is missing here") }
    // At the end of the text: after its last word, not somewhere in it.
    throw Finding("'\(mark)' is missing after this", at: range(tokens[index - 1]))
  }

  func expectEnd() throws(Finding) {
    guard token.kind == .end else { throw unexpected(nil) }
  }

  /// The error for a token that is not allowed in its place.
  func unexpected(_ message: String?) -> Finding {
    let place = token.kind == .end ? scalar.range : range(token)
    if token.kind == .end {
      return Finding(message ?? "a value is missing", at: place, hint: nil)
    }
    var hint: String?
    if token.isMark("->") { hint = "'a -> b' belongs to tracks" }
    if ["+", "-", "*", "/"].contains(where: token.isMark), let property = scope.property,
      property.numberCount > 1, !scope.isComponent
    {
      hint = "a list is reckoned number by number: [here + 10, here]"
    }
    if case .word(let unit) = token.kind, index > 0, case .number(_, .none) = tokens[index - 1].kind,
      ["deg", "ms", "s", "pt", "px", "rad"].contains(unit)
    {
      let number = text(tokens[index - 1])
      hint =
        unit == "deg"
        ? "a unit follows its number at once: \(number)deg" : Lexer.unitAdvice(unit, number: number)
    }
    if token.isMark("%") { hint = "a percentage is written without a space: 50%" }
    return Finding(message ?? "'\(text(token))' is not expected here", at: place, hint: hint)
  }

  /// Counts a node and bounds what substitutions may unfold to.
  mutating func made(_ node: Expression.Node, from start: Int) throws(Finding) -> Expression {
    nodeCount += 1
    let source = range(from: start)
    guard nodeCount <= SceneLimits.expressionNodes else {
      throw Finding("the value is too long with its tokens filled in", at: scalar.range)
    }
    return Expression(node, source: source)
  }

  // MARK: Values

  /// A value, or a choice between two.
  mutating func expression(_ type: ValueType) throws(Finding) -> Typed {
    depth += 1
    defer { depth -= 1 }
    guard depth <= SceneLimits.depth else {
      throw Finding("nested deeper than \(SceneLimits.depth) levels", at: range(token))
    }
    let start = index
    let value = try operand(type)
    guard take(word: "if") else { return value }
    let condition = try logical()
    guard take(word: "else") else {
      throw unexpected("'else' is missing: A if CONDITION else B")
    }
    let otherwise = try expression(value.type == .any ? type : value.type)
    let node = Expression.Node.conditional(
      then: value.expression,
      condition: condition,
      otherwise: otherwise.expression
    )
    return Typed(
      expression: try made(node, from: start),
      type: value.type == .any ? otherwise.type : value.type
    )
  }

  /// A condition without a choice.
  private mutating func logical() throws(Finding) -> Expression {
    let start = index
    let condition = try numeric(0)
    try check(condition, is: .boolean, from: start)
    return condition.expression
  }

  private mutating func operand(_ type: ValueType) throws(Finding) -> Typed {
    let start = index
    if let list = try list(as: type) { return list }
    let value: Typed
    switch type {
    case .number, .boolean, .radii, .any: value = try numeric(0)
    case .color: value = try colorOperand()
    case .gradient: value = try gradientOperand()
    case .transform: value = try transformOperand()
    case .point, .rect, .image, .text, .path, .word: value = try referenceOperand(type)
    }
    try check(value, is: type, from: start)
    return value
  }

  /// `[x, y]` where a property's whole value is expected, as after an arrow; nil if another value follows.
  private mutating func list(as type: ValueType) throws(Finding) -> Typed? {
    guard token.isMark("["), !scope.isComponent, let property = scope.property, property.numberCount > 1,
      ValueType(property.kind) == type
    else { return nil }
    let start = index
    let outer = (scope: scope, isInArguments: isInArguments)
    scope = scope.ofComponent
    isInArguments = false
    defer { (scope, isInArguments) = outer }
    var numbers: [Expression] = []
    repeat {
      index += 1
      numbers.append(try expression(.number).expression)
    } while token.isMark(",")
    try expect(mark: "]")
    guard numbers.count == property.numberCount else {
      throw Finding(
        "'\(property.rawValue)' takes \(property.numberCount) numbers, found \(numbers.count)",
        at: range(from: start),
        hint: type.example
      )
    }
    return Typed(expression: try made(.list(numbers), from: start), type: type)
  }

  /// `here`, `rest`, a path, a token, or any of them in parentheses.
  private mutating func referenceOperand(_ type: ValueType) throws(Finding) -> Typed {
    let start = index
    if take(mark: "(") {
      let value = try expression(type)
      try expect(mark: ")")
      return value
    }
    switch token.kind {
    case .word: return try name(type)
    case .token: return try substitution(type)
    default: throw wrongType(token, wanted: type, start: start)
    }
  }

  func check(_ value: Typed, is type: ValueType, from start: Int) throws(Finding) {
    guard !value.type.fits(type), type != .any else { return }
    throw Finding(
      "expected \(type.noun), found \(value.type.noun)",
      at: range(from: start),
      hint: type.example
    )
  }

  func wrongType(_ token: Token, wanted: ValueType, start: Int) -> Finding {
    guard token.kind != .end else { return unexpected("expected \(wanted.noun)") }
    return Finding(
      "expected \(wanted.noun), found '\(text(token))'",
      at: range(token),
      hint: wanted.example
    )
  }
}
