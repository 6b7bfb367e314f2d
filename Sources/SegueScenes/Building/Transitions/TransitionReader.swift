import SegueDocuments
import SegueGeometry
import SegueModel

/// Reads transitions, each once, in the order in which they reverse one another.
struct TransitionReader: OverAnimators {
  var animators: AnimatorReader
  /// The screens' layers by their names, as far as they can be read.
  var roots: [String: LayerDefinition] = [:]
  /// Transitions as written, by name, for `reverse`.
  private var namedFields: [String: Field] = [:]
  private(set) var finished: [String: TransitionDefinition] = [:]
  /// The transitions as written, in the order of the file.
  var entries: some Sequence<Field> { namedFields.values.sorted { $0.key.range.lower < $1.key.range.lower } }
  /// Transitions whose `reverse` is being followed.
  private var underway: [String] = []

  init(animators: AnimatorReader) {
    self.animators = animators
  }

  mutating func readTransitions(_ field: Field?) -> [TransitionDefinition] {
    guard let field else { return [] }
    let entries = reading.fields(of: field.value, "transitions", definitions.tokens, areNames: true)
    for entry in entries {
      guard reading.checkPlainName(entry.key, in: "transitions") else { continue }
      namedFields[entry.name] = entry
    }
    var rotation: String?
    return entries.compactMap { entry in
      let transition = transition(named: entry.name)
      if let transition, transition.kind == .rotate {
        if let rotation { reading.report(Self.secondRotation(transition, after: rotation)) }
        rotation = rotation ?? transition.name
      }
      if transition == nil { reading.unread.transitions.insert(entry.name) }
      let isWhole =
        transition.map { $0.kind == .rotate || $0.kind == .tab || ($0.from != nil && $0.to != nil) } ?? false
      if !isWhole { reading.unread.isPartial = true }
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
    if let known = finished[name] { return known }
    guard let entry = namedFields[name], !underway.contains(name) else { return nil }
    underway.append(name)
    defer { underway.removeLast() }
    let known = reading.reportCount
    let understood = reading.known(
      reading.fields(of: entry.value, "a transition", entry.substitutions),
      among: SceneKeys.transition,
      "a transition"
    )
    let written = understood.fields
    let body = definitions.expanded(written)
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
    reading.checkDuration(body, ease: result.body.ease)
    if let match = body.first(where: { $0.name == "match" }) { self.match(match, in: &result) }
    if (written + body).contains(where: { ["use", "tracks", "match"].contains($0.name) }) {
      result.body.isCustom = true
    }
    if !result.body.isCustom, result.kind != .rotate, reading.reportCount == known {
      checkSystem(body, kind: result.kind)
    } else {
      checkSeed(written)
    }
    finished[name] = result
    return result
  }

  /// The kind and the screens, without which nothing else can be read.
  private mutating func started(_ entry: Field, _ body: [Field], lacksSome: Bool) -> TransitionDefinition? {
    guard let kindField = body.first(where: { $0.name == "kind" }) else {
      if !lacksSome, case .mapping = entry.value { reportMissingKind(entry) }
      return nil
    }
    guard let kind = reading.word(kindField, TransitionDefinition.Kind.self) else { return nil }
    if kind == .rotate {
      for field in body where ["from", "to", "tap", "hold"].contains(field.name) {
        reading.report(Self.useless(field, inRotation: entry))
      }
      return TransitionDefinition(name: entry.name, kind: kind, from: nil, to: nil)
    }
    if kind == .tab { return startedTab(entry, body) }
    let from = body.first { $0.name == "from" }.flatMap { reading.screen($0) }
    let to = body.first { $0.name == "to" }.flatMap { reading.screen($0) }
    if !lacksSome {
      for key in ["from", "to"] where !body.contains(where: { $0.name == key }) {
        reading.report(
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

  /// A change of the tab, which may leave and lead to any screen, or to the tab beside the one that is chosen.
  private mutating func startedTab(_ entry: Field, _ body: [Field]) -> TransitionDefinition {
    var transition = TransitionDefinition(name: entry.name, kind: .tab, from: nil, to: nil)
    transition.from = body.first { $0.name == "from" }.flatMap { reading.screen($0) }
    guard let to = body.first(where: { $0.name == "to" }) else { return transition }
    if case .scalar(let scalar) = to.value, !reading.screenNames.contains(scalar.text),
      let step = TransitionDefinition.TabStep(rawValue: scalar.text)
    {
      transition.step = step
    } else {
      transition.to = reading.screen(to)
    }
    return transition
  }

  private mutating func reversed(
    _ field: Field,
    name: String,
    hasOwnEase: Bool
  ) -> TransitionDefinition? {
    guard let scalar = reading.filled(field, "a transition") else { return nil }
    guard isTransition(scalar) else { return nil }
    guard !underway.contains(scalar.text) else {
      reading.report(
        Finding(
          "'\(name)' reverses itself",
          at: scalar.range,
          hint: (underway + [scalar.text]).joined(separator: " → ")
        )
      )
      return nil
    }
    guard underway.count < SceneLimits.substitutions else {
      reading.report(
        Finding(
          "transitions reverse one another more than \(SceneLimits.substitutions) times",
          at: scalar.range
        )
      )
      return nil
    }
    guard let original = transition(named: scalar.text) else { return nil }
    guard let reverse = original.reversed(name: name, hasOwnEase: hasOwnEase) else {
      reading.report(Finding("a '\(original.kind.rawValue)' has no reverse", at: scalar.range))
      return nil
    }
    return reverse
  }

  /// Whether the scene has a transition of a name; if not, that is reported, unless it may be one that could not be read.
  mutating func isTransition(_ scalar: YAMLScalar) -> Bool {
    guard namedFields[scalar.text] == nil else { return true }
    let isConsequence =
      reading.unread.nameless.contains("transitions") || (namedFields.isEmpty && reading.unread.hasSection)
    guard !isConsequence else { return false }
    let names = namedFields.keys.sorted()
    reading.report(
      Finding(
        "no transition is called '\(TextSanitizer.visible(scalar.text))'",
        at: scalar.range,
        hint: Suggestions.forScenes.hint(for: scalar.text, among: names, listing: "transitions")
      )
    )
    return false
  }
}
