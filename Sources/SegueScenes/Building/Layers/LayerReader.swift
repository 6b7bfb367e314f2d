import SegueDocuments
import SegueGeometry
import SegueModel

/// The context of the layers being read.
struct LayerContext {
  var scope: Scope
  /// Which copy of the innermost `repeat` this is; lists are dealt out by it.
  var deal: Int?
  /// Whether touches never reach the layers: those of a mask, and those that a transition adds.
  var isUntouched = false
  /// The names that lead to the layer; nil where no path does.
  var path: [String]?
  /// How many layers it is in.
  var depth = 0
  /// Where the layer is written.
  var source = SourceRange.none

  /// The context of a layer's sublayers and mask.
  var ofSublayers: LayerContext {
    var context = self
    context.scope.place = scope.place.sublayer
    return context
  }
}

/// Reads layers with all that is in them.
struct LayerReader: OverValues {
  var values: ValueReader
  var layerCount = 0

  mutating func readScreens(_ field: Field?) -> [ScreenDefinition] {
    guard let field else {
      if !reading.unread.hasSection {
        reading.report(Finding("'screens' is missing", at: .none, hint: "a scene has at least one screen"))
      }
      return []
    }
    let entries = reading.fields(of: field.value, "screens", definitions.tokens, areNames: true)
    reading.screenNames = entries.map(\.name)
    if entries.isEmpty { reading.report(Finding("a scene has at least one screen", at: field.key.range)) }
    return entries.compactMap { screen($0) }
  }

  private mutating func screen(_ field: Field) -> ScreenDefinition? {
    guard reading.checkName(field.key, in: "screens") else { return nil }
    let known = reading.known(
      reading.fields(of: field.value, "a screen", field.substitutions),
      among: SceneKeys.layer + ["bar", "tab"],
      "a layer"
    )
    if known.lacksSome { reading.unread.incompleteLayers.insert(field.key.range) }
    var body = known.fields
    var bar: String?
    if let index = body.firstIndex(where: { $0.name == "bar" }) {
      bar = reading.scalar(body.remove(at: index), "text").map { TextSanitizer.displayed($0.text) }
    }
    var tab: TabDefinition?
    if let index = body.firstIndex(where: { $0.name == "tab" }) { tab = self.tab(body.remove(at: index)) }
    if let index = body.firstIndex(where: { $0.name == "repeat" }) {
      reading.report(Finding("a screen cannot be repeated", at: body.remove(at: index).key.range))
    }
    var context = LayerContext(scope: Scope(.layer, substitutions: field.substitutions), path: [field.name])
    context.source = field.key.range
    var root = LayerDefinition(name: field.name, source: field.key.range)
    fill(&root, from: body, context)
    var screen = ScreenDefinition(name: field.name, bar: bar, root: root)
    screen.tab = tab
    return screen
  }

  /// A screen's tab: its title, or its title and an icon.
  private mutating func tab(_ field: Field) -> TabDefinition? {
    guard case .mapping = field.value else {
      return reading.scalar(field, "a title, or {title, icon}").map { scalar in
        TabDefinition(title: TextSanitizer.displayed(scalar.text), source: scalar.range)
      }
    }
    let parts = reading.known(
      reading.fields(of: field.value, "{title, icon}", field.substitutions),
      among: SceneKeys.tab,
      "a tab"
    )
    guard let title = parts.fields.first(where: { $0.name == "title" }) else {
      if !parts.lacksSome {
        reading.report(Finding("a tab needs a title", at: field.key.range, hint: "for example {title: Home}"))
      }
      return nil
    }
    guard let text = reading.scalar(title, "text") else { return nil }
    var tab = TabDefinition(title: TextSanitizer.displayed(text.text), source: field.key.range)
    if let icon = parts.fields.first(where: { $0.name == "icon" }) {
      tab.icon = values.value(icon, of: .path, Scope(.layer, substitutions: field.substitutions))
    }
    return tab
  }

  /// The keys of a layer.
  mutating func layerBody(_ field: Field) -> [Field] {
    let known = reading.known(
      reading.fields(of: field.value, "a layer", field.substitutions),
      among: SceneKeys.layer,
      "a layer"
    )
    if known.lacksSome { reading.unread.incompleteLayers.insert(field.key.range) }
    return known.fields
  }

  /// Layers after `others` beside them, which are those of a component.
  mutating func sublayers(_ field: Field, _ context: LayerContext, after others: [LayerDefinition] = [])
    -> [LayerDefinition]
  {
    var result = others
    var names = Set(others.map(\.name))
    for entry in reading.fields(of: field.value, "layers", field.substitutions) {
      guard reading.checkName(entry.key) else {
        reading.unread.layers.insert(entry.name)
        continue
      }
      for layer in copies(entry, context) {
        guard names.insert(layer.name).inserted else {
          reading.report(
            Finding(
              "two layers are called '\(layer.name)'",
              at: entry.key.range,
              hint: others.contains { $0.name == layer.name }
                ? "a component that is used here has one already" : "'repeat' makes NAME-0, NAME-1, …"
            )
          )
          break
        }
        result.append(layer)
      }
    }
    return result
  }

  /// One layer, or all copies of a repeated one.
  private mutating func copies(_ field: Field, _ context: LayerContext) -> [LayerDefinition] {
    var body = layerBody(field)
    guard let index = body.firstIndex(where: { $0.name == "repeat" }) else {
      return layer(named: field.name, field, body, context).map { [$0] } ?? []
    }
    let wanted = "a whole number of copies, from 0 to \(SceneLimits.layers)"
    let limits = 0...Double(SceneLimits.layers)
    guard let count = reading.literal(body.remove(at: index), wanted, in: limits, isWhole: true) else {
      reading.unread.layers.insert(field.name)
      return []
    }
    var result: [LayerDefinition] = []
    for copy in 0..<Int(clamping: count) where !values.isOverweight {
      var inner = context
      inner.deal = copy
      inner.scope.constants = ["i": Double(copy), "n": count]
      guard let layer = layer(named: "\(field.name)-\(copy)", field, body, inner) else { break }
      result.append(layer)
    }
    return result
  }

  /// A layer with all below it; nil past the limit of layers.
  mutating func layer(named name: String, _ field: Field, _ body: [Field], _ context: LayerContext)
    -> LayerDefinition?
  {
    layerCount += 1
    guard layerCount <= SceneLimits.layers else {
      reading.report(
        Finding(
          "more than \(SceneLimits.layers) layers",
          at: field.key.range,
          hint: "'repeat' and 'grid' count each copy"
        )
      )
      return nil
    }
    var layer = LayerDefinition(name: name, source: field.key.range)
    var inner = context
    inner.depth += 1
    inner.path?.append(name)
    inner.source = layer.source
    guard inner.depth <= SceneLimits.depth else {
      reading.report(
        Finding(
          "layers are nested more than \(SceneLimits.depth) deep, those of components included",
          at: field.key.range
        )
      )
      return nil
    }
    fill(&layer, from: body, inner)
    return layer
  }
}
