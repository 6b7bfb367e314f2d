import SegueDocuments
import SegueGeometry

extension DefinitionReader {
  mutating func readComponents(_ sections: SharedSections) {
    for component in definitions("components", in: sections, tokens) {
      guard reading.checkPlainName(component.key, in: "components") else { continue }
      let known = reading.known(
        reading.fields(of: component.value, "a layer, with params", tokens),
        among: SceneKeys.layer + ["params"],
        "a component"
      )
      if known.lacksSome { reading.unread.incompleteLayers.insert(component.key.range) }
      let parameters = known.fields.first { $0.name == "params" }.map { parameterFields($0) } ?? []
      for repeated in known.fields where repeated.name == "repeat" {
        reading.report(
          Finding(
            "a component is one layer",
            at: repeated.key.range,
            hint: "write 'repeat' beside its 'use', or around layers in it"
          )
        )
      }
      let body = known.fields.filter { !["params", "repeat"].contains($0.name) }
      components[component.name] = Preset(key: component.key, fields: body, parameters: parameters)
    }
    noteCircularComponents()
  }

  private mutating func noteCircularComponents() {
    var mentions: [String: [Circles.Mention]] = [:]
    for (name, component) in components {
      mentions[name] = component.fields.flatMap { Self.mentions(in: $0.value, under: $0.name) }
    }
    let order = components.sorted { $0.value.key.range.lower < $1.value.key.range.lower }.map(\.key)
    for circle in Circles.all(in: order, mentions) {
      reading.report(
        Finding(
          "component '\(circle.closing.name)' is made of itself",
          at: circle.closing.range,
          hint: circle.way
        )
      )
      for name in circle.names { components[name]?.isCircular = true }
    }
  }

  /// What a value of a component uses, and all below it.
  private static func mentions(in node: YAMLNode, under key: String) -> [Circles.Mention] {
    if key == "use" { return used(in: node) }
    guard case .mapping(let entries, _) = node else { return [] }
    return entries.flatMap { mentions(in: $0.value, under: $0.key.text) }
  }

  /// The names that the value of a `use` has.
  static func used(in node: YAMLNode) -> [Circles.Mention] {
    switch node {
    case .scalar(let scalar):
      let name = scalar.text.prefix { $0 != "(" }
      return [Circles.Mention(name: String(name), range: scalar.range(0, name.utf8.count))]
    case .sequence(let items, _): return items.flatMap { used(in: $0) }
    case .mapping(let entries, _):
      return entries.map { Circles.Mention(name: $0.key.text, range: $0.key.range) }
    }
  }
}
