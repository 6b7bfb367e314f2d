import SegueDocuments
import SegueModel

/// What makes a layer one that scrolls.
extension LayerReader {
  /// In the order in which they are read: what has an effect hangs on those before it.
  private static let scrollKeys = ["axis", "bounces", "inset", "paging", "deceleration", "refresh"]

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
    for part in Self.scrollKeys.compactMap({ key in known.fields.first { $0.name == key } }) {
      switch part.name {
      case "axis":
        if let word = reading.word(part, ScrollWord.self) { layer.scroll = word.axes } else { miss(layer) }
      case "bounces": layer.scrollTraits.bounces = reading.flag(part) ?? true
      case "inset": layer.scrollTraits.insets = insets(part, of: layer, scope)
      case "paging": layer.scrollTraits.page = page(part, scope)
      case "deceleration":
        layer.scrollTraits.isFast = reading.word(part, DecelerationWord.self) == .fast
        if layer.scrollTraits.page != nil {
          idle(part, "beside 'paging'", hint: "content goes to its page by a spring")
        }
      case "refresh": layer.scrollTraits.refresh = refresh(part, of: layer, scope)
      default: continue
      }
    }
  }

  /// Reports a key without effect.
  private mutating func idle(_ field: Field, _ cause: String, hint: String) {
    reading.report(Finding("'\(field.name)' has no effect \(cause)", at: field.key.range, hint: hint))
  }

  /// What is said of a key that belongs to the other axis.
  private static func direction(of layer: LayerDefinition) -> String {
    "where the layer scrolls \(layer.scroll == .x ? "sideways" : "up and down")"
  }

  /// A layer of which it is not known how it scrolls.
  private mutating func miss(_ layer: LayerDefinition) {
    reading.unread.incompleteLayers.insert(layer.source)
  }

  /// `inset: 20` on all sides, or each side's own.
  private mutating func insets(_ field: Field, of layer: LayerDefinition, _ scope: Scope) -> ScrollTraits
    .Insets?
  {
    guard case .mapping = field.value else {
      return reading.number(field, scope).map {
        ScrollTraits.Insets(top: $0, left: $0, bottom: $0, right: $0)
      }
    }
    var insets = ScrollTraits.Insets()
    let across = layer.scroll == .x ? ["top", "bottom"] : layer.scroll == .y ? ["left", "right"] : []
    let written = reading.fields(of: field.value, "{top, left, bottom, right}", field.substitutions)
    for side in reading.known(written, among: ["top", "left", "bottom", "right"], "an inset").fields {
      if across.contains(side.name) {
        idle(side, Self.direction(of: layer), hint: "write 'axis: both' to scroll both ways")
      }
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
    guard let word = reading.filled(field, "true, or a length in points")?.text else { return nil }
    if ["true", "false"].contains(word) { return word == "true" ? .bounds : nil }
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
  private mutating func refresh(_ field: Field, of layer: LayerDefinition, _ scope: Scope)
    -> ScrollTraits.Refresh
  {
    let hint = "content that bounces up and down is pulled to refresh"
    if layer.scroll == .x {
      idle(field, Self.direction(of: layer), hint: hint)
    } else if !layer.scrollTraits.bounces {
      idle(field, "where the content does not bounce", hint: hint)
    }
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
}
