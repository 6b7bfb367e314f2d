import SegueDocuments
import SegueGeometry

/// Layers that are written once and used by many.
extension LayerReader {
  /// Reads components that nothing uses, so that they are correct once something does.
  mutating func readUnusedComponents() {
    for (name, component) in definitions.components.sorted(by: {
      $0.value.key.range.lower < $1.value.key.range.lower
    })
    where !definitions.usedComponents.contains(name) && !component.isCircular && !reading.isFull {
      let bound = definitions.defaults(of: component)
      // A parameter without a value has one only in use.
      guard component.parameters.allSatisfy({ bound[$0.name]?.scalar.text.isEmpty == false }) else {
        continue
      }
      var trial = self
      trial.layerCount = 0
      let own = Field(
        key: component.key,
        value: .mapping([], component.key.range),
        substitutions: definitions.tokens
      )
      let use = Field(
        key: YAMLScalar(text: "use", isQuoted: false, whole: component.key.range),
        value: .scalar(component.key),
        substitutions: definitions.tokens
      )
      var context = LayerContext(
        scope: Scope(.layer, substitutions: definitions.tokens),
        deal: 0,
        path: [reading.screenNames.first ?? "screen"]
      )
      context.scope.constants = ["i": 0, "n": 1]
      _ = trial.layer(named: name, own, [use], context)
      for finding in trial.reading.findings.dropFirst(reading.findings.count) { reading.report(finding) }
    }
  }

  /// The keys of a layer, with those of the components that it uses: what is written beside `use` wins, but that all
  /// sublayers are there, those of the layer itself in front.
  mutating func composed(_ body: [Field], _ context: LayerContext, level: Int = 0) -> [Field] {
    guard let field = body.first(where: { $0.name == "use" }) else { return body }
    guard level < SceneLimits.substitutions else {
      reading.report(
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
    for use in definitions.uses(field, of: .component) {
      guard let keys = definitions.instance(of: use, .component, field.substitutions, at: place) else {
        reading.unread.incompleteLayers.insert(context.source)
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
