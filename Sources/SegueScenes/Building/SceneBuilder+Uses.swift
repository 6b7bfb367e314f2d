import SegueDocuments
import SegueGeometry
import SegueModel

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

extension SceneBuilder {
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
      if items.isEmpty { report(Finding("'use' is an empty list", at: range, hint: "leave it out")) }
      return items.flatMap { item -> [Use] in
        if case .sequence(_, let range) = item {
          report(Finding("expected a \(kind.rawValue), found a list", at: range))
          return []
        }
        return uses(item, of: kind, substitutions, key: key)
      }
    case .mapping(let entries, _):
      return entries.map { entry in
        let part = Field(key: entry.key, value: entry.value, substitutions: substitutions)
        let count = reportCount
        let arguments = fields(of: part.value, "{NAME: VALUE}", substitutions, areNames: true)
        return Use(
          name: entry.key,
          arguments: arguments.map { ($0.key, $0.value) },
          isBroken: reportCount > count
        )
      }
    case .scalar:
      let field = Field(key: key, value: node, substitutions: substitutions)
      guard let scalar = scalar(field, "a \(kind.rawValue)") else { return [] }
      do throws(Finding) {
        return [try use(scalar, of: kind, substitutions)]
      } catch {
        report(error)
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
  private func definition(of name: YAMLScalar, _ kind: Usable) throws(Finding) -> Preset? {
    let known = kind == .preset ? presets : components
    guard known[name.text] == nil, !unread.nameless.contains("\(kind.rawValue)s") else {
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

  private func noParameter(_ key: YAMLScalar, of name: String, _ kind: Usable) -> Finding {
    let names = (kind == .preset ? presets : components)[name]?.parameters.map(\.name) ?? []
    return Finding(
      "\(kind.rawValue) '\(name)' has no parameter '\(TextSanitizer.visible(key.text))'",
      at: key.range,
      hint: names.isEmpty
        ? "it takes none" : Suggestions.forScenes.hint(for: key.text, among: names, listing: "parameters")
    )
  }

  // MARK: What is used

  /// The keys of what is used, with its parameters bound; nil if it cannot be used, which is reported.
  mutating func instance(
    of use: Use,
    _ kind: Usable,
    _ substitutions: [String: Substitution],
    at place: UsePlace = UsePlace()
  ) -> [Field]? {
    do throws(Finding) {
      guard let used = try definition(of: use.name, kind) else { return nil }
      if kind == .preset { usedPresets.insert(use.name.text) } else { usedComponents.insert(use.name.text) }
      guard !used.isCircular, !use.isBroken else { return nil }
      var bound = defaults(of: used)
      if let own = place.own { bound["self"] = own }
      guard spend(16 + bound.count, at: use.name.range) else { return nil }
      for (key, value) in use.arguments {
        guard used.parameters.contains(where: { $0.name == key.text }) else {
          throw noParameter(key, of: use.name.text, kind)
        }
        let scalar = try argument(value, for: key, place)
        bound[key.text] = Substitution(
          scalar: scalar,
          substitutions: substitutions,
          constants: place.constants
        )
      }
      if kind == .component { try checkArguments(of: use, used, bound) }
      return used.fields.map { Field(key: $0.key, value: $0.value, substitutions: bound) }
    } catch {
      report(error)
      return nil
    }
  }

  /// One argument; of a list, the one that falls to this copy.
  private func argument(_ node: YAMLNode, for key: YAMLScalar, _ place: UsePlace) throws(Finding)
    -> YAMLScalar
  {
    switch node {
    case .scalar(let scalar):
      guard !scalar.text.isEmpty || scalar.isQuoted else {
        throw Finding("'\(key.text)' needs a value", at: key.range)
      }
      return scalar
    case .sequence(let items, let range):
      guard let deal = place.deal, !items.isEmpty else {
        throw Finding(
          "a list of values is dealt out to the copies of a 'repeat'",
          at: range,
          hint: "one layer takes one value"
        )
      }
      guard case .scalar(let scalar) = items[deal % items.count] else {
        throw Finding("a parameter is a single value, found \(items[deal % items.count].noun)", at: range)
      }
      return scalar
    case .mapping(_, let range):
      throw Finding("a parameter is a single value, found a mapping", at: range)
    }
  }

  /// A parameter without a value has one in each use.
  private func checkArguments(of use: Use, _ used: Preset, _ bound: [String: Substitution]) throws(Finding) {
    let missing = used.parameters.filter { parameter in
      guard let scalar = bound[parameter.name]?.scalar else { return true }
      return scalar.text.isEmpty && !scalar.isQuoted
    }
    guard let first = missing.first else { return }
    throw Finding(
      "component '\(use.name.text)' needs '\(first.name)'",
      at: use.name.range,
      hint: "write use: {\(use.name.text): {\(missing.map { "\($0.name): …" }.joined(separator: ", "))}}"
    )
  }

  /// Pays for a use, which knows every token; returns false if nothing is left, which is reported once.
  private mutating func spend(_ cost: Int, at place: SourceRange) -> Bool {
    let wasLeft = useCost <= SceneLimits.useCost
    useCost += cost
    guard useCost > SceneLimits.useCost else { return true }
    if wasLeft {
      report(
        Finding(
          "presets and components are used too often to be read",
          at: place,
          hint: "each use counts as its parameters and all tokens, and 'repeat' counts each copy"
        )
      )
    }
    return false
  }

  /// The parameters' default values, for uses that leave them out.
  func defaults(of preset: Preset) -> [String: Substitution] {
    var bound = tokens
    for parameter in preset.parameters {
      guard case .scalar(let value) = parameter.value else { continue }
      bound[parameter.name] = Substitution(scalar: value, substitutions: tokens)
    }
    return bound
  }
}
