import SegueDocuments
import SegueGeometry
import SegueModel

/// Layers that are written once and used by many.
extension SceneBuilder {
  mutating func readComponents(_ sections: SharedSections) {
    for component in definitions("components", in: sections, tokens) {
      guard checkPlainName(component.key, in: "components") else { continue }
      let known = known(
        fields(of: component.value, "a layer, with params", tokens),
        among: Self.layerKeys + ["params"],
        "a component"
      )
      if known.lacksSome { unread.incompleteLayers.insert(component.key.range) }
      let parameters = known.fields.first { $0.name == "params" }.map { parameterFields($0) } ?? []
      for repeated in known.fields where repeated.name == "repeat" {
        report(
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
      report(
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

  /// Reads components that nothing uses, so that they are correct once something does.
  mutating func checkUnusedComponents() {
    for (name, component) in components.sorted(by: { $0.value.key.range.lower < $1.value.key.range.lower })
    where !usedComponents.contains(name) && !component.isCircular && !isFull {
      let bound = defaults(of: component)
      // A parameter without a value has one only in use.
      guard component.parameters.allSatisfy({ bound[$0.name]?.scalar.text.isEmpty == false }) else {
        continue
      }
      var trial = self
      trial.layerCount = 0
      let own = Field(key: component.key, value: .mapping([], component.key.range), substitutions: tokens)
      let use = Field(
        key: YAMLScalar(text: "use", isQuoted: false, whole: component.key.range),
        value: .scalar(component.key),
        substitutions: tokens
      )
      var context = LayerContext(
        scope: Scope(.layer, substitutions: tokens),
        deal: 0,
        path: [screenNames.first ?? "screen"]
      )
      context.scope.constants = ["i": 0, "n": 1]
      _ = trial.layer(named: name, own, [use], context)
      for finding in trial.findings.dropFirst(findings.count) { report(finding) }
    }
  }

  /// The keys of a layer, with those of the components that it uses: what is written beside `use` wins, but that all
  /// sublayers are there, those of the layer itself in front.
  mutating func composed(_ body: [Field], _ context: LayerContext, level: Int = 0) -> [Field] {
    guard let field = body.first(where: { $0.name == "use" }) else { return body }
    guard level < SceneLimits.substitutions else {
      report(
        Finding(
          "components use one another more than \(SceneLimits.substitutions) deep",
          at: field.value.range
        )
      )
      return []
    }
    var place = UsePlace(constants: context.scope.constants, deal: context.deal)
    place.own = Self.own(of: context, at: field.key.range)
    var result: [Field] = []
    for use in uses(field, of: .component) {
      guard let keys = instance(of: use, .component, field.substitutions, at: place) else {
        unread.incompleteLayers.insert(context.source)
        continue
      }
      result = Self.joined(result, composed(keys, context, level: level + 1))
    }
    return Self.joined(result, body.filter { $0.name != "use" })
  }

  /// Keys of a layer after those of another, of which they leave what they do not say.
  private static func joined(_ first: [Field], _ second: [Field]) -> [Field] {
    let names = Set(second.map(\.name)).subtracting(["layers"])
    let sides = ["x", "y", "width", "height"]
    let isPlaced = !names.isDisjoint(with: sides)
    let parts = first.flatMap { isPlaced && $0.name == "frame" ? split($0, into: sides) : [$0] }
    return parts.filter { !names.contains($0.name) } + second
  }

  /// A list as keys for its items, of which some can then be replaced.
  private static func split(_ field: Field, into names: [String]) -> [Field] {
    guard case .sequence(let items, _) = field.value, items.count == names.count else { return [field] }
    return zip(names, items).map { name, item in
      let key = YAMLScalar(text: name, isQuoted: false, whole: field.key.range)
      return Field(key: key, value: item, substitutions: field.substitutions)
    }
  }

  /// `$self`, the path of the layer.
  private static func own(of context: LayerContext, at place: SourceRange) -> Substitution {
    let path = context.path?.joined(separator: "/") ?? ""
    var own = Substitution(
      scalar: YAMLScalar(text: path, isQuoted: false, whole: place),
      substitutions: [:]
    )
    if context.path == nil {
      own.refusal = Finding(
        "'$self' means nothing here",
        at: place,
        hint: "no path leads into a mask or a piece of a grid, which is where the component is used"
      )
    }
    return own
  }
}
