import SegueDocuments
import SegueModel

/// What makes a layer one that scrolls.
extension LayerReader {
  private static let scrollKeys = ["axis", "inset", "paging", "bounces", "deceleration", "refresh"]
  private static let sides = ["top", "left", "bottom", "right"]

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

  private enum DecelerationWord: String, CaseIterable { case normal, fast }

  /// `scroll: y`, or a mapping that says more.
  mutating func scroll(_ layer: inout LayerDefinition, _ field: Field, _ scope: Scope) {
    guard case .mapping = field.value else {
      if let word = reading.word(field, ScrollWord.self) { layer.scroll = word.axes } else { miss(layer) }
      return
    }
    let written = reading.fields(of: field.value, "{axis, inset, paging}", field.substitutions)
    let known = reading.known(written, among: Self.scrollKeys, "'scroll'")
    layer.scroll = .y
    for part in known.fields {
      switch part.name {
      case "axis":
        if let word = reading.word(part, ScrollWord.self) { layer.scroll = word.axes } else { miss(layer) }
      case "inset": layer.scrollTraits.insets = insets(part, scope)
      case "paging": layer.scrollTraits.page = page(part, scope)
      case "bounces": layer.scrollTraits.bounces = reading.flag(part) ?? true
      case "deceleration": layer.scrollTraits.isFast = reading.word(part, DecelerationWord.self) == .fast
      case "refresh": layer.scrollTraits.refresh = refresh(part, scope)
      default: continue
      }
    }
    checkEffects(known, of: layer)
  }

  /// A layer of which it is not known how it scrolls.
  private mutating func miss(_ layer: LayerDefinition) {
    reading.unread.incompleteLayers.insert(layer.source)
  }

  /// `inset: 20` on all sides, or each side's own.
  private mutating func insets(_ field: Field, _ scope: Scope) -> ScrollTraits.Insets? {
    guard case .mapping = field.value else {
      return reading.number(field, scope).map {
        ScrollTraits.Insets(top: $0, left: $0, bottom: $0, right: $0)
      }
    }
    var insets = ScrollTraits.Insets()
    let written = reading.fields(of: field.value, "{top, left, bottom, right}", field.substitutions)
    for side in reading.known(written, among: Self.sides, "an inset").fields {
      guard let value = reading.number(side, scope) else { continue }
      switch side.name {
      case "top": insets.top = value
      case "left": insets.left = value
      case "bottom": insets.bottom = value
      default: insets.right = value
      }
    }
    return insets
  }

  /// `paging: true`, or the length of a page.
  private mutating func page(_ field: Field, _ scope: Scope) -> ScrollTraits.Page? {
    if case .scalar(let scalar) = field.value, ["true", "false"].contains(scalar.text) {
      return scalar.text == "true" ? .bounds : nil
    }
    guard let length = reading.number(field, scope) else { return nil }
    if let number = length.constant, number <= 0 {
      reading.report(
        Finding(
          "a page has a length above 0",
          at: length.source,
          hint: "in points; 'paging: true' makes pages of the layer's own size"
        )
      )
      return nil
    }
    return .length(length)
  }

  /// `refresh: {height: 60, at: 110, duration: 1.5}`.
  private mutating func refresh(_ field: Field, _ scope: Scope) -> ScrollTraits.Refresh {
    var refresh = ScrollTraits.Refresh()
    let written = reading.fields(of: field.value, "{height: 60, at: 110, duration: 1.5}", field.substitutions)
    for part in reading.known(written, among: ["height", "at", "duration"], "a refresh").fields {
      switch part.name {
      case "height": refresh.height = reading.number(part, scope, allowsNegative: false) ?? refresh.height
      case "at": refresh.pull = reading.number(part, scope, allowsNegative: false) ?? refresh.pull
      default: refresh.duration = reading.seconds(part, scope) ?? refresh.duration
      }
    }
    return refresh
  }

  /// What cannot be seen beside the rest: an inset across the axis, a deceleration that pages replace.
  private mutating func checkEffects(_ known: KnownFields, of layer: LayerDefinition) {
    if layer.scrollTraits.page != nil, let field = known.fields.first(where: { $0.name == "deceleration" }) {
      reading.report(
        Finding(
          "'deceleration' has no effect beside 'paging'",
          at: field.key.range,
          hint: "content goes to its page by a spring"
        )
      )
    }
    if let field = known.fields.first(where: { $0.name == "refresh" }) {
      let cause =
        layer.scroll == .x
        ? "the layer scrolls sideways" : layer.scrollTraits.bounces ? nil : "the content does not bounce"
      if let cause {
        reading.report(
          Finding(
            "'refresh' has no effect: \(cause)",
            at: field.key.range,
            hint: "content that bounces up and down is pulled to refresh"
          )
        )
      }
    }
    guard let inset = known.fields.first(where: { $0.name == "inset" }), case .mapping = inset.value else {
      return
    }
    let across = layer.scroll == .x ? ["top", "bottom"] : layer.scroll == .y ? ["left", "right"] : []
    for side in reading.fields(of: inset.value, "", inset.substitutions) where across.contains(side.name) {
      reading.report(
        Finding(
          "an inset at the \(side.name) has no effect: the layer scrolls \(layer.scroll == .x ? "sideways" : "up and down")",
          at: side.key.range,
          hint: "write 'axis: both' to scroll both ways"
        )
      )
    }
  }
}
