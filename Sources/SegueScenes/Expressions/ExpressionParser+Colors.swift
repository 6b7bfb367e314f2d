import SegueDocuments
import SegueGeometry
import SegueModel

extension ExpressionParser {
  /// A literal, a light and dark pair, a token, or another layer's colour.
  mutating func colorOperand() throws(Finding) -> Typed {
    let start = index
    let first = try colorTerm()
    guard take(mark: "|") else { return first }
    let second = try colorTerm()
    guard case .color(let light) = first.expression.node, case .color(let dark) = second.expression.node
    else {
      throw Finding("a light and dark pair is written with colours, not references", at: range(from: start))
    }
    let pair = Expression.AdaptiveColor(light: light.light, dark: dark.dark)
    return Typed(expression: try made(.color(pair), from: start), type: .color)
  }

  private mutating func colorTerm() throws(Finding) -> Typed {
    let start = index
    switch token.kind {
    case .hex(let rgb):
      index += 1
      let color = Color(rgb: rgb)
      return try tinted(Expression.AdaptiveColor(light: color, dark: color), from: start)
    case .word(let word):
      if let color = NamedColors.color(named: word) {
        index += 1
        return try tinted(color, from: start)
      }
      let isReference = word.contains("/") || word.contains(".") || LayerPath.Role(rawValue: word) != nil
      if isReference || word == "here" || word == "rest" { return try name(.color) }
      throw Finding(
        "unknown colour '\(word)'",
        at: range(token),
        hint: Self.systemColor(word) ?? Suggestions.forScenes.hint(for: word, among: NamedColors.names)
          ?? ValueType.color.example
      )
    case .token:
      let value = try substitution(.color)
      if case .color(let color) = value.expression.node, case .number(_, .percent) = token.kind {
        return try tinted(color, from: start)
      }
      return value
    case .mark("("):
      index += 1
      let value = try expression(.color)
      try expect(mark: ")")
      return value
    default:
      throw wrongType(token, wanted: .color, start: start)
    }
  }

  /// A colour's opacity, `black 40%`.
  private mutating func tinted(_ color: Expression.AdaptiveColor, from start: Int) throws(Finding) -> Typed {
    var color = color
    if case .number(let percent, .percent) = token.kind {
      guard percent <= 100 else {
        throw Finding("opacity ends at 100%", at: range(token))
      }
      index += 1
      color.light.alpha *= percent / 100
      color.dark.alpha *= percent / 100
    }
    return Typed(expression: try made(.color(color), from: start), type: .color)
  }

  /// Two or more colours, each with an optional place, and a direction: `black clear @ 0.3 right`.
  mutating func gradientOperand() throws(Finding) -> Typed {
    let start = index
    if case .token = token.kind, next.kind == .end { return try substitution(.gradient) }
    if case .word(let word) = token.kind, NamedColors.color(named: word) == nil,
      word == "here" || word == "rest" || word.contains(".")
    {
      return try name(.gradient)
    }
    var colors: [Expression.AdaptiveColor] = []
    var locations: [Double?] = []
    var direction = Expression.GradientKindName.down
    while token.kind != .end, !token.isWord("if"), !token.isWord("else"), !token.isMark(")") {
      if !colors.isEmpty, case .word(let word) = token.kind,
        let named = Expression.GradientKindName(rawValue: word)
      {
        index += 1
        direction = named
        break
      }
      let colorStart = index
      guard case .color(let color) = try colorOperand().expression.node else {
        throw Finding("a gradient is written with colours, not references", at: range(from: colorStart))
      }
      colors.append(color)
      locations.append(try location())
    }
    guard colors.count >= 2 else {
      throw Finding("a gradient needs two colours", at: range(from: start), hint: ValueType.gradient.example)
    }
    let node = Expression.Node.gradient(direction, colors, locations: Self.spread(locations))
    return Typed(expression: try made(node, from: start), type: .gradient)
  }

  private mutating func location() throws(Finding) -> Double? {
    guard take(mark: "@") else { return nil }
    guard case .number(let value, let unit) = token.kind, unit != .degrees else {
      throw unexpected("expected a place from 0 to 1")
    }
    let place = unit == .percent ? value / 100 : value
    guard place <= 1 else { throw Finding("a gradient's places lie from 0 to 1", at: range(token)) }
    index += 1
    return place
  }

  /// Fills missing places evenly between their neighbours, and keeps them from falling, as CSS does.
  static func spread(_ places: [Double?]) -> [Double] {
    var known = places
    if let first = known.indices.first, known[first] == nil { known[first] = 0 }
    if let last = known.indices.last, known[last] == nil { known[last] = 1 }
    var result: [Double] = []
    for index in known.indices {
      if let place = known[index] {
        result.append(max(place, result.last ?? 0))
      } else {
        let following = known[index...].firstIndex { $0 != nil } ?? index
        let before = result.last ?? 0
        let after = known[following] ?? 1
        result.append(before + (max(after, before) - before) / Double(following - index + 1))
      }
    }
    return result
  }
}

extension ExpressionParser {
  /// What to say of `teal`, which is UIKit's as `systemTeal` alone.
  fileprivate static func systemColor(_ word: String) -> String? {
    let name = "system" + word.prefix(1).uppercased() + word.dropFirst()
    return NamedColors.color(named: name).map { _ in "did you mean '\(name)'?" }
  }
}
