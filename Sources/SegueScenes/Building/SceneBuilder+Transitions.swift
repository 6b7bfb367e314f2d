import SegueDocuments
import SegueModel

extension SceneBuilder {
  static let headKeys = [
    "kind", "from", "to", "tap", "match", "presentation", "markers", "reduce-motion", "interruptible",
  ]
  static let bodyKeys = [
    "duration", "ease", "insert", "add", "during", "before", "after", "tracks", "alongside", "seed",
    "completes",
  ]
  static let transitionKeys = headKeys + ["reverse", "use"] + bodyKeys

  mutating func readTransitions(_ field: Field?) -> [TransitionDefinition] {
    guard let field else { return [] }
    let entries = fields(of: field.value, "transitions", tokens, areNames: true)
    for entry in entries {
      guard checkPlainName(entry.key, in: "transitions") else { continue }
      transitionFields[entry.name] = entry
    }
    var rotation: String?
    return entries.compactMap { entry in
      let transition = transition(named: entry.name)
      if let transition, transition.kind == .rotate {
        if let rotation { report(Self.secondRotation(transition, after: rotation)) }
        rotation = rotation ?? transition.name
      }
      if transition == nil { unread.transitions.insert(entry.name) }
      let isWhole = transition.map { $0.kind == .rotate || ($0.from != nil && $0.to != nil) } ?? false
      if !isWhole { unread.isPartial = true }
      return transition
    }
  }

  private static func secondRotation(_ transition: TransitionDefinition, after first: String) -> Finding {
    Finding(
      "'\(transition.name)' never runs: '\(first)' is the scene's rotation already",
      at: transition.kindSource,
      hint: "the device's rotation is one, whatever screen is shown: keep one of them"
    )
  }

  /// A transition, read once; nil if it is unknown, broken or leads back to itself.
  mutating func transition(named name: String) -> TransitionDefinition? {
    if let known = transitions[name] { return known }
    guard let entry = transitionFields[name], !transitionsUnderway.contains(name) else { return nil }
    transitionsUnderway.append(name)
    defer { transitionsUnderway.removeLast() }
    let known = reportCount
    let understood = self.known(
      fields(of: entry.value, "a transition", entry.substitutions),
      among: Self.transitionKeys,
      "a transition"
    )
    let written = understood.fields
    let body = expanded(written)
    let hasOwnEase = body.contains { $0.name == "ease" }
    let reverse = body.first { $0.name == "reverse" }
    var transition =
      reverse.map { reversed($0, name: name, hasOwnEase: hasOwnEase) }
      ?? started(entry, body, lacksSome: understood.lacksSome)
    transition?.source = entry.key.range
    let kindField = body.first { $0.name == "kind" || $0.name == "reverse" }
    transition?.kindSource = kindField?.value.range ?? entry.key.range
    guard var result = transition else { return nil }
    for field in body { read(field, into: &result, isReverse: reverse != nil) }
    checkDuration(body, ease: result.body.ease)
    if let match = body.first(where: { $0.name == "match" }) { self.match(match, in: &result) }
    if (written + body).contains(where: { ["use", "tracks", "match"].contains($0.name) }) {
      result.body.isCustom = true
    }
    if !result.body.isCustom, result.kind != .rotate, reportCount == known {
      checkSystem(body, kind: result.kind)
    } else {
      checkSeed(written)
    }
    transitions[name] = result
    return result
  }

  /// Warns about a seed if nothing in the scene is random.
  private mutating func checkSeed(_ written: [Field]) {
    guard !usesRandom, let seed = written.first(where: { $0.name == "seed" }) else { return }
    report(
      Finding(
        "'seed' has no effect where nothing is random",
        at: seed.key.range,
        hint: "it chooses what 'random(0..1)' comes to",
        severity: .warning
      )
    )
  }

  /// Refuses keys that only an animator supports if UIKit's own transition runs.
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

  /// Reads a preset's keys as those of some transition.
  mutating func tryOutTransition(_ body: [Field], named name: YAMLScalar) -> TransitionDefinition {
    let kind = body.first { $0.name == "kind" }.flatMap { word($0, TransitionDefinition.Kind.self) }
    let from = body.first { $0.name == "from" }.flatMap { screen($0) }
    let to = body.first { $0.name == "to" }.flatMap { screen($0) }
    var transition = TransitionDefinition(name: name.text, kind: kind ?? .present, from: from, to: to)
    for field in body { read(field, into: &transition, isReverse: false) }
    if body.contains(where: { $0.name == "ease" }) { checkDuration(body, ease: transition.body.ease) }
    if let match = body.first(where: { $0.name == "match" }) { self.match(match, in: &transition) }
    return transition
  }

  /// The kind and the screens, without which nothing else can be read.
  private mutating func started(_ entry: Field, _ body: [Field], lacksSome: Bool) -> TransitionDefinition? {
    guard let kindField = body.first(where: { $0.name == "kind" }) else {
      if !lacksSome, case .mapping = entry.value { reportMissingKind(entry) }
      return nil
    }
    guard let kind = word(kindField, TransitionDefinition.Kind.self) else { return nil }
    if kind == .rotate {
      for field in body where ["from", "to", "tap"].contains(field.name) {
        report(Self.useless(field, inRotation: entry))
      }
      return TransitionDefinition(name: entry.name, kind: kind, from: nil, to: nil)
    }
    let from = body.first { $0.name == "from" }.flatMap { screen($0) }
    let to = body.first { $0.name == "to" }.flatMap { screen($0) }
    if !lacksSome {
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

  private static func useless(_ field: Field, inRotation entry: Field) -> Finding {
    Finding(
      "'\(field.name)' has no effect in a rotation",
      at: field.key.range,
      hint: "it runs when the device is rotated, on whatever screen is shown"
    )
  }

  private mutating func reportMissingKind(_ entry: Field) {
    report(
      Finding(
        "transition '\(entry.name)' needs a 'kind'",
        at: entry.key.range,
        hint: "kinds: push, pop, present, dismiss, rotate"
      )
    )
  }

  /// The name of a screen of the scene.
  mutating func screen(_ field: Field) -> String? {
    guard let scalar = filled(field, "a screen") else { return nil }
    guard screenNames.contains(scalar.text) else {
      reportUnknownScreen(scalar, screenNames)
      return nil
    }
    return scalar.text
  }

  private mutating func reversed(
    _ field: Field,
    name: String,
    hasOwnEase: Bool
  ) -> TransitionDefinition? {
    guard let scalar = filled(field, "a transition") else { return nil }
    guard isTransition(scalar) else { return nil }
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

  /// Whether the scene has a transition of a name; if not, that is reported, unless it may be one that could not be read.
  mutating func isTransition(_ scalar: YAMLScalar) -> Bool {
    guard transitionFields[scalar.text] == nil else { return true }
    let isConsequence =
      unread.nameless.contains("transitions") || (transitionFields.isEmpty && unread.hasSection)
    guard !isConsequence else { return false }
    let names = transitionFields.keys.sorted()
    report(
      Finding(
        "no transition is called '\(TextSanitizer.visible(scalar.text))'",
        at: scalar.range,
        hint: Suggestions.forScenes.hint(for: scalar.text, among: names, listing: "transitions")
      )
    )
    return false
  }

  private mutating func read(
    _ field: Field,
    into transition: inout TransitionDefinition,
    isReverse: Bool
  ) {
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
    case "reverse", "use", "match": return
    case "tap": transition.tap = transition.kind == .rotate ? nil : path(field)
    case "presentation":
      if transition.kind != .present {
        report(Finding("'presentation' belongs to a 'present'", at: field.key.range))
      }
      transition.presentation = presentation(field)
    case "markers": transition.markers = markers(field)
    case "interruptible": transition.isInterruptible = flag(field) ?? false
    case "reduce-motion":
      transition.reduceMotion = reducedMotion(field)
    default: body(field, into: &transition.body)
    }
  }

  private mutating func reducedMotion(_ field: Field) -> TransitionBody {
    let written = fields(of: field.value, "part of a transition", field.substitutions)
    let own = known(written, among: Self.bodyKeys + ["use"], "'reduce-motion'").fields
    var body = TransitionBody()
    body.isCustom = true
    for part in expanded(own) { self.body(part, into: &body) }
    return body
  }

  private mutating func presentation(_ field: Field) -> PresentationDefinition {
    var presentation = PresentationDefinition()
    let scope = Scope(.presentation, substitutions: field.substitutions)
    let body = fields(of: field.value, "{style, frame, dimming}", field.substitutions)
    for part in known(body, among: ["style", "frame", "dimming"], "a presentation").fields {
      switch part.name {
      case "style": presentation.style = word(part, PresentationDefinition.Style.self) ?? .fullScreen
      case "frame": presentation.frame = value(part, of: .frame, scope)
      case "dimming": presentation.dimming = value(part, of: .fill, scope)
      default: continue
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
