import SegueDocuments
import SegueModel

/// The `finish` and the `cancel` of a gesture.
extension GestureReader {
  /// Reads a `finish`; nil if it has no condition that can be read, which is reported.
  mutating func finish(_ field: Field, _ scope: Scope) -> GestureDefinition.Finish? {
    guard let known = parts(of: field) else { return nil }
    let body = known.fields
    guard let test = body.first(where: { $0.name == "when" }) else {
      if !known.lacksSome {
        reading.report(
          Finding("'finish' needs a 'when'", at: field.key.range, hint: "for example {when: progress > 0.5}")
        )
      }
      return nil
    }
    let timing = scope.at(.gestureTiming)
    guard let condition = reading.expression(test, as: .boolean, scope.at(.gestureTest)) else { return nil }
    var finish = GestureDefinition.Finish(condition: condition, text: Self.text(of: test))
    for part in body {
      switch part.name {
      case "at": finish.moment = reading.word(part, GestureDefinition.Finish.Moment.self) ?? .end
      case "delay": finish.delay = reading.seconds(part, timing)
      case "then":
        if let name = reading.filled(part, "a transition"), transitions.isTransition(name) {
          finish.transition = name.text
        }
      case "rest": finish.rest = values.assignments(part, scope.at(.gestureRest))
      case "duration": finish.duration = reading.seconds(part, timing)
      case "ease": finish.ease = reading.ease(part, timing)
      default: continue
      }
    }
    reading.checkDuration(body, ease: finish.ease)
    return finish
  }

  /// The keys of a `finish` or a `cancel`; nil if it is no mapping, which is reported.
  mutating func parts(of field: Field) -> KnownFields? {
    let isFinish = field.name == "finish"
    let valid = isFinish ? Self.finishKeys : Self.cancelKeys
    let what = isFinish ? "{when, at, delay, then}" : "{rest, duration, ease}"
    switch field.value {
    case .mapping: break
    case .scalar(let scalar) where scalar.text.isEmpty && !scalar.isQuoted: break
    case .scalar, .sequence:
      var example = isFinish ? "{when: progress > 0.5}" : "{duration: 0.2, ease: ease-out}"
      if isFinish, case .scalar(let scalar) = field.value, scalar.text.contains(" ") || scalar.text == "true"
      {
        example = "{when: \(scalar.text)}"
      }
      let hint = "write \(field.name): \(example)"
      reading.report(
        Finding("expected \(what), found \(field.value.noun)", at: field.value.range, hint: hint)
      )
      return nil
    }
    return reading.known(
      reading.fields(of: field.value, what, field.substitutions),
      among: valid,
      "'\(field.name)'"
    )
  }

  private static let finishKeys = ["when", "at", "delay", "then", "rest", "duration", "ease"]

  private static let cancelKeys = ["rest", "duration", "ease"]

  /// A condition as it is written, in one line.
  private static func text(of field: Field) -> String {
    guard case .scalar(let scalar) = field.value else { return "" }
    return TextSanitizer.visible(scalar.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Reads a `cancel`.
  mutating func cancel(_ field: Field, _ scope: Scope) -> GestureDefinition.Cancel {
    var cancel = GestureDefinition.Cancel()
    let body = parts(of: field)?.fields ?? []
    for part in body {
      switch part.name {
      case "rest": cancel.rest = values.assignments(part, scope.at(.gestureRest))
      case "duration": cancel.duration = reading.seconds(part, scope)
      case "ease": cancel.ease = reading.ease(part, scope)
      default: continue
      }
    }
    reading.checkDuration(body, ease: cancel.ease)
    return cancel
  }
}
