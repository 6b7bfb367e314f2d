import SegueDocuments

/// A preset or a component that is named under `use`, with arguments.
struct Use {
  var name: YAMLScalar
  var arguments: [(key: YAMLScalar, value: YAMLNode)] = []
  /// Whether its arguments could not be read, which is reported.
  var isBroken = false
}

/// What `use` can name.
enum Usable: String {
  case preset, component
}

/// The place of a `use`: what its arguments mean there.
struct UsePlace {
  /// `i` and `n`; nil if they are those of wherever an argument ends up.
  var constants: [String: Double]?
  /// Which copy of the innermost `repeat` this is; lists of arguments are dealt out by it.
  var deal: Int?
  /// The layer itself.
  var own: Substitution?
}

extension DefinitionReader {
  /// Everything that a `use` names, in order: `fold`, `fold(n 3)`, `{fold: {n: 3}}`, or a list of these.
  mutating func uses(_ field: Field, of kind: Usable) -> [Use] {
    uses(field.value, of: kind, field.substitutions, key: field.key)
  }

  private mutating func uses(
    _ node: YAMLNode,
    of kind: Usable,
    _ substitutions: [String: Substitution],
    key: YAMLScalar
  ) -> [Use] {
    switch node {
    case .sequence(let items, let range):
      if items.isEmpty { reading.report(Finding("'use' is an empty list", at: range, hint: "leave it out")) }
      return items.flatMap { item -> [Use] in
        if case .sequence(_, let range) = item {
          reading.report(Finding("expected a \(kind.rawValue), found a list", at: range))
          return []
        }
        return uses(item, of: kind, substitutions, key: key)
      }
    case .mapping(let entries, _):
      return entries.map { entry in
        let part = Field(key: entry.key, value: entry.value, substitutions: substitutions)
        let count = reading.reportCount
        let arguments = reading.fields(of: part.value, "{NAME: VALUE}", substitutions, areNames: true)
        return Use(
          name: entry.key,
          arguments: arguments.map { ($0.key, $0.value) },
          isBroken: reading.reportCount > count
        )
      }
    case .scalar:
      let field = Field(key: key, value: node, substitutions: substitutions)
      guard let scalar = reading.scalar(field, "a \(kind.rawValue)") else { return [] }
      do throws(Finding) {
        return [try use(scalar, of: kind, substitutions)]
      } catch {
        reading.report(error)
        return []
      }
    }
  }

  /// `fold` or `fold(n 3 axis x)`.
  private func use(_ scalar: YAMLScalar, of kind: Usable, _ substitutions: [String: Substitution])
    throws(Finding) -> Use
  {
    var parser = try ExpressionParser(scalar, scope: Scope(.literal, substitutions: substitutions))
    let first = parser.token
    guard case .word = first.kind else { throw unknown(scalar.slice(first.lower, first.upper), kind) }
    var use = Use(name: scalar.slice(first.lower, first.upper))
    parser.index += 1
    guard parser.take(mark: "(") else {
      try parser.expectEnd()
      return use
    }
    parser.isInArguments = true
    guard let used = try definition(of: use.name, kind) else { return use }
    let names = used.parameters.map(\.name)
    while case .word(let name) = parser.token.kind {
      let key = scalar.slice(parser.token.lower, parser.token.upper)
      guard names.contains(name) else { throw noParameter(key, of: use.name.text, kind) }
      parser.index += 1
      let start = parser.token
      switch start.kind {
      case .token(let name) where parser.scope.substitutions[name] == nil: _ = try parser.substituted()
      case .word, .hex, .token: parser.index += 1
      default: _ = try parser.argument()
      }
      let end = parser.tokens[parser.index - 1]
      use.arguments.append((key, .scalar(scalar.slice(start.lower, end.upper))))
    }
    try parser.expect(mark: ")")
    try parser.expectEnd()
    return use
  }

  /// What is used; nil if it may be what has a name that is none, which is reported.
  func definition(of name: YAMLScalar, _ kind: Usable) throws(Finding) -> Preset? {
    let known = kind == .preset ? presets : components
    guard known[name.text] == nil, !reading.unread.nameless.contains("\(kind.rawValue)s") else {
      return known[name.text]
    }
    throw unknown(name, kind)
  }

  private func unknown(_ name: YAMLScalar, _ kind: Usable) -> Finding {
    let text = TextSanitizer.visible(name.text)
    let (own, other) = kind == .preset ? (presets, components) : (components, presets)
    if other[name.text] != nil {
      return Finding(
        kind == .preset
          ? "'\(text)' is a component, which layers use"
          : "'\(text)' is a preset, which transitions and gestures use",
        at: name.range,
        hint: "this takes a \(kind.rawValue): they are under '\(kind.rawValue)s'"
      )
    }
    return Finding(
      "no \(kind.rawValue) is called '\(text)'",
      at: name.range,
      hint: own.isEmpty
        ? "they are written under '\(kind.rawValue)s'"
        : Suggestions.forScenes.hint(for: name.text, among: own.keys.sorted(), listing: "\(kind.rawValue)s")
    )
  }

  func noParameter(_ key: YAMLScalar, of name: String, _ kind: Usable) -> Finding {
    let names = (kind == .preset ? presets : components)[name]?.parameters.map(\.name) ?? []
    return Finding(
      "\(kind.rawValue) '\(name)' has no parameter '\(TextSanitizer.visible(key.text))'",
      at: key.range,
      hint: names.isEmpty
        ? "it takes none" : Suggestions.forScenes.hint(for: key.text, among: names, listing: "parameters")
    )
  }
}
