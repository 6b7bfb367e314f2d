import SegueModel

extension ExpressionParser {
  /// A word: a constant, a symbol, a local, a function, or a reference to another layer's value.
  mutating func name(_ wanted: ValueType) throws(Finding) -> Typed {
    guard case .word(let word) = token.kind else { throw unexpected(nil) }
    let start = index
    index += 1
    if word == "true" || word == "false" {
      return Typed(expression: try made(.boolean(word == "true"), from: start), type: .boolean)
    }
    if let constant = scope.constants[word] {
      nodeCount += 1
      return Typed(expression: .number(constant), type: .number)
    }
    if let symbol = Expression.Symbol(rawValue: word) { return try self.symbol(symbol, from: start) }
    if let style = Self.style(measuredBy: word) {
      return Typed(expression: try made(.fontSize(style), from: start), type: .number)
    }
    if let type = scope.locals[word] {
      return Typed(expression: try made(.local(word), from: start), type: type)
    }
    if let function = Expression.Function(rawValue: word) {
      guard token.isMark("("), !token.hasSpaceBefore else {
        throw Finding(
          "'\(word)' needs its arguments",
          at: range(from: start),
          hint: "\(word)(\(function.parameters))"
        )
      }
      return try call(function, from: start)
    }
    if word.contains("/") || word.contains(".") || LayerPath.Role(rawValue: word) != nil {
      return try reference(word, wanted, from: start)
    }
    throw unknown(word, wanted, from: start)
  }

  private mutating func symbol(_ symbol: Expression.Symbol, from start: Int) throws(Finding) -> Typed {
    guard scope.place.symbols.contains(symbol) else {
      throw Finding(
        "'\(symbol.rawValue)' has no value here",
        at: range(from: start),
        hint: Self.advice(for: symbol)
      )
    }
    let type: ValueType = [.here, .rest, .initial].contains(symbol) ? .any : .number
    return Typed(expression: try made(.symbol(symbol), from: start), type: type)
  }

  private static func advice(for symbol: Expression.Symbol) -> String {
    switch symbol {
    case .index, .count: "it counts the copies of a 'repeat' and the pieces of a 'grid'"
    case .column, .row, .columns, .rows: "it belongs to the pieces of a 'grid'"
    case .here, .rest: "it belongs to transitions and gestures"
    case .initial: "it belongs to transitions"
    default: "it belongs to gestures"
    }
  }

  /// `path.property`; without a property, the one being set.
  private mutating func reference(_ word: String, _ wanted: ValueType, from start: Int) throws(Finding)
    -> Typed
  {
    let lastSlash = word.lastIndex(of: "/") ?? word.startIndex
    let dot = word[lastSlash...].firstIndex(of: ".")
    let pathText = String(word[..<(dot ?? word.endIndex)])
    let lower = tokens[start].lower
    let path = LayerPath(
      components: pathText.split(separator: "/").map(String.init),
      source: scalar.range(lower, lower + pathText.utf8.count)
    )
    if let first = path.components.first, Expression.Symbol(rawValue: first) != nil, pathText.contains("/") {
      throw Finding(
        "'/' needs a space on each side",
        at: range(from: start),
        hint: "without spaces, 'a/b' is a path"
      )
    }
    guard !path.isWildcard else {
      throw Finding("a value is read from one layer, not from '*'", at: path.source)
    }
    guard let dot else {
      guard let property = scope.property else { throw unknown(word, wanted, from: start) }
      let node = Expression.Node.property(property, of: path)
      return Typed(expression: try made(node, from: start), type: ValueType(property.kind))
    }
    let propertyText = String(word[word.index(after: dot)...])
    guard let property = PropertyName(rawValue: propertyText) else {
      let valid = PropertyName.allCases.filter { wanted == .any || ValueType($0.kind).fits(wanted) }
      throw Finding(
        "layers have no property '\(propertyText)'",
        at: scalar.range(lower + pathText.utf8.count + 1, tokens[start].upper),
        hint: Suggestions.hint(for: propertyText, among: valid.map(\.rawValue))
      )
    }
    let node = Expression.Node.property(property, of: path)
    return Typed(expression: try made(node, from: start), type: ValueType(property.kind))
  }

  private func unknown(_ word: String, _ wanted: ValueType, from start: Int) -> Finding {
    let place = range(tokens[start])
    if word.contains("-"),
      word.split(separator: "-").contains(where: { Expression.Symbol(rawValue: String($0)) != nil })
    {
      return Finding(
        "'-' needs a space on each side",
        at: place,
        hint: "without spaces, '\(word)' is a name"
      )
    }
    if NamedColors.color(named: word) != nil {
      return Finding("a colour cannot stand here", at: place, hint: "a number or a condition is wanted")
    }
    let isNumeric = wanted == .any || wanted == .number || wanted == .boolean || wanted == .radii
    guard isNumeric else {
      return Finding("expected \(wanted.noun), found '\(word)'", at: place, hint: wanted.example)
    }
    let styles = scope.property == .fontSize ? TextStyle.allCases.map(\.rawValue) : []
    let valid =
      styles + scope.place.symbols.map(\.rawValue) + scope.constants.keys.sorted()
      + scope.locals.keys.sorted()
      + Expression.Function.allCases.map(\.rawValue) + ["true", "false"]
    return Finding(
      "unknown name '\(word)'",
      at: place,
      hint: Suggestions.hint(for: word, among: valid) ?? "names here: \(valid.joined(separator: " "))"
    )
  }
}
