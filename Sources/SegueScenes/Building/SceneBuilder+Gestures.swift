import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneBuilder {
  static let gestureKeys = [
    "in", "recognize", "touches", "begin", "while", "with", "let", "progress", "drives", "scrubs", "sets",
    "finish", "cancel", "speed", "ease", "timing-curve", "wants-interactive-start", "system-cancel", "catch",
    "use",
  ]

  mutating func readGestures(_ field: Field?) -> [GestureDefinition] {
    guard let field else { return [] }
    return fields(of: field.value, "gestures", tokens, areNames: true).compactMap { entry in
      guard checkPlainName(entry.key, in: "gestures") else { return nil }
      guard let gesture = gesture(entry) else {
        unread.gestures.insert(entry.name)
        unread.isPartial = true
        return nil
      }
      return gesture
    }
  }

  private mutating func gesture(_ entry: Field) -> GestureDefinition? {
    let written = fields(of: entry.value, "a gesture", entry.substitutions)
    let known = known(written, among: Self.gestureKeys, "a gesture")
    let body = expanded(known.fields)
    var missing: [String] = []
    let path = required("in", entry, body, &missing).flatMap { self.path($0) }
    let recognizer = required("recognize", entry, body, &missing).flatMap { self.recognizer($0) }
    var scope = Scope(.gestureLet, substitutions: entry.substitutions)
    scope.gesture = GestureTraits(
      recognizer: recognizer,
      hasProgress: known.lacksSome || body.contains { $0.name == "progress" },
      drives: body.contains { $0.name == "drives" }
    )
    let locals = body.first { $0.name == "let" }.map { self.locals($0, &scope) } ?? []
    let action = action(entry, body, scope, lacksSome: known.lacksSome)
    for key in missing where !known.lacksSome {
      report(
        Finding(
          "gesture '\(entry.name)' needs '\(key)'",
          at: entry.key.range,
          hint: key == "in" ? "the layer that is touched" : "for example pan"
        )
      )
    }
    let stand = GestureDefinition(
      name: entry.name,
      path: path ?? LayerPath(components: [""]),
      recognizer: recognizer ?? .tap,
      action: action ?? .sets([])
    )
    var gesture = stand
    gesture.source = entry.key.range
    gesture.locals = locals
    for field in body { read(field, into: &gesture, scope) }
    if recognizer != nil, action != nil { checkKeys(body, of: gesture) }
    return path == nil || recognizer == nil || action == nil ? nil : gesture
  }

  /// Reads a preset's keys as those of some gesture.
  mutating func tryOutGesture(_ body: [Field], named name: YAMLScalar) -> GestureDefinition {
    let recognizer = body.first { $0.name == "recognize" }.flatMap { self.recognizer($0) }
    var scope = Scope(.gestureLet)
    scope.gesture = GestureTraits(recognizer: recognizer, hasProgress: true, drives: true)
    let path = body.first { $0.name == "in" }.flatMap { self.path($0) }
    let locals = body.first { $0.name == "let" }.map { self.locals($0, &scope) }
    var tried: GestureDefinition.Action?
    if body.contains(where: { ["drives", "scrubs", "sets"].contains($0.name) }) {
      tried = action(
        Field(key: name, value: .mapping([], name.range), substitutions: [:]),
        body,
        scope,
        lacksSome: true
      )
    }
    var gesture = GestureDefinition(
      name: name.text,
      path: path ?? LayerPath(components: [""]),
      recognizer: recognizer ?? .tap,
      action: tried ?? .sets([])
    )
    gesture.locals = locals ?? []
    for field in body { read(field, into: &gesture, scope) }
    return gesture
  }

  private func required(_ key: String, _ entry: Field, _ body: [Field], _ missing: inout [String]) -> Field? {
    guard let field = body.first(where: { $0.name == key }) else {
      missing.append(key)
      return nil
    }
    return field
  }

  private mutating func read(_ field: Field, into gesture: inout GestureDefinition, _ scope: Scope) {
    let test = scope.at(.gestureTest)
    let timing = scope.at(.gestureTiming)
    switch field.name {
    case "touches":
      guard let touches = literal(field, "a number of touches, from 1 to 5", in: 1...5, isWhole: true) else {
        return
      }
      gesture.maximumTouches = Int(clamping: touches)
    case "begin": gesture.begin = expression(field, as: .boolean, test)
    case "while": gesture.condition = expression(field, as: .boolean, test)
    case "with": gesture.simultaneous = paths(field)
    case "progress": gesture.progress = number(field, scope.at(.gestureProgress))
    case "finish": gesture.finish = finish(field, scope)
    case "cancel": gesture.cancel = cancel(field, timing)
    case "speed": gesture.speed = completionSpeed(field, timing) ?? gesture.speed
    case "ease": gesture.ease = ease(field, timing) ?? gesture.ease
    case "timing-curve": gesture.timingCurve = ease(field, timing)
    case "wants-interactive-start": gesture.wantsInteractiveStart = flag(field) ?? true
    case "system-cancel":
      gesture.systemCancel = word(field, GestureDefinition.SystemCancel.self) ?? .cancel
    case "catch": gesture.catches = flag(field) ?? false
    default: return
    }
  }

  /// A number that must be above 0, as far as its value is known.
  private mutating func completionSpeed(_ field: Field, _ scope: Scope) -> Expression? {
    guard let speed = number(field, scope) else { return nil }
    guard let number = speed.constant, number <= 0 else { return speed }
    report(
      Finding(
        "'speed' lies above 0",
        at: speed.source,
        hint: "1 is the transition's own speed, 2 is twice as fast"
      )
    )
    return nil
  }

  /// Each name may use those before it.
  private mutating func locals(_ field: Field, _ scope: inout Scope) -> [GestureDefinition.Local] {
    var result: [GestureDefinition.Local] = []
    scope.substitutions = field.substitutions
    for entry in fields(of: field.value, "names and their values", field.substitutions, areNames: true) {
      guard Self.isName(entry.name) else {
        report(Self.badName(entry.key))
        continue
      }
      guard Expression.Symbol(rawValue: entry.name) == nil, Expression.Function(rawValue: entry.name) == nil
      else {
        report(
          Finding("'\(entry.name)' already means something", at: entry.key.range, hint: "choose another name")
        )
        continue
      }
      guard let scalar = scalar(entry, "a number or a condition") else { continue }
      do throws(Finding) {
        let value = try ExpressionParser.inferred(scalar, scope: scope)
        scope.locals[entry.name] = value.type
        result.append(GestureDefinition.Local(name: entry.name, value: value.expression))
      } catch {
        report(error)
        scope.locals[entry.name] = .any
      }
    }
    return result
  }

  private mutating func paths(_ field: Field) -> [LayerPath] {
    guard case .sequence(let items, _) = field.value else { return path(field).map { [$0] } ?? [] }
    return items.compactMap { item in
      filled(item, "a path", field.substitutions).flatMap { path($0) }
    }
  }

  // MARK: Recognizers and actions

  private mutating func recognizer(_ field: Field) -> GestureDefinition.Recognizer? {
    let names = ["tap", "pan", "pan(down)", "edge-pan(left)", "pinch", "swipe(left)"]
    guard let scalar = scalar(field, "a recognizer") else { return nil }
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
    case ("swipe", nil, _) where parts.count == 1, ("edge-pan", nil, _) where parts.count == 1:
      let what = scalar.text == "swipe" ? "a swipe needs a direction" : "an edge pan needs an edge"
      let ways = ["left", "right", "up", "down"].map { "\(scalar.text)(\($0))" }
      report(Finding(what, at: scalar.range, hint: "write \(ways.joined(separator: ", "))"))
      return nil
    default:
      report(
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

  private mutating func action(
    _ entry: Field,
    _ body: [Field],
    _ scope: Scope,
    lacksSome: Bool
  ) -> GestureDefinition.Action? {
    let actions = body.filter { ["drives", "scrubs", "sets"].contains($0.name) }
    guard actions.count == 1, let field = actions.first else {
      if !(actions.isEmpty && lacksSome) {
        report(
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
      guard let name = filled(field, "a transition"), isTransition(name) else { return nil }
      if !body.contains(where: { $0.name == "progress" }), !lacksSome {
        report(
          Finding(
            "gesture '\(entry.name)' needs a 'progress' to drive with",
            at: field.key.range,
            hint: "for example progress: dy / 400 in 0..1"
          )
        )
      }
      return .drives(transition: name.text)
    case "scrubs": return .scrubs(tracks(field, scope.at(.scrub)))
    default: return .sets(assignments(field, scope.at(.gestureSets)))
    }
  }
}
