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

extension SceneBuilder {
  static let structuralKeys = [
    "font", "border", "shadow", "stroke", "scroll", "press", "copy", "mask", "use", "repeat", "layers",
  ]

  /// Keys of layers that are touched.
  static let touchKeys = ["press", "scroll", "scrolling"]

  static let layerKeys = PropertyName.allCases.map(\.rawValue) + structuralKeys

  mutating func readScreens(_ field: Field?) -> [ScreenDefinition] {
    guard let field else {
      if !unread.hasSection {
        report(Finding("'screens' is missing", at: .none, hint: "a scene has at least one screen"))
      }
      return []
    }
    let entries = fields(of: field.value, "screens", tokens, areNames: true)
    screenNames = entries.map(\.name)
    if entries.isEmpty { report(Finding("a scene has at least one screen", at: field.key.range)) }
    return entries.compactMap { screen($0) }
  }

  private mutating func screen(_ field: Field) -> ScreenDefinition? {
    guard checkName(field.key, in: "screens") else { return nil }
    let known = known(
      fields(of: field.value, "a screen", field.substitutions),
      among: Self.layerKeys + ["bar"],
      "a layer"
    )
    if known.lacksSome { unread.incompleteLayers.insert(field.key.range) }
    var body = known.fields
    var bar: String?
    if let index = body.firstIndex(where: { $0.name == "bar" }) {
      bar = scalar(body.remove(at: index), "text").map { TextSanitizer.displayed($0.text) }
    }
    if let index = body.firstIndex(where: { $0.name == "repeat" }) {
      report(Finding("a screen cannot be repeated", at: body.remove(at: index).key.range))
    }
    var context = LayerContext(scope: Scope(.layer, substitutions: field.substitutions), path: [field.name])
    context.source = field.key.range
    var root = LayerDefinition(name: field.name, source: field.key.range)
    fill(&root, from: body, context)
    return ScreenDefinition(name: field.name, bar: bar, root: root)
  }

  /// Whether a screen, layer or addition may be called so.
  mutating func checkName(_ key: YAMLScalar, in section: String = "layers") -> Bool {
    guard checkPlainName(key, in: section) else { return false }
    guard LayerPath.Role(rawValue: key.text) == nil else {
      unread.nameless.insert(section)
      report(Finding("'\(key.text)' is a role and cannot be a name", at: key.range))
      return false
    }
    return true
  }

  /// Whether anything else may be called so.
  mutating func checkPlainName(_ key: YAMLScalar, in section: String) -> Bool {
    guard !Self.isName(key.text) else { return true }
    unread.nameless.insert(section)
    report(Self.badName(key))
    return false
  }

  /// The keys of a layer; `owner` is its own key.
  private mutating func layerBody(_ field: Field) -> [Field] {
    let known = known(
      fields(of: field.value, "a layer", field.substitutions),
      among: Self.layerKeys,
      "a layer"
    )
    if known.lacksSome { unread.incompleteLayers.insert(field.key.range) }
    return known.fields
  }

  /// Layers after `others` beside them, which are those of a component.
  mutating func layers(_ field: Field, _ context: LayerContext, after others: [LayerDefinition] = [])
    -> [LayerDefinition]
  {
    var result = others
    var names = Set(others.map(\.name))
    for entry in fields(of: field.value, "layers", field.substitutions) {
      guard checkName(entry.key) else {
        unread.layers.insert(entry.name)
        continue
      }
      for layer in copies(entry, context) {
        guard names.insert(layer.name).inserted else {
          report(
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
    guard let count = literal(body.remove(at: index), wanted, in: limits, isWhole: true) else {
      unread.layers.insert(field.name)
      return []
    }
    var result: [LayerDefinition] = []
    for copy in 0..<Int(clamping: count) where !isOverweight {
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
      report(
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
      report(
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

  mutating func fill(_ layer: inout LayerDefinition, from written: [Field], _ context: LayerContext) {
    var context = context
    let body = composed(written, context)
    for field in body {
      context.scope.substitutions = field.substitutions
      if context.isUntouched, Self.touchKeys.contains(field.name) {
        report(Self.untouched(field))
      } else if let bindings = bindings(field, context.scope, deal: context.deal) {
        layer.values += bindings
      } else {
        structure(&layer, field, context)
      }
    }
    layer.values = layer.values.inSettingOrder
    checkTransform(body)
  }

  /// A key about touches on a layer that touches never reach.
  static func untouched(_ field: Field) -> Finding {
    Finding(
      "'\(field.name)' has no effect here, as no finger can touch it",
      at: field.key.range,
      hint: "masks, and what a transition adds, take no touches; 'offset' moves the content"
    )
  }

  private mutating func structure(_ layer: inout LayerDefinition, _ field: Field, _ context: LayerContext) {
    switch field.name {
    case "scroll":
      guard let axes = word(field, ScrollWord.self) else {
        unread.incompleteLayers.insert(layer.source)
        return
      }
      layer.scroll = axes.axes
    case "press": layer.press = press(field, context.scope.at(.layer))
    case "copy":
      layer.copy = path(field)
      if layer.copy == nil { unread.properties.insert(.image) }
    case "mask":
      let body = layerBody(field)
      var inner = context.ofSublayers
      inner.isUntouched = true
      inner.path = nil
      layer.mask = self.layer(named: "mask", field, body, inner).map { [$0] } ?? []
    case "layers":
      layer.layers = layers(field, context.ofSublayers, after: layer.layers)
    default: return
    }
  }

  private enum ScrollWord: String, CaseIterable {
    case x, y, both

    var axes: LayerDefinition.ScrollAxes {
      switch self {
      case .x: .x
      case .y: .y
      case .both: [.x, .y]
      }
    }
  }

  private mutating func press(_ field: Field, _ scope: Scope) -> LayerDefinition.PressDefinition {
    var press = LayerDefinition.PressDefinition(scale: .number(0.9), duration: .number(0.2))
    let body = fields(of: field.value, "{scale: 0.9, duration: 0.2}", field.substitutions)
    for part in known(body, among: ["scale", "duration"], "'press'").fields {
      switch part.name {
      case "scale":
        press.scale = number(part, scope.with(property: .scale), allowsNegative: false) ?? press.scale
      case "duration": press.duration = seconds(part, scope) ?? press.duration
      default: continue
      }
    }
    return press
  }

  /// `transform` is the whole matrix: components next to it would be lost.
  private mutating func checkTransform(_ body: [Field]) {
    guard body.contains(where: { $0.name == "transform" }) else { return }
    for field in body where Self.transformComponents.contains(field.name) {
      report(
        Finding(
          "'\(field.name)' beside 'transform'",
          at: field.key.range,
          hint: "write it into the transform, or use components only"
        )
      )
    }
  }

  private static let transformComponents = [
    "scale", "scale.x", "scale.y", "rotate", "rotate-x", "rotate-y", "move.x", "move.y", "move.z",
  ]
}
