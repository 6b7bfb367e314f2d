import SegueDocuments
import SegueModel

/// What of a layer follows other layers as they are seen.
extension LayerReader {
  /// `follow: {center: home/card.center}`: values that are worked out anew at every moment.
  mutating func follow(
    _ layer: inout LayerDefinition,
    _ field: Field,
    _ context: LayerContext,
    beside body: [Field]
  ) {
    let count = reading.reportCount
    let written = reading.fields(of: field.value, "{property: value}", field.substitutions)
    let known = reading.known(written, among: SceneKeys.followable, "'follow'")
    if known.lacksSome { reading.unread.incompleteLayers.insert(layer.source) }
    if written.isEmpty, reading.reportCount == count { reading.report(DocumentReading.nothing(in: field)) }
    var scope = context.scope
    scope.place = scope.place.sublayer
    for part in known.fields {
      if body.contains(where: { $0.name == part.name }) {
        reading.report(Self.doubled(part))
        continue
      }
      for binding in values.bindings(part, scope) ?? [] {
        guard binding.value.follows(as: binding.property) else {
          reading.report(Self.unmoved(part, binding.value))
          continue
        }
        layer.values.append(binding)
        layer.live.insert(binding.property)
      }
    }
  }

  private static func doubled(_ part: Field) -> Finding {
    Finding(
      "'\(part.name)' is given beside 'follow' as well",
      at: part.key.range,
      hint: "write one of them: what follows is laid out by the same value"
    )
  }

  private static func unmoved(_ part: Field, _ value: Expression) -> Finding {
    Finding(
      "'\(part.name)' follows nothing: it reads no other layer",
      at: value.source,
      hint: "read one, as in 'parent.width - 40', or write it beside 'follow'"
    )
  }
}

extension Expression {
  /// Whether it may change while other layers move; a percentage is one of the parent's size.
  fileprivate func follows(as property: PropertyName) -> Bool {
    contains { node in
      switch node {
      case .property: true
      case .percent: property.percentage == .ofParent
      default: false
      }
    }
  }
}
