import SegueModel

extension SceneBuilder {
  static let headKeys = [
    "kind", "from", "to", "tap", "presentation", "markers", "reduce-motion", "interruptible",
  ]
  static let bodyKeys = [
    "duration", "ease", "insert", "add", "during", "before", "after", "tracks", "alongside", "seed",
    "completes",
  ]
  static let transitionKeys = headKeys + ["reverse", "use"] + bodyKeys

  mutating func readTransitions(_ field: Field?) -> [TransitionDefinition] {
    guard let field else { return [] }
    let entries = fields(of: field.value, "transitions", tokens)
    for entry in entries {
      guard Self.isName(entry.name) else {
        report(Self.badName(entry.key))
        continue
      }
      transitionFields[entry.name] = entry
    }
    return entries.compactMap { entry in
      let transition = transition(named: entry.name)
      if transition == nil { unread.transitions.insert(entry.name) }
      let isWhole = transition.map { $0.kind == .rotate || ($0.from != nil && $0.to != nil) } ?? false
      if !isWhole { unread.isPartial = true }
      return transition
    }
  }

  /// A transition, read once; nil where it is unknown, broken or leads back to itself.
  mutating func transition(named name: String) -> TransitionDefinition? {
    if let known = transitions[name] { return known }
    guard let entry = transitionFields[name], !transitionsUnderway.contains(name) else { return nil }
    transitionsUnderway.append(name)
    defer { transitionsUnderway.removeLast() }
    let known = findings.count
    let written = fields(of: entry.value, "a transition", entry.substitutions)
    let body = expanded(written)
    let hasOwnEase = body.contains { $0.name == "ease" }
    var transition =
      body.first { $0.name == "reverse" }.map { reversed($0, name: name, hasOwnEase: hasOwnEase) }
      ?? started(entry, body)
    transition?.source = entry.key.range
    let kindField = body.first { $0.name == "kind" || $0.name == "reverse" }
    transition?.kindSource = kindField?.value.range ?? entry.key.range
    guard var result = transition else { return nil }
    for field in body { read(field, into: &result) }
    checkDuration(body, ease: result.body.ease)
    if (written + body).contains(where: { $0.name == "use" || $0.name == "tracks" }) {
      result.body.isCustom = true
    }
    if !result.body.isCustom, result.kind != .rotate, findings.count == known {
      checkSystem(body, kind: result.kind)
    }
    transitions[name] = result
    return result
  }

  /// Refuses what only an animator has, where UIKit's own transition runs.
  private mutating func checkSystem(_ body: [Field], kind: TransitionDefinition.Kind) {
    for field in body where Self.animatorKeys.contains(field.name) {
      report(
        Finding(
          "'\(field.name)' without 'tracks' changes nothing",
          at: field.key.range,
          hint:
            "UIKit's own \(kind.rawValue) runs; write 'tracks', or 'use' with a preset, to have an animator"
        )
      )
    }
  }

  /// What UIKit's own transitions do not heed.
  private static let animatorKeys: Set = ["duration", "ease", "insert", "add", "seed", "completes"]

  /// The kind and the screens, without which nothing else can be read.
  private mutating func started(_ entry: Field, _ body: [Field]) -> TransitionDefinition? {
    guard let kindField = body.first(where: { $0.name == "kind" }) else {
      report(
        Finding(
          "transition '\(entry.name)' needs a 'kind'",
          at: entry.key.range,
          hint: "kinds: push, pop, present, dismiss, rotate"
        )
      )
      return nil
    }
    guard let kind = word(kindField, TransitionDefinition.Kind.self) else { return nil }
    let from = body.first { $0.name == "from" }.flatMap { screen($0) }
    let to = body.first { $0.name == "to" }.flatMap { screen($0) }
    if kind != .rotate {
      for key in ["from", "to"] where !body.contains(where: { $0.name == key }) {
        report(
          Finding(
            "transition '\(entry.name)' needs '\(key)'",
            at: entry.key.range,
            hint: "the name of a screen"
          )
        )
      }
    }
    return TransitionDefinition(name: entry.name, kind: kind, from: from, to: to)
  }

  /// The name of a screen of the scene.
  mutating func screen(_ field: Field) -> String? {
    guard let scalar = scalar(field, "a screen") else { return nil }
    guard screenNames.contains(scalar.text) else {
      report(Self.unknownScreen(scalar, screenNames))
      return nil
    }
    return scalar.text
  }

  private mutating func reversed(
    _ field: Field,
    name: String,
    hasOwnEase: Bool
  ) -> TransitionDefinition? {
    guard let scalar = scalar(field, "a transition") else { return nil }
    guard transitionFields[scalar.text] != nil else {
      report(Self.unknownTransition(scalar, transitionFields.keys.sorted()))
      return nil
    }
    guard !transitionsUnderway.contains(scalar.text) else {
      report(
        Finding(
          "'\(name)' reverses itself",
          at: scalar.range,
          hint: (transitionsUnderway + [scalar.text]).joined(separator: " → ")
        )
      )
      return nil
    }
    guard transitionsUnderway.count < SceneLimits.substitutions else {
      report(
        Finding(
          "transitions reverse one another more than \(SceneLimits.substitutions) times",
          at: scalar.range
        )
      )
      return nil
    }
    guard let original = transition(named: scalar.text) else { return nil }
    guard let reverse = original.reversed(name: name, hasOwnEase: hasOwnEase) else {
      report(Finding("a '\(original.kind.rawValue)' has no reverse", at: scalar.range))
      return nil
    }
    return reverse
  }

  static func unknownTransition(_ scalar: YAMLScalar, _ names: [String]) -> Finding {
    Finding(
      "no transition is called '\(TextSanitizer.visible(scalar.text))'",
      at: scalar.range,
      hint: Suggestions.hint(for: scalar.text, among: names, listing: "transitions")
    )
  }

  private mutating func read(_ field: Field, into transition: inout TransitionDefinition) {
    let isReverse = transitionIsReversed(transition.name)
    switch field.name {
    case "kind", "from", "to":
      if isReverse {
        report(
          Finding(
            "'\(field.name)' beside 'reverse'",
            at: field.key.range,
            hint: "it follows from the transition that is reversed"
          )
        )
      }
    case "reverse", "use": return
    case "tap": transition.tap = path(field)
    case "presentation":
      if transition.kind != .present {
        report(Finding("'presentation' belongs to a 'present'", at: field.key.range))
      }
      transition.presentation = presentation(field)
    case "markers": transition.markers = markers(field)
    case "interruptible": transition.isInterruptible = flag(field) ?? false
    case "reduce-motion":
      let inner = expanded(fields(of: field.value, "part of a transition", field.substitutions))
      var body = TransitionBody()
      body.isCustom = true
      for part in inner where !self.body(part, into: &body) {
        rejectUnknown(part, valid: Self.bodyKeys + ["use"], "'reduce-motion'")
      }
      transition.reduceMotion = body
    default:
      if !body(field, into: &transition.body) {
        rejectUnknown(field, valid: Self.transitionKeys, "a transition")
      }
    }
  }

  private func transitionIsReversed(_ name: String) -> Bool {
    guard case .mapping(let entries, _)? = transitionFields[name]?.value else { return false }
    return entries.contains { $0.key.text == "reverse" }
  }

  private mutating func presentation(_ field: Field) -> PresentationDefinition {
    var presentation = PresentationDefinition()
    let scope = Scope(.presentation, substitutions: field.substitutions)
    for part in fields(of: field.value, "{style, frame, dimming}", field.substitutions) {
      switch part.name {
      case "style": presentation.style = word(part, PresentationDefinition.Style.self) ?? .fullScreen
      case "frame": presentation.frame = value(part, of: .frame, scope)
      case "dimming": presentation.dimming = value(part, of: .fill, scope)
      default: rejectUnknown(part, valid: ["style", "frame", "dimming"], "a presentation")
      }
    }
    return presentation
  }

  private mutating func markers(_ field: Field) -> [TransitionDefinition.Marker] {
    fields(of: field.value, "names and fractions of the duration", field.substitutions).compactMap { part in
      guard let fraction = literal(part, "a fraction from 0 to 1", in: 0...1) else { return nil }
      return TransitionDefinition.Marker(name: TextSanitizer.visible(part.name), fraction: fraction)
    }
  }
}
