import SegueDocuments
import SegueGeometry
import SegueModel

/// What some keys of a gesture say of it.
extension GestureReader {
  /// A number that must be above 0, as far as its value is known.
  mutating func completionSpeed(_ field: Field, _ scope: Scope) -> Expression? {
    guard let speed = reading.number(field, scope) else { return nil }
    guard let number = speed.constant, number <= 0 else { return speed }
    reading.report(
      Finding(
        "'speed' lies above 0",
        at: speed.source,
        hint: "1 is the transition's own speed, 2 is twice as fast"
      )
    )
    return nil
  }

  /// Each name may use those before it.
  mutating func locals(_ field: Field, _ scope: inout Scope) -> [GestureDefinition.Local] {
    var result: [GestureDefinition.Local] = []
    scope.substitutions = field.substitutions
    for entry in reading.fields(
      of: field.value,
      "names and their values",
      field.substitutions,
      areNames: true
    ) {
      guard SceneName.isValid(entry.name) else {
        reading.report(SceneName.invalid(entry.key))
        continue
      }
      guard Expression.Symbol(rawValue: entry.name) == nil, Expression.Function(rawValue: entry.name) == nil
      else {
        reading.report(
          Finding("'\(entry.name)' already means something", at: entry.key.range, hint: "choose another name")
        )
        continue
      }
      guard scope.locals[entry.name] == nil else {
        reading.report(
          Finding("'\(entry.name)' is remembered already", at: entry.key.range, hint: "choose another name")
        )
        continue
      }
      guard let scalar = reading.scalar(entry, "a number or a condition") else { continue }
      do throws(Finding) {
        let value = try ExpressionParser.inferred(scalar, scope: scope)
        scope.locals[entry.name] = value.type
        result.append(GestureDefinition.Local(name: entry.name, value: value.expression))
      } catch {
        reading.report(error)
        scope.locals[entry.name] = .any
      }
    }
    return result
  }

  mutating func recognizer(_ field: Field) -> GestureDefinition.Recognizer? {
    let names = ["tap", "pan", "pan(down)", "edge-pan(left)", "pinch", "swipe(left)", "long-press"]
    guard let scalar = reading.scalar(field, "a recognizer") else { return nil }
    let parts = scalar.text.split(separator: "(", maxSplits: 1)
    let argument = parts.count == 2 && parts[1].last == ")" ? String(parts[1].dropLast()) : nil
    let direction = argument.flatMap { GestureDefinition.Direction(rawValue: $0) }
    switch (parts.first.map(String.init), argument, direction) {
    case ("tap", nil, _) where parts.count == 1: return .tap
    case ("pinch", nil, _) where parts.count == 1: return .pinch
    case ("pan", nil, _) where parts.count == 1: return .pan(nil)
    case ("pan", _?, let direction?): return .pan(direction)
    case ("edge-pan", _?, let direction?): return .edgePan(direction)
    case ("swipe", _?, let direction?): return .swipe(direction)
    case ("long-press", nil, _) where parts.count == 1: return .longPress(seconds: Self.standardPress)
    case ("long-press", let text?, _): return longPress(text, at: scalar.range)
    case ("swipe", nil, _) where parts.count == 1, ("edge-pan", nil, _) where parts.count == 1:
      let what = scalar.text == "swipe" ? "a swipe needs a direction" : "an edge pan needs an edge"
      let ways = ["left", "right", "up", "down"].map { "\(scalar.text)(\($0))" }
      reading.report(Finding(what, at: scalar.range, hint: "write \(ways.joined(separator: ", "))"))
      return nil
    default:
      reading.report(
        Finding(
          "'\(TextSanitizer.visible(scalar.text))' is not a recognizer",
          at: scalar.range,
          hint: Suggestions.forScenes.hint(
            for: scalar.text,
            among: names,
            listing: "recognizers, with left, right, up or down"
          )
        )
      )
      return nil
    }
  }

  /// The seconds of a long press that says none, which are UIKit's.
  private static let standardPress = 0.5

  /// `long-press(0.3)`, with its seconds.
  private mutating func longPress(_ text: String, at range: SourceRange) -> GestureDefinition.Recognizer? {
    guard let seconds = Double(text), (0...10).contains(seconds) else {
      reading.report(
        Finding(
          "a long press takes seconds, from 0 to 10, found '\(TextSanitizer.visible(text))'",
          at: range,
          hint: "for example long-press(0.3); long-press alone is half a second"
        )
      )
      return nil
    }
    return .longPress(seconds: seconds)
  }

  mutating func action(
    _ entry: Field,
    _ body: [Field],
    _ scope: Scope,
    lacksSome: Bool
  ) -> GestureDefinition.Action? {
    let actions = body.filter { ["drives", "scrubs", "sets"].contains($0.name) }
    guard actions.count == 1, let field = actions.first else {
      if !(actions.isEmpty && lacksSome) {
        reading.report(
          Finding(
            "gesture '\(entry.name)' needs exactly one of 'drives', 'scrubs' and 'sets'",
            at: actions.last?.key.range ?? entry.key.range
          )
        )
      }
      return nil
    }
    var scope = scope
    scope.substitutions = field.substitutions
    switch field.name {
    case "drives":
      guard let name = reading.filled(field, "a transition"), transitions.isTransition(name) else {
        return nil
      }
      if !body.contains(where: { $0.name == "progress" }), !lacksSome {
        reading.report(
          Finding(
            "gesture '\(entry.name)' needs a 'progress' to drive with",
            at: field.key.range,
            hint: "for example progress: dy / 400 in 0..1"
          )
        )
      }
      return .drives(transition: name.text)
    case "scrubs": return .scrubs(animators.tracks(field, scope.at(.scrub)))
    default: return .sets(values.assignments(field, scope.at(.gestureSets)))
    }
  }
}
