import SegueDocuments
import SegueModel

/// What the keys of a layer say of it.
extension LayerReader {
  mutating func fill(_ layer: inout LayerDefinition, from written: [Field], _ context: LayerContext) {
    var context = context
    let body = composed(written, context)
    for field in body {
      context.scope.substitutions = field.substitutions
      if context.isUntouched, SceneKeys.touch.contains(field.name) {
        reading.report(Self.untouched(field))
      } else if let bindings = values.bindings(field, context.scope, deal: context.deal) {
        layer.values += bindings
      } else if field.name == "follow" {
        follow(&layer, field, context, beside: body)
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
      scroll(&layer, field, context.scope.at(.layer))
    case "press": layer.press = press(field, context.scope.at(.layer))
    case "copy":
      layer.copy = reading.path(field)
      if layer.copy == nil { reading.unread.properties.insert(.image) }
    case "mask":
      let body = layerBody(field)
      var inner = context.ofSublayers
      inner.isUntouched = true
      inner.path = nil
      layer.mask = self.layer(named: "mask", field, body, inner).map { [$0] } ?? []
    case "layers":
      layer.layers = sublayers(field, context.ofSublayers, after: layer.layers)
    default: return
    }
  }

  private mutating func press(_ field: Field, _ scope: Scope) -> LayerDefinition.PressDefinition {
    var press = LayerDefinition.PressDefinition(scale: .number(0.9), duration: .number(0.2))
    let body = reading.fields(of: field.value, "{scale: 0.9, duration: 0.2}", field.substitutions)
    for part in reading.known(body, among: ["scale", "duration"], "'press'").fields {
      switch part.name {
      case "scale":
        press.scale = reading.number(part, scope.with(property: .scale), allowsNegative: false) ?? press.scale
      case "duration": press.duration = reading.seconds(part, scope) ?? press.duration
      default: continue
      }
    }
    return press
  }

  /// `transform` is the whole matrix: components next to it would be lost.
  private mutating func checkTransform(_ body: [Field]) {
    guard body.contains(where: { $0.name == "transform" }) else { return }
    for field in body where Self.transformComponents.contains(field.name) {
      reading.report(
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
