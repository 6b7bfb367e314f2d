import SegueDocuments
import SegueModel

/// Layers of two screens that are one to the eye.
extension TransitionReader {
  private static let matchKeys = ["to", "fit", "at", "duration", "delay", "ease"]

  /// Reads `match` when all else of a transition is known, and adds what it stands for.
  mutating func match(_ field: Field, in transition: inout TransitionDefinition) {
    guard transition.kind != .rotate else {
      reading.report(
        Finding(
          "'match' has no effect in a rotation",
          at: field.key.range,
          hint: "it leads a layer of one screen to its place on another, and here is one screen"
        )
      )
      return
    }
    let entries = reading.fields(of: field.value, "layers and those that they become", field.substitutions)
    if entries.isEmpty, case .mapping = field.value {
      reading.report(
        Finding(
          "'match' is given no values",
          at: field.key.range,
          hint: "for example {card: card}, by the names of layers on the one screen and the other"
        )
      )
    }
    var places = 0
    var taken = Set(transition.body.additions.map(\.layer.name))
    var ends: [LayerPath: LayerPath] = [:]
    for entry in entries {
      guard let match = match(entry, ends: &ends, taken: &taken) else { continue }
      let matched = MatchedLayers(
        match: match,
        sources: layers(at: match.source, in: transition),
        targets: layers(at: match.target, in: transition)
      )
      checkFit(of: entry, matched)
      places += matched.apply(to: &transition.body, at: places)
    }
    let isBare = transition.body.tracks.allSatisfy { $0.targets.allSatisfy { $0.role == .container } }
    if isBare, !entries.isEmpty { transition.body.tracks.insert(Self.fade(transition), at: 0) }
  }

  /// Where a transition says nothing of its screens, the upper one fades.
  private static func fade(_ transition: TransitionDefinition) -> TrackDefinition {
    let isForward = [.push, .present, .tab].contains(transition.kind)
    let ends = isForward ? [Expression.number(0), .number(1)] : [Expression(.symbol(.here)), .number(0)]
    return TrackDefinition(
      targets: [LayerPath(components: [isForward ? "to" : "from"])],
      changes: [
        TrackDefinition.Change(
          property: .opacity,
          keyframes: ends.map { TrackDefinition.Keyframe(value: $0) }
        )
      ]
    )
  }

  private mutating func match(
    _ entry: Field,
    ends: inout [LayerPath: LayerPath],
    taken: inout Set<String>
  ) -> MatchDefinition? {
    var options: [Field] = []
    var target = Field(key: entry.key, value: entry.value, substitutions: entry.substitutions)
    if case .mapping = entry.value {
      let written = reading.fields(of: entry.value, "{to, fit, ease}", entry.substitutions)
      let known = reading.known(written, among: Self.matchKeys, "a match")
      options = known.fields.filter { $0.name != "to" }
      guard let to = known.fields.first(where: { $0.name == "to" }) else {
        if !known.lacksSome {
          reading.report(
            Finding(
              "a match needs 'to'",
              at: entry.key.range,
              hint: "the layer of the other screen: {to: header, fit: cover}"
            )
          )
        }
        return nil
      }
      target = to
    }
    guard let source = end(entry.key, of: .from),
      let other = reading.filled(target, "a layer of the other screen"),
      let end = end(other, of: .to), check([source, end], in: &ends)
    else { return nil }
    let name = name(for: source, among: &taken)
    var match = MatchDefinition(source: source, target: end, name: name)
    for option in options { read(option, into: &match) }
    reading.checkDuration(options, ease: match.timing.ease)
    return match
  }

  private mutating func read(_ field: Field, into match: inout MatchDefinition) {
    if field.name == "fit" {
      match.fit = reading.word(field, MatchDefinition.Fit.self) ?? .cover
    } else {
      _ = animators.timing(
        field,
        into: &match.timing,
        Scope(.trackTiming, substitutions: field.substitutions)
      )
    }
  }

  /// One end of a match; a path without a role is one of that end's screen.
  private mutating func end(_ scalar: YAMLScalar, of role: LayerPath.Role) -> LayerPath? {
    guard var path = reading.path(scalar) else { return nil }
    let other = role == .from ? LayerPath.Role.to : .from
    guard !path.components.contains("*") else {
      reading.report(
        Finding(
          "a match is of one layer",
          at: scalar.range,
          hint: "name it, or the one that was tapped: hit"
        )
      )
      return nil
    }
    switch path.role {
    case role, .hit: break
    case nil: path.components.insert(role.rawValue, at: 0)
    case other:
      reading.report(
        Finding(
          "'\(path)' is on the other screen",
          at: scalar.range,
          hint: "write the layer of 'from' first, then what it becomes on 'to': match: {photo: header}"
        )
      )
      return nil
    default:
      reading.report(
        Finding(
          "'\(path.components[0])' is on neither screen",
          at: scalar.range,
          hint: "a match is between layers of 'from' and 'to', or 'hit'"
        )
      )
      return nil
    }
    return path
  }

  private mutating func check(_ paths: [LayerPath], in ends: inout [LayerPath: LayerPath]) -> Bool {
    for path in paths {
      let bare = LayerPath(components: path.components)
      guard ends.updateValue(path, forKey: bare) == nil else {
        reading.report(
          Finding("'\(bare)' is matched twice", at: path.source, hint: "a layer becomes one other, and hides")
        )
        return false
      }
    }
    return true
  }

  /// `match-photo`, of which there is one.
  private func name(for path: LayerPath, among taken: inout Set<String>) -> String {
    let stem = "match-\(path.components.last ?? "")"
    var name = stem
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }

  /// The layers that a path may mean, as written; none where that is not known yet.
  private func layers(at path: LayerPath, in transition: TransitionDefinition) -> [LayerDefinition] {
    let names = path.components.dropFirst()
    guard path.role == .hit else {
      return layers(below: path.role == .from ? transition.from : transition.to, names)
    }
    if transition.kind == .push || transition.kind == .present {
      guard let touched = transition.tap ?? transition.hold, touched.role == .from else { return [] }
      return layers(below: transition.from, touched.components.dropFirst() + names)
    }
    return openings(of: transition.from).flatMap { layers(below: $0.from, $0.touched + names) }
  }

  private func layers(below screen: String?, _ names: ArraySlice<String>) -> [LayerDefinition] {
    let root = screen.flatMap { roots[$0] }.map { [$0] } ?? []
    return names.reduce(root) { layers, name in
      layers.flatMap { $0.layers.filter { name == "*" || $0.name == name } }
    }
  }

  /// What leads to a screen, as far as it is written in its own transitions: from where, and the layers touched for it.
  private func openings(of screen: String?) -> [(from: String, touched: ArraySlice<String>)] {
    entries.compactMap { entry in
      guard case .mapping(let keys, _) = entry.value else { return nil }
      func word(_ name: String) -> String? {
        guard case .scalar(let scalar)? = keys.first(where: { $0.key.text == name })?.value else {
          return nil
        }
        return scalar.text
      }
      guard let screen, word("to") == screen, ["push", "present"].contains(word("kind")),
        let from = word("from"),
        let touched = word("tap") ?? word("hold")
      else { return nil }
      return (from, touched.split(separator: "/").dropFirst().map(String.init)[...])
    }
  }

  /// Refuses a fit where each layer has its own.
  private mutating func checkFit(of entry: Field, _ matched: MatchedLayers) {
    guard matched.way != .box, case .mapping(let options, _) = entry.value,
      let fit = options.first(where: { $0.key.text == "fit" })
    else { return }
    reading.report(
      Finding(
        "'fit' has no effect on layers without others in them",
        at: fit.key.range,
        hint: "a picture has a 'fit' of its own, and a text goes from one size to the other"
      )
    )
  }
}
