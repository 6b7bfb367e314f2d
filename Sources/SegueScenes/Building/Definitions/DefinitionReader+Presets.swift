import SegueDocuments
import SegueGeometry

extension DefinitionReader {
  mutating func readPresets(_ sections: SharedSections) {
    for preset in definitions("presets", in: sections, tokens) {
      guard reading.checkPlainName(preset.key, in: "presets") else { continue }
      var body = reading.known(
        reading.fields(of: preset.value, "part of a transition or a gesture", tokens),
        among: SceneKeys.transition + SceneKeys.gesture + ["params"],
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

  private mutating func noteCircularPresets() {
    let mentions = presets.mapValues { preset in
      preset.fields.filter { $0.name == "use" }.flatMap { Self.used(in: $0.value) }
    }
    let order = presets.sorted { $0.value.key.range.lower < $1.value.key.range.lower }.map(\.key)
    for circle in Circles.all(in: order, mentions) {
      reading.report(
        Finding("preset '\(circle.closing.name)' uses itself", at: circle.closing.range, hint: circle.way)
      )
      for name in circle.names { presets[name]?.isCircular = true }
    }
  }

  /// The keys with `use` expanded: those written next to it come last, and override the presets' or join them.
  mutating func expanded(_ fields: [Field], level: Int = 0) -> [Field] {
    guard let field = fields.first(where: { $0.name == "use" }) else { return fields }
    let own = fields.filter { $0.name != "use" }
    guard level < SceneLimits.substitutions else {
      reading.report(
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
    return Self.joined(inherited, own)
  }

  /// The keys of one preset and of the next, or of what uses them, which wins but where both have a place.
  private static func joined(_ first: [Field], _ second: [Field]) -> [Field] {
    let names = Set(second.map(\.name)).subtracting(joinedKeys)
    let kept = first.filter { !names.contains($0.name) }
    let present = Set(kept.map(\.name))
    return kept
      + second.map { field in
        var field = field
        field.joins = field.joins || present.contains(field.name)
        return field
      }
  }

  /// What several presets bring together: they lead other layers, or the same layer in other ways.
  private static let joinedKeys: Set = ["add", "during", "before", "after", "tracks", "alongside"]
}
