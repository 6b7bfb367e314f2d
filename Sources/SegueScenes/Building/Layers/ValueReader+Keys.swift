import SegueDocuments
import SegueModel

/// Keys that set two properties or more.
extension ValueReader {
  /// `17`, `25 bold`, `17 medium italic`, `monospaced`, or a text style, `headline` or `title1 heavy rounded`.
  mutating func font(_ field: Field, _ scope: Scope) -> [PropertyBinding] {
    guard let found = reading.substitution(field, "a size, as in '17' or '25 bold'") else { return [] }
    let scalar = found.scalar
    let scope = scope.with(property: .fontSize).within(found)
    do throws(Finding) {
      var parser = try ExpressionParser(scalar, scope: scope)
      var result: [PropertyBinding] = []
      let style = try parser.textStyle()
      var letters = try parser.fontWords()
      if let style {
        result = style
      } else if letters.isEmpty {
        let size = try parser.argument()
        try Self.checkLiteral(size, of: .fontSize)
        result.append(PropertyBinding(.fontSize, size))
        letters = try parser.fontWords()
      }
      try add(letters, to: &result)
      guard parser.token.kind == .end else {
        throw parser.unexpected("a font is a size or a text style, and words for what its letters look like")
          .hinting(parser.fontHint)
      }
      return result
    } catch {
      reading.report(PastedCode.finding(in: scalar) ?? error)
      return []
    }
  }

  /// The words of a font, in any order: a weight stands in place of the text style's.
  private func add(_ letters: [PropertyBinding], to result: inout [PropertyBinding]) throws(Finding) {
    for (index, word) in letters.enumerated() {
      guard !letters[..<index].contains(where: { $0.property == word.property }) else {
        throw Finding("a font has one \(word.property.fontNoun)", at: word.value.source)
      }
      result.removeAll { $0.property == word.property }
      result.append(word)
    }
  }

  /// A width and a colour, `2 black`.
  mutating func edge(_ field: Field, _ scope: Scope, width: PropertyName, color: PropertyName)
    -> [PropertyBinding]
  {
    guard let found = reading.substitution(field, "a width and a colour, as in '2 black'") else { return [] }
    let scalar = found.scalar
    let scope = scope.with(property: width).within(found)
    do throws(Finding) {
      var parser = try ExpressionParser(scalar, scope: scope)
      let first = try parser.argument()
      try Self.checkLiteral(first, of: width)
      guard parser.token.kind != .end else {
        throw Finding(
          "'\(field.name)' needs a colour behind its width",
          at: scalar.range,
          hint: "for example '2 black'"
        )
      }
      let second = try parser.expression(.color).expression
      try parser.expectEnd()
      return [PropertyBinding(width, first), PropertyBinding(color, second)]
    } catch {
      reading.report(PastedCode.finding(in: scalar) ?? error)
      return []
    }
  }

  mutating func shadow(_ field: Field, _ scope: Scope) -> [PropertyBinding] {
    var result: [PropertyBinding] = []
    let valid = ["radius", "x", "y", "opacity", "color"]
    let body = reading.fields(of: field.value, "{radius, x, y, opacity, color}", field.substitutions)
    for part in reading.known(body, among: valid, "a shadow").fields {
      guard let property = PropertyName(rawValue: "shadow.\(part.name)") else { continue }
      if let value = value(part, of: property, scope) { result.append(PropertyBinding(property, value)) }
    }
    return result
  }
}

extension PropertyName {
  /// What a word behind a font's size says.
  fileprivate var fontNoun: String {
    switch self {
    case .fontWeight: "weight"
    case .fontDesign: "design"
    default: "slope"
    }
  }
}
