import SegueDocuments
import SegueGeometry
import SegueModel

/// A part of a transition or of a gesture, to be used under its name.
struct Preset {
  var key: YAMLScalar
  var fields: [Field]
  /// The parameters' names and default values, in order.
  var parameters: [Field]
}

/// The result of an unused preset, as far as it can be read.
enum PresetTrial {
  case transition(TransitionDefinition)
  case gesture(GestureDefinition)
}

extension SceneBuilder {
  mutating func readPresets(_ field: Field?) {
    guard let field else { return }
    for preset in fields(of: field.value, "presets", tokens, areNames: true) {
      guard checkPlainName(preset.key, in: "presets") else { continue }
      var body = known(
        fields(of: preset.value, "part of a transition or a gesture", tokens),
        among: Self.transitionKeys + Self.gestureKeys + ["params"],
        "a preset"
      ).fields
      var parameters: [Field] = []
      if let index = body.firstIndex(where: { $0.name == "params" }) {
        parameters = parameterFields(body.remove(at: index))
      }
      presets[preset.name] = Preset(key: preset.key, fields: body, parameters: parameters)
    }
    checkPresetCycles()
  }

  /// The parameters' names and default values.
  mutating func parameterFields(_ field: Field) -> [Field] {
    fields(of: field.value, "parameters and their values", tokens, areNames: true).filter {
      checkPlainName($0.key, in: "params")
    }
  }

  private mutating func checkPresetCycles() {
    for (name, preset) in presets.sorted(by: { $0.value.key.range.lower < $1.value.key.range.lower }) {
      var visited = [name]
      var current = preset
      while let use = current.fields.first(where: { $0.name == "use" }), case .scalar(let scalar) = use.value,
        let next = presets[String(scalar.text.prefix { $0 != "(" })]
      {
        if next.key.text == name {
          hasPresetCycle = true
          report(
            Finding(
              "preset '\(name)' uses itself",
              at: scalar.range,
              hint: (visited + [name]).joined(separator: " → ")
            )
          )
        }
        if visited.contains(next.key.text) || visited.count > SceneLimits.substitutions { break }
        visited.append(next.key.text)
        current = next
      }
    }
  }

  /// The keys with `use` expanded: those written next to it come last and override the preset's.
  mutating func expanded(_ fields: [Field], level: Int = 0) -> [Field] {
    guard let use = fields.first(where: { $0.name == "use" }) else { return fields }
    let own = fields.filter { $0.name != "use" }
    guard let scalar = scalar(use, "a preset") else { return own }
    guard level < SceneLimits.substitutions else {
      if !hasPresetCycle {
        report(
          Finding("presets use one another more than \(SceneLimits.substitutions) deep", at: scalar.range)
        )
      }
      return own
    }
    guard let inherited = instance(scalar, use.substitutions) else { return own }
    let names = Set(own.map(\.name))
    return expanded(inherited, level: level + 1).filter { !names.contains($0.name) } + own
  }

  /// A preset's keys, its parameters bound: `fold(n 3)`.
  private mutating func instance(_ scalar: YAMLScalar, _ substitutions: [String: Substitution]) -> [Field]? {
    do throws(Finding) {
      var parser = try ExpressionParser(scalar, scope: Scope(.literal, substitutions: substitutions))
      guard case .word(let name) = parser.token.kind, let preset = presets[name] else {
        guard !unread.nameless.contains("presets") else { return nil }
        throw Finding(
          "no preset is called '\(parser.text(parser.token))'",
          at: parser.range(parser.token),
          hint: Suggestions.forScenes.hint(
            for: parser.text(parser.token),
            among: presets.keys.sorted(),
            listing: "presets"
          )
        )
      }
      parser.index += 1
      usedPresets.insert(name)
      var bound = defaults(of: preset)
      for (name, value) in try arguments(&parser, of: preset) {
        bound[name] = Substitution(scalar: value, substitutions: substitutions)
      }
      return preset.fields.map { Field(key: $0.key, value: $0.value, substitutions: bound) }
    } catch {
      report(error)
      return nil
    }
  }

  /// The parameters' default values, for uses that leave them out.
  private func defaults(of preset: Preset) -> [String: Substitution] {
    var bound = tokens
    for parameter in preset.parameters {
      guard case .scalar(let value) = parameter.value else { continue }
      bound[parameter.name] = Substitution(scalar: value, substitutions: tokens)
    }
    return bound
  }

  /// Reads presets that no transition or gesture uses, so that they are correct once one does.
  mutating func checkUnusedPresets() {
    var read: [PresetTrial] = []
    for (name, preset) in presets.sorted(by: { $0.value.key.range.lower < $1.value.key.range.lower })
    where !usedPresets.contains(name) && !isFull {
      let bound = defaults(of: preset)
      // A parameter without a value has one only in use.
      guard preset.parameters.allSatisfy({ bound[$0.name]?.scalar.text.isEmpty == false }) else { continue }
      let body = preset.fields.filter { $0.name != "use" }.map {
        Field(key: $0.key, value: $0.value, substitutions: bound)
      }
      var trial = self
      let tried = trial.tryOut(body, in: preset)
      let found = trial.findings.dropFirst(findings.count)
      if found.isEmpty, !preset.fields.contains(where: { $0.name == "use" }) { read.append(tried) }
      for finding in found { report(finding) }
    }
    trials = read
  }

  private mutating func tryOut(_ body: [Field], in preset: Preset) -> PresetTrial {
    if body.contains(where: { Self.gestureKeys.contains($0.name) && !Self.transitionKeys.contains($0.name) })
    {
      .gesture(tryOutGesture(body, named: preset.key))
    } else {
      .transition(tryOutTransition(body, named: preset.key))
    }
  }

  /// `(name value name value)`; empty if there are no parentheses.
  private func arguments(_ parser: inout ExpressionParser, of preset: Preset) throws(Finding) -> [(
    String, YAMLScalar
  )] {
    guard parser.take(mark: "(") else {
      try parser.expectEnd()
      return []
    }
    parser.isInArguments = true
    let names = preset.parameters.map(\.name)
    var result: [(String, YAMLScalar)] = []
    while case .word(let name) = parser.token.kind {
      guard names.contains(name) else {
        throw Finding(
          "preset '\(preset.key.text)' has no parameter '\(name)'",
          at: parser.range(parser.token),
          hint: Suggestions.forScenes.hint(for: name, among: names, listing: "parameters")
        )
      }
      parser.index += 1
      let start = parser.token
      switch start.kind {
      case .token(let name) where parser.scope.substitutions[name] == nil: _ = try parser.substituted()
      case .word, .hex, .token: parser.index += 1
      default: _ = try parser.argument()
      }
      let end = parser.tokens[parser.index - 1]
      result.append((name, parser.scalar.slice(start.lower, end.upper)))
    }
    try parser.expect(mark: ")")
    try parser.expectEnd()
    return result
  }
}
