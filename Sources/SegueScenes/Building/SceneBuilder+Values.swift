import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneBuilder {
  /// The properties that a key sets; nil if it is not a property.
  mutating func bindings(_ field: Field, _ scope: Scope, deal: Int? = nil) -> [PropertyBinding]? {
    switch field.name {
    case "font": return font(field, scope)
    case "border": return edge(field, scope, width: .borderWidth, color: .borderColor)
    case "stroke": return edge(field, scope, width: .strokeWidth, color: .strokeColor)
    case "shadow": return shadow(field, scope)
    default:
      guard let property = PropertyName(rawValue: field.name) else { return nil }
      return value(field, of: property, scope, deal: deal).map { [PropertyBinding(property, $0)] } ?? []
    }
  }

  /// Takes room for a value, if the scene has any left; reports once if it has none.
  private mutating func admit(_ value: Expression, at range: SourceRange) -> Bool {
    weight += value.weight
    guard isOverweight else { return true }
    if !hasReportedWeight {
      hasReportedWeight = true
      report(
        Finding(
          "the values of all layers are more than \(SceneLimits.weight) numbers, operators and points of paths",
          at: range,
          hint: "'repeat' counts each copy, and a token each place where it stands"
        )
      )
    }
    return false
  }

  /// One value, checked against its property.
  mutating func value(_ field: Field, of property: PropertyName, _ scope: Scope, deal: Int? = nil)
    -> Expression?
  {
    var scope = scope.with(property: property)
    scope.substitutions = field.substitutions
    do throws(Finding) {
      let value = try value(field.value, key: field.key, of: property, scope, deal: deal)
      try Self.checkLiteral(value, of: property)
      return admit(value, at: field.key.range) ? value : nil
    } catch {
      unread.properties.insert(property)
      report(error)
      return nil
    }
  }

  private mutating func value(
    _ node: YAMLNode,
    key: YAMLScalar,
    of property: PropertyName,
    _ scope: Scope,
    deal: Int?
  ) throws(Finding) -> Expression {
    let type = ValueType(property.kind)
    switch node {
    case .mapping(let entries, let range):
      let hint = Self.way(in: entries) ?? type.example
      throw Finding("expected \(type.noun), found a mapping", at: range, hint: hint)
    case .sequence(let items, let range):
      if [.image, .text, .fill].contains(property) {
        guard let deal, !items.isEmpty else {
          throw Finding("a list of values is dealt out to the copies of a 'repeat'", at: range)
        }
        return try value(items[deal % items.count], key: key, of: property, scope, deal: nil)
      }
      return try list(items, range, of: property, scope)
    case .scalar(let scalar):
      guard !scalar.text.isEmpty || scalar.isQuoted else {
        throw Finding("'\(key.text)' needs \(type.noun)", at: key.range, hint: type.example)
      }
      return try single(scalar, of: property, scope)
    }
  }

  /// `{from: H, to: rest}` as the language has it.
  private static func way(in entries: [YAMLEntry]) -> String? {
    func end(_ name: String) -> String? {
      guard case .scalar(let scalar)? = entries.first(where: { $0.key.text == name })?.value else {
        return nil
      }
      return TextSanitizer.visible(scalar.text)
    }
    guard let to = end("to") else { return nil }
    return "from one value to another: write \(end("from") ?? "here") -> \(to)"
  }

  private mutating func single(_ scalar: YAMLScalar, of property: PropertyName, _ scope: Scope)
    throws(Finding)
    -> Expression
  {
    switch property.kind {
    case .text: return try text(scalar, scope)
    case .image: return try image(scalar, scope)
    case .path: return try pathData(scalar, scope)
    case .word(let words): return try word(scalar, of: property, words, scope)
    default: return try ExpressionParser.value(scalar, as: ValueType(property.kind), scope: scope)
    }
  }

  /// A point, a rectangle or four radii.
  private func list(_ items: [YAMLNode], _ range: SourceRange, of property: PropertyName, _ scope: Scope)
    throws(Finding) -> Expression
  {
    let type = ValueType(property.kind)
    let count = property.numberCount
    guard count > 1 else {
      let ends = items.compactMap { if case .scalar(let scalar) = $0 { scalar.text } else { nil } }
      let isWay =
        (scope.place == .track || scope.place == .scrub) && ends.count > 1 && ends.count == items.count
      let way = isWay ? "from one value to another: write \(ends.joined(separator: " -> "))" : nil
      throw Finding(
        "expected \(type.noun), found a list",
        at: range,
        hint: way.map(TextSanitizer.visible) ?? type.example
      )
    }
    var values: [Expression] = []
    for item in items {
      guard case .scalar(let scalar) = item else {
        throw Finding("expected a number, found \(item.noun)", at: item.range)
      }
      values.append(try ExpressionParser.value(scalar, as: .number, scope: scope.ofComponent))
    }
    guard values.count == count else {
      throw Finding(
        "'\(property.rawValue)' takes \(count) numbers, found \(values.count)",
        at: range,
        hint: type.example
      )
    }
    let end = values.last?.source.upper ?? range.upper
    return Expression(
      .list(values),
      source: SourceRange(lower: range.lower, upper: max(range.upper, end + 1))
    )
  }

  // MARK: Keys that set two properties

  /// `17`, `25 bold`, `bold`, or a text style, `headline` or `title1 bold`.
  private mutating func font(_ field: Field, _ scope: Scope) -> [PropertyBinding] {
    guard let found = substitution(field, "a size, as in '17' or '25 bold'") else { return [] }
    let scalar = found.scalar
    let scope = scope.with(property: .fontSize).within(found)
    do throws(Finding) {
      var parser = try ExpressionParser(scalar, scope: scope)
      var result: [PropertyBinding] = []
      if let style = parser.textStyle() {
        result = style
      } else if !parser.token.isWord("bold"), !parser.token.isWord("regular") {
        let size = try parser.argument()
        try Self.checkLiteral(size, of: .fontSize)
        result.append(PropertyBinding(.fontSize, size))
      }
      if parser.token.isWord("bold") || parser.token.isWord("regular") {
        let isBold = parser.token.isWord("bold")
        result.append(
          PropertyBinding(.fontBold, Expression(.boolean(isBold), source: parser.range(parser.token)))
        )
        parser.index += 1
      }
      guard parser.token.kind == .end else {
        throw parser.unexpected("a font is a size or a text style, and 'bold' or 'regular'")
          .hinting("for example '25 bold', or 'headline'")
      }
      return result
    } catch {
      report(PastedCode.finding(in: scalar) ?? error)
      return []
    }
  }

  /// A width and a colour, `2 black`.
  private mutating func edge(_ field: Field, _ scope: Scope, width: PropertyName, color: PropertyName)
    -> [PropertyBinding]
  {
    guard let found = substitution(field, "a width and a colour, as in '2 black'") else { return [] }
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
      report(PastedCode.finding(in: scalar) ?? error)
      return []
    }
  }

  private mutating func shadow(_ field: Field, _ scope: Scope) -> [PropertyBinding] {
    var result: [PropertyBinding] = []
    let valid = ["radius", "x", "y", "opacity", "color"]
    let body = fields(of: field.value, "{radius, x, y, opacity, color}", field.substitutions)
    for part in known(body, among: valid, "a shadow").fields {
      guard let property = PropertyName(rawValue: "shadow.\(part.name)") else { continue }
      if let value = value(part, of: property, scope) { result.append(PropertyBinding(property, value)) }
    }
    return result
  }
}
