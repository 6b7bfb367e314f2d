import SegueDocuments
import SegueModel

extension ExpressionParser {
  /// A literal, a name, a call, a token or a parenthesis.
  mutating func primary() throws(Finding) -> Typed {
    let start = index
    switch token.kind {
    case .number(let value, let unit):
      index += 1
      return Typed(expression: try literal(value, unit, from: start), type: .number)
    case .word: return try name(.any)
    case .token: return try substitution(.any)
    case .mark("("): return try parenthesis()
    case .mark, .hex: throw wrongType(token, wanted: .number, start: start)
    case .end: throw unexpected("a value is missing")
    }
  }

  private mutating func parenthesis() throws(Finding) -> Typed {
    index += 1
    let outer = isInArguments
    isInArguments = false
    let value = try expression(.any)
    isInArguments = outer
    try expect(mark: ")")
    return value
  }

  private mutating func literal(_ value: Double, _ unit: Token.Unit, from start: Int) throws(Finding)
    -> Expression
  {
    switch unit {
    case .none: return try made(.number(value), from: start)
    case .degrees: return try made(.number(value * .pi / 180), from: start)
    case .percent:
      guard let property = scope.property else { return try made(.number(value / 100), from: start) }
      switch property.percentage {
      case .ofParent: return try made(.percent(value / 100), from: start)
      case .ofOne: return try made(.number(value / 100), from: start)
      case .none:
        throw Finding("'\(property.rawValue)' takes no percentage", at: range(from: start))
      }
    }
  }

  /// A number on its own: a literal, a token, a name or a parenthesis, with a sign if need be.
  mutating func argument() throws(Finding) -> Expression {
    let start = index
    let isNegative = token.isMark("-")
    if isNegative { index += 1 }
    let value = try primary()
    try check(value, is: .number, from: start)
    guard isNegative else { return value.expression }
    if case .number(let number) = value.expression.node, case .number = tokens[start + 1].kind {
      return try made(.number(-number), from: start)
    }
    return try made(.unary(.minus, value.expression), from: start)
  }

  /// Reads `$name`'s text here, as the type that is expected.
  mutating func substitution(_ type: ValueType) throws(Finding) -> Typed {
    let (inner, name) = try substituted()
    var parser = inner
    let value = try parser.expression(type)
    try parser.expectEnd()
    nodeCount += parser.nodeCount
    guard nodeCount <= SceneLimits.expressionNodes else {
      throw Finding("the value is too long with '$\(name)' filled in", at: scalar.range)
    }
    return value
  }

  /// A parser over `$name`'s text; the token is taken.
  mutating func substituted() throws(Finding) -> (ExpressionParser, String) {
    guard case .token(let name) = token.kind else { throw unexpected(nil) }
    let place = range(token)
    index += 1
    guard let substitution = scope.substitutions[name] else {
      throw Finding(
        "nothing is called '$\(name)'",
        at: place,
        hint: Substitution.hint(for: name, among: scope.substitutions)
      )
    }
    if let refusal = substitution.refusal { throw refusal }
    guard level < SceneLimits.substitutions else { throw Substitution.tooDeep(name, at: place) }
    let inner = scope.within(substitution)
    return (try ExpressionParser(substitution.scalar, scope: inner, level: level + 1), name)
  }

  // MARK: Calls

  mutating func call(_ function: Expression.Function, from start: Int) throws(Finding) -> Typed {
    try expect(mark: "(")
    let outer = isInArguments
    isInArguments = true
    defer { isInArguments = outer }
    var arguments: [Expression] = []
    if function == .random {
      let (lower, upper) = try bounds()
      guard let lower, let upper else {
        throw Finding("'random' needs both ends", at: range(from: start), hint: "for example random(-1..1)")
      }
      arguments = [lower, upper]
    } else {
      while !token.isMark(")") {
        let argumentStart = index
        let value = try numeric(0)
        try check(value, is: .number, from: argumentStart)
        arguments.append(value.expression)
      }
    }
    try expect(mark: ")")
    try checkCount(arguments.count, of: function, from: start)
    let result = try made(.call(function, arguments), from: start)
    try checkArithmetic(result)
    return Typed(expression: result, type: .number)
  }

  private func checkCount(_ count: Int, of function: Expression.Function, from start: Int) throws(Finding) {
    let wanted: String? =
      switch function {
      case .abs, .floor, .ceil, .sqrt, .sin, .cos, .exp, .log: count == 1 ? nil : "one argument"
      case .random, .rubber, .atan2, .pow, .hypot: count == 2 ? nil : "two arguments"
      case .min, .max: count >= 2 ? nil : "two arguments or more"
      }
    guard let wanted else { return }
    throw Finding(
      "'\(function.rawValue)' takes \(wanted), found \(count)",
      at: range(from: start),
      hint: "arguments are separated by spaces: \(function.rawValue)(\(function.parameters))"
    )
  }
}

extension Expression.Function {
  var parameters: String {
    switch self {
    case .abs, .floor, .ceil, .sqrt, .exp, .log: "a"
    case .sin, .cos: "45deg"
    case .atan2: "dy dx"
    case .pow: "a 2"
    case .hypot: "dx dy"
    case .min, .max: "a b"
    case .random: "-1..1"
    case .rubber: "dy H"
    }
  }
}
