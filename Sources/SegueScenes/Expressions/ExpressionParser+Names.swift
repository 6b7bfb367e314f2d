import SegueDocuments
import SegueGeometry
import SegueModel

extension ExpressionParser {
  /// A word: a constant, a symbol, a local, a function, or a reference to another layer's value.
  mutating func name(_ wanted: ValueType) throws(Finding) -> Typed {
    guard case .word(let word) = token.kind else { throw unexpected(nil) }
    let start = index
    index += 1
    if word.utf8.contains(UInt8(ascii: "$")) { return try filledReference(word, wanted, from: start) }
    if word == "true" || word == "false" {
      return Typed(expression: try made(.boolean(word == "true"), from: start), type: .boolean)
    }
    if let constant = scope.constants[word] {
      nodeCount += 1
      return Typed(expression: .number(constant), type: .number)
    }
    if let symbol = Expression.Symbol(rawValue: word) { return try self.symbol(symbol, from: start) }
    if let style = TextStyle(measuredBy: word) {
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
    if let advice = scope.refusal(of: symbol) {
      throw Finding("'\(symbol.rawValue)' has no value here", at: range(from: start), hint: advice)
    }
    let type = symbol.standsForProperty ? propertyType : .number
    return Typed(expression: try made(.symbol(symbol), from: start), type: type)
  }

  /// The type of `here`, `rest` and `initial`: that of what is being set.
  private var propertyType: ValueType {
    guard let property = scope.property, !scope.isComponent else { return .number }
    return property.kind == .radii ? .any : ValueType(property.kind)
  }

  /// A path with tokens or parameters in it; its parts have the place of the whole.
  private mutating func filledReference(_ word: String, _ wanted: ValueType, from start: Int) throws(Finding)
    -> Typed
  {
    let place = range(tokens[start])
    let written = scalar.slice(tokens[start].lower, tokens[start].upper)
    let text = try TextFilling.filled(written, scope.substitutions, level: level).text
    let names = text.prefix { $0 != "." }.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = names.filter { Double($0) != nil }
    guard numbers.isEmpty else { throw unspaced("/", in: word, "a path", from: start) }
    guard names.allSatisfy({ SceneName.isComponent($0) || $0 == "*" }), text.last != "." else {
      throw SceneName.notPath(written, filled: text)
    }
    return try reference(text, wanted, from: start, place: place)
  }

  /// `path.property`; without a property, the one being set.
  ///
  /// `place` is where it is written if not letter by letter.
  private mutating func reference(
    _ word: String,
    _ wanted: ValueType,
    from start: Int,
    place: SourceRange? = nil
  ) throws(Finding) -> Typed {
    let lastSlash = word.lastIndex(of: "/") ?? word.startIndex
    let dot = word[lastSlash...].firstIndex(of: ".")
    let pathText = String(word[..<(dot ?? word.endIndex)])
    let lower = tokens[start].lower
    let path = LayerPath(
      components: pathText.split(separator: "/").map(String.init),
      source: place ?? scalar.range(lower, lower + pathText.utf8.count)
    )
    if isQuotient(path, hasProperty: dot != nil) { throw unspaced("/", in: word, "a path", from: start) }
    if let symbol = Expression.Symbol(rawValue: pathText), symbol.standsForProperty {
      throw Finding(
        "'\(pathText)' has no parts",
        at: range(from: start),
        hint: "it is the value being set: in [\(pathText) + 1, \(pathText)] each is its own number"
      )
    }
    if let role = path.role, scope.gesture != nil, role == .drag {
      throw Finding(
        "'drag' means nothing here",
        at: path.source,
        hint:
          "in a gesture how far the finger went is dx and dy, and a layer is read by its path: home/card.y"
      )
    }
    if path.role == nil, let cure = foreignCure(of: word) {
      throw Finding("unknown name '\(word)'", at: range(from: start), hint: cure)
    }
    guard !path.components.contains(where: { $0.contains("*") }) else {
      throw Finding("a value is read from one layer, not from '*'", at: path.source, hint: "name one of them")
    }
    guard let dot else {
      guard let property = scope.property else { throw unknown(word, wanted, from: start) }
      let node = Expression.Node.property(property, of: path)
      return Typed(expression: try made(node, from: start), type: ValueType(property.kind))
    }
    let propertyText = String(word[word.index(after: dot)...])
    guard let property = PropertyName(rawValue: propertyText) else {
      let parts = propertyText.split(separator: ".").map(String.init)
      if parts.count > 1, ["frame", "bounds"].contains(parts[0]), let part = parts.last,
        PropertyName(rawValue: part) != nil
      {
        throw Finding(
          "layers have no property '\(propertyText)'",
          at: place ?? scalar.range(lower + pathText.utf8.count + 1, tokens[start].upper),
          hint: "write \(pathText).\(part)"
        )
      }
      let valid = PropertyName.allCases.filter { wanted == .any || ValueType($0.kind).fits(wanted) }
      throw Finding(
        "layers have no property '\(propertyText)'",
        at: place ?? scalar.range(lower + pathText.utf8.count + 1, tokens[start].upper),
        hint: Suggestions.forScenes.hint(for: propertyText, among: valid.map(\.rawValue))
      )
    }
    let node = Expression.Node.property(property, of: path)
    return Typed(expression: try made(node, from: start), type: ValueType(property.kind))
  }

  /// Whether a word begins a value: a name or a function of the language, or a path.
  func isValue(_ word: String) -> Bool {
    isOperand(word) || Expression.Function(rawValue: word) != nil || word.contains("/") || word.contains(".")
  }

  /// Whether a word is a number by itself.
  private func isOperand(_ word: some StringProtocol) -> Bool {
    let name = String(word)
    return Expression.Symbol(rawValue: name) != nil || scope.locals[name] != nil
      || scope.constants[name] != nil
  }

  /// Whether a path is a division whose spaces are missing, `down/H`: no layer is called like the canvas' sides.
  private func isQuotient(_ path: LayerPath, hasProperty: Bool) -> Bool {
    guard path.components.count > 1, let first = path.components.first, let last = path.components.last else {
      return false
    }
    if Expression.Symbol(rawValue: first) != nil || (!hasProperty && isOperand(first)) { return true }
    return !hasProperty && ["W", "H"].contains(last)
  }

  private func unspaced(_ mark: String, in word: String, _ noun: String, from start: Int) -> Finding {
    let parts = word.split(separator: mark, omittingEmptySubsequences: false).map {
      spacingDifferences(in: $0)
    }
    let spaced = parts.joined(separator: " \(mark) ")
    return Finding(
      "'\(mark)' needs a space on each side",
      at: range(tokens[start]),
      hint: "write \(spaced); without spaces it is \(noun)"
    )
  }

  /// `2-20` with the spaces that it needs; names with hyphens stay as they are.
  private func spacingDifferences(in word: Substring) -> String {
    let terms = word.split(separator: "-", omittingEmptySubsequences: false)
    guard terms.count > 1, terms.allSatisfy({ Double($0) != nil || isOperand($0) }) else {
      return String(word)
    }
    return terms.joined(separator: " - ")
  }

  private func unknown(_ word: String, _ wanted: ValueType, from start: Int) -> Finding {
    let place = range(tokens[start])
    if word.contains("-"), word.split(separator: "-").contains(where: { isOperand($0) }) {
      return unspaced("-", in: word, "a name", from: start)
    }
    let isCall = token.isMark("(") && !token.hasSpaceBefore
    if isCall || ForeignNames.isFunction(word) {
      let ours = Expression.Function.allCases.map(\.rawValue)
      let near = ForeignNames.isFunction(word) ? nil : Suggestions.forScenes.near(word, among: ours)
      return Finding(
        "the language has no function '\(word)'",
        at: place,
        hint: near ?? ForeignNames.cure(function: word) ?? ForeignNames.ours
      )
    }
    if let cure = foreignCure(of: word) {
      return Finding("unknown name '\(word)'", at: place, hint: cure)
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
      styles + scope.symbols.map(\.rawValue) + scope.constants.keys.sorted()
      + scope.locals.keys.sorted()
      + Expression.Function.allCases.map(\.rawValue) + ["true", "false"]
    return Finding(
      "unknown name '\(word)'",
      at: place,
      hint: Suggestions.forScenes.hint(for: word, among: valid)
        ?? "names here: \(valid.joined(separator: " "))"
    )
  }
}

extension ExpressionParser {
  /// What to write in place of another language's name, and why it does not help here if the language's own name has
  /// no value in this place.
  private func foreignCure(of word: String) -> String? {
    guard let name = ForeignNames.name(word) else { return nil }
    let refusals = name.symbols.compactMap { scope.refusal(of: $0) }
    guard refusals.count == name.symbols.count, let refusal = refusals.first else { return name.cure }
    return "\(name.cure), which has no value here: \(refusal)"
  }
}

extension Expression.Symbol {
  /// Whether it is a value of the property being set rather than a number of its own.
  var standsForProperty: Bool { [.here, .rest, .initial].contains(self) }
}

extension TextStyle {
  /// The style of `font.body`, whose size is a number anywhere; nil for another word.
  fileprivate init?(measuredBy word: String) {
    guard word.hasPrefix("font.") else { return nil }
    self.init(rawValue: String(word.dropFirst("font.".count)))
  }
}
