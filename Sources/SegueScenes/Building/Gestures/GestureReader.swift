import SegueDocuments
import SegueGeometry
import SegueModel

/// Reads gestures, when all transitions are known.
struct GestureReader: OverTransitions {
  var transitions: TransitionReader

  mutating func readGestures(_ field: Field?) -> [GestureDefinition] {
    guard let field else { return [] }
    return reading.fields(of: field.value, "gestures", definitions.tokens, areNames: true).compactMap {
      entry in
      guard reading.checkPlainName(entry.key, in: "gestures") else { return nil }
      guard let gesture = gesture(entry) else {
        reading.unread.gestures.insert(entry.name)
        reading.unread.isPartial = true
        return nil
      }
      return gesture
    }
  }

  private mutating func gesture(_ entry: Field) -> GestureDefinition? {
    let written = reading.fields(of: entry.value, "a gesture", entry.substitutions)
    let known = reading.known(written, among: SceneKeys.gesture, "a gesture")
    let body = definitions.expanded(known.fields)
    var missing: [String] = []
    let path = required("in", entry, body, &missing).flatMap { reading.path($0) }
    let recognizer = required("recognize", entry, body, &missing).flatMap { self.recognizer($0) }
    var scope = Scope(.gestureLet, substitutions: entry.substitutions)
    scope.gesture = GestureTraits(
      recognizer: recognizer,
      hasProgress: known.lacksSome || body.contains { $0.name == "progress" },
      drives: body.contains { $0.name == "drives" }
    )
    let remembered = body.first { $0.name == "remember" }.map { self.locals($0, &scope) } ?? []
    let locals = body.first { $0.name == "let" }.map { self.locals($0, &scope) } ?? []
    let action = action(entry, body, scope, lacksSome: known.lacksSome)
    for key in missing where !known.lacksSome {
      reading.report(
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
    gesture.remembered = remembered
    gesture.locals = locals
    for field in body { read(field, into: &gesture, scope) }
    if recognizer != nil, action != nil { checkKeys(body, of: gesture) }
    return path == nil || recognizer == nil || action == nil ? nil : gesture
  }

  private func required(_ key: String, _ entry: Field, _ body: [Field], _ missing: inout [String]) -> Field? {
    guard let field = body.first(where: { $0.name == key }) else {
      missing.append(key)
      return nil
    }
    return field
  }

  mutating func read(_ field: Field, into gesture: inout GestureDefinition, _ scope: Scope) {
    let test = scope.at(.gestureTest)
    let timing = scope.at(.gestureTiming)
    switch field.name {
    case "touches":
      guard let touches = reading.literal(field, "a number of touches, from 1 to 5", in: 1...5, isWhole: true)
      else {
        return
      }
      gesture.maximumTouches = Int(clamping: touches)
    case "begin": gesture.begin = reading.expression(field, as: .boolean, test)
    case "while": gesture.condition = reading.expression(field, as: .boolean, test)
    case "with": gesture.simultaneous = reading.paths(field)
    case "progress": gesture.progress = reading.number(field, scope.at(.gestureProgress))
    case "finish": gesture.finish = finish(field, scope)
    case "cancel": gesture.cancel = cancel(field, timing)
    case "speed": gesture.speed = completionSpeed(field, timing) ?? gesture.speed
    case "ease": gesture.ease = reading.ease(field, timing) ?? gesture.ease
    case "timing-curve": gesture.timingCurve = reading.ease(field, timing)
    case "wants-interactive-start": gesture.wantsInteractiveStart = reading.flag(field) ?? true
    case "system-cancel":
      gesture.systemCancel = reading.word(field, GestureDefinition.SystemCancel.self) ?? .cancel
    case "catch": gesture.catches = reading.flag(field) ?? false
    default: return
    }
  }
}
