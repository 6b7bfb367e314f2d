import SegueDocuments
import SegueModel

/// The order in which the layers of a track begin.
extension AnimatorReader {
  private static let staggerKeys = ["each", "total", "from", "ease"]

  /// `stagger: 0.05`, or a mapping that says more.
  mutating func stagger(_ field: Field, _ scope: Scope) -> Stagger? {
    guard case .mapping = field.value else {
      if case .sequence = field.value {
        reading.report(
          Finding(
            "'stagger' is one number of seconds, found \(field.value.noun)",
            at: field.value.range,
            hint: "write 'stagger: 0.05', or {each: 0.05, from: center}"
          )
        )
        return nil
      }
      return pace(field, scope).map { Stagger(pace: .each($0)) }
    }
    let written = reading.fields(of: field.value, "{each, from, ease}", field.substitutions)
    let known = reading.known(written, among: Self.staggerKeys, "a stagger")
    var (pace, origin, ease): (Stagger.Pace?, Stagger.Origin?, Ease?)
    for part in known.fields {
      switch part.name {
      case "each": pace = self.pace(part, scope).map { .each($0) } ?? pace
      case "total": pace = self.pace(part, scope).map { .total($0) } ?? pace
      case "from": origin = self.origin(part, scope)
      case "ease": ease = curve(part, scope)
      default: continue
      }
    }
    checkPace(of: field, known)
    return pace.map { Stagger(pace: $0, origin: origin ?? .named(.first), ease: ease) }
  }

  private mutating func checkPace(of field: Field, _ known: KnownFields) {
    let paces = known.fields.filter { $0.name == "each" || $0.name == "total" }
    if paces.isEmpty, !known.lacksSome {
      reading.report(
        Finding(
          "'stagger' does not say how long to wait",
          at: field.key.range,
          hint: "'each: 0.05' from one layer to the next, or 'total: 0.4' from the first to the last"
        )
      )
    } else if paces.count > 1, let second = paces.last {
      reading.report(
        Finding(
          "'\(second.name)' beside '\(paces[0].name)'",
          at: second.key.range,
          hint:
            "'each' is the time from one layer to the next, 'total' that from the first to the last: keep one"
        )
      )
    }
  }

  private mutating func pace(_ field: Field, _ scope: Scope) -> Expression? {
    guard let seconds = reading.seconds(field, scope) else { return nil }
    if seconds.constant == 0 {
      reading.report(
        Finding(
          "a stagger of 0 seconds changes nothing",
          at: seconds.source,
          hint: "leave it out, and the layers begin together"
        )
      )
    }
    return seconds
  }

  /// A word, or the index of a layer.
  private mutating func origin(_ field: Field, _ scope: Scope) -> Stagger.Origin? {
    guard let scalar = reading.scalar(field, "where the stagger begins") else { return nil }
    if let place = Stagger.Place(rawValue: scalar.text) {
      if place == .random { usesRandom = true }
      return .named(place)
    }
    let isWord = SceneName.isValid(scalar.text) && scope.symbols.allSatisfy { $0.rawValue != scalar.text }
    guard !isWord else {
      let words = Stagger.Place.allCases.map(\.rawValue)
      let meant = Self.otherNames[scalar.text].map { "it is '\($0)' here" }
      reading.report(
        Finding(
          "a stagger cannot begin from '\(TextSanitizer.visible(scalar.text))'",
          at: scalar.range,
          hint: meant ?? Suggestions.forScenes.hint(for: scalar.text, among: words, listing: "an index, or")
        )
      )
      return nil
    }
    return reading.number(field, scope, allowsNegative: false).map { .index($0) }
  }

  /// What others call the places.
  private static let otherNames = [
    "start": "first", "end": "last", "middle": "center", "centre": "center", "hit": "touch", "tap": "touch",
    "shuffle": "random", "outside": "edges", "ends": "edges",
  ]

  private mutating func curve(_ field: Field, _ scope: Scope) -> Ease? {
    guard let ease = reading.ease(field, scope) else { return nil }
    if case .spring = ease {
      reading.report(
        Finding(
          "a spring has no share of a time to give",
          at: field.value.range,
          hint: "write a curve, such as ease-out; the spring of each layer is the track's own 'ease'"
        )
      )
      return nil
    }
    return ease
  }
}
