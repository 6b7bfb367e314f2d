import SegueDocuments
import SegueModel

/// What the keys of a transition say of it.
extension TransitionReader {
  mutating func read(
    _ field: Field,
    into transition: inout TransitionDefinition,
    isReverse: Bool
  ) {
    switch field.name {
    case "kind", "from", "to":
      if isReverse {
        reading.report(
          Finding(
            "'\(field.name)' beside 'reverse'",
            at: field.key.range,
            hint: "it follows from the transition that is reversed"
          )
        )
      }
    case "reverse", "use", "match": return
    case "tap": transition.tap = transition.kind == .rotate ? nil : reading.path(field)
    case "hold": transition.hold = transition.kind == .rotate ? nil : reading.path(field)
    case "presentation":
      if transition.kind != .present {
        reading.report(Finding("'presentation' belongs to a 'present'", at: field.key.range))
      }
      transition.presentation = presentation(field, of: transition.to)
    case "markers": transition.markers = markers(field)
    case "interruptible": transition.isInterruptible = reading.flag(field) ?? false
    case "reduce-motion":
      transition.reduceMotion = reducedMotion(field)
    default: animators.body(field, into: &transition.body)
    }
  }

  private mutating func reducedMotion(_ field: Field) -> TransitionBody {
    let written = reading.fields(of: field.value, "part of a transition", field.substitutions)
    let own = reading.known(written, among: SceneKeys.body + ["use"], "'reduce-motion'").fields
    var body = TransitionBody()
    body.isCustom = true
    for part in definitions.expanded(own) { animators.body(part, into: &body) }
    return body
  }

  private mutating func presentation(_ field: Field, of screen: String?) -> PresentationDefinition {
    var presentation = PresentationDefinition()
    let scope = Scope(.presentation, substitutions: field.substitutions)
    let body = reading.fields(of: field.value, "{style, frame, dimming, detents}", field.substitutions)
    let known = reading.known(body, among: SceneKeys.presentation, "a presentation").fields
    for part in known {
      switch part.name {
      case "style": presentation.style = reading.word(part, PresentationDefinition.Style.self) ?? .fullScreen
      case "frame": presentation.frame = values.value(part, of: .frame, scope)
      case "dimming": presentation.dimming = values.value(part, of: .fill, scope)
      default: continue
      }
    }
    var sheets = SheetReader(definitions: definitions, fields: known, screen: screen)
    presentation.sheet = sheets.sheet(style: presentation.style)
    definitions = sheets.definitions
    guard let sheet = presentation.sheet else { return presentation }
    presentation.frame = sheet.frame
    presentation.dimming = presentation.dimming ?? SheetReader.dimming
    return presentation
  }

  private mutating func markers(_ field: Field) -> [TransitionDefinition.Marker] {
    reading.fields(of: field.value, "names and fractions of the duration", field.substitutions).compactMap {
      part in
      guard let fraction = reading.literal(part, "a fraction from 0 to 1", in: 0...1) else { return nil }
      return TransitionDefinition.Marker(name: TextSanitizer.visible(part.name), fraction: fraction)
    }
  }

  /// Reads a preset's keys as those of some transition.
  mutating func tryOut(_ body: [Field], named name: YAMLScalar) -> TransitionDefinition {
    let kind = body.first { $0.name == "kind" }.flatMap { reading.word($0, TransitionDefinition.Kind.self) }
    let from = body.first { $0.name == "from" }.flatMap { reading.screen($0) }
    let to = body.first { $0.name == "to" }.flatMap { reading.screen($0) }
    var transition = TransitionDefinition(name: name.text, kind: kind ?? .present, from: from, to: to)
    for field in body { read(field, into: &transition, isReverse: false) }
    if body.contains(where: { $0.name == "ease" }) { reading.checkDuration(body, ease: transition.body.ease) }
    if let match = body.first(where: { $0.name == "match" }) { self.match(match, in: &transition) }
    return transition
  }
}
