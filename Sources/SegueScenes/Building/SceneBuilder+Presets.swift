import SegueDocuments
import SegueGeometry
import SegueModel

/// A part of a transition or of a gesture, or a layer, to be used under its name.
struct Preset {
  var key: YAMLScalar
  var fields: [Field]
  /// The parameters' names and default values, in order.
  var parameters: [Field]
  /// Whether it is made of itself, which is reported.
  var isCircular = false
}

/// The result of an unused preset, as far as it can be read.
enum PresetTrial {
  case transition(TransitionDefinition)
  case gesture(GestureDefinition)
}

extension SceneBuilder {
  mutating func readPresets(_ sections: SharedSections) {
    for preset in definitions("presets", in: sections, tokens) {
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
    noteCircularPresets()
  }

  /// The parameters' names and default values.
  mutating func parameterFields(_ field: Field) -> [Field] {
    fields(of: field.value, "parameters and their values", tokens, areNames: true).filter { parameter in
      if parameter.name == "self" {
        report(Finding("'self' is the layer that uses a component", at: parameter.key.range))
        return false
      }
      return checkPlainName(parameter.key, in: "params")
    }
  }

  private mutating func noteCircularPresets() {
    let mentions = presets.mapValues { preset in
      preset.fields.filter { $0.name == "use" }.flatMap { Self.used(in: $0.value) }
    }
    let order = presets.sorted { $0.value.key.range.lower < $1.value.key.range.lower }.map(\.key)
    for circle in Circles.all(in: order, mentions) {
      report(
        Finding("preset '\(circle.closing.name)' uses itself", at: circle.closing.range, hint: circle.way)
      )
      for name in circle.names { presets[name]?.isCircular = true }
    }
  }

  /// The keys with `use` expanded: those written next to it come last and override the presets'.
  mutating func expanded(_ fields: [Field], level: Int = 0) -> [Field] {
    guard let field = fields.first(where: { $0.name == "use" }) else { return fields }
    let own = fields.filter { $0.name != "use" }
    guard level < SceneLimits.substitutions else {
      report(
        Finding(
          "presets use one another more than \(SceneLimits.substitutions) deep",
          at: field.value.range
        )
      )
      return own
    }
    var inherited: [Field] = []
    for use in uses(field, of: .preset) {
      guard let keys = instance(of: use, .preset, field.substitutions) else { continue }
      inherited = Self.joined(inherited, expanded(keys, level: level + 1))
    }
    let names = Set(own.map(\.name))
    return inherited.filter { !names.contains($0.name) } + own
  }

  /// The keys of one preset and of the next, which wins but where both have a place.
  private static func joined(_ first: [Field], _ second: [Field]) -> [Field] {
    let names = Set(second.map(\.name)).subtracting(joinedKeys)
    let kept = first.filter { !names.contains($0.name) }
    let present = Set(kept.map(\.name))
    return kept
      + second.map { field in
        var field = field
        field.joins = present.contains(field.name)
        return field
      }
  }

  /// What several presets bring together: they lead other layers, or the same layer in other ways.
  private static let joinedKeys: Set = ["add", "during", "before", "after", "tracks", "alongside"]

  /// Reads presets that no transition or gesture uses, so that they are correct once one does.
  mutating func checkUnusedPresets() {
    var read: [PresetTrial] = []
    for (name, preset) in presets.sorted(by: { $0.value.key.range.lower < $1.value.key.range.lower })
    where !usedPresets.contains(name) && !preset.isCircular && !isFull {
      let bound = defaults(of: preset)
      // A parameter without a value has one only in use.
      guard preset.parameters.allSatisfy({ bound[$0.name]?.scalar.text.isEmpty == false }) else { continue }
      let body = preset.fields.filter { $0.name != "use" }.map {
        Field(key: $0.key, value: $0.value, substitutions: bound)
      }
      var trial = self
      let tried = trial.tryOut(body, in: preset)
      let found = trial.findings.dropFirst(findings.count)
      // An included one may be right on the screens of other scenes.
      if found.isEmpty, preset.key.range.lower < ownEnd, !preset.fields.contains(where: { $0.name == "use" })
      {
        read.append(tried)
      }
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
}
