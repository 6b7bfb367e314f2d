import SegueDocuments
import SegueGeometry
import SegueModel

extension TrackDefinition {
  /// The path that it follows, if it does.
  fileprivate var path: Path? { if case .path(let path) = way { path } else { nil } }

  /// The parts of a change's way, each of which can have a curve.
  fileprivate func legs(of change: Change) -> Int {
    if change.property == .position, let path { path.pieces.count } else { change.keyframes.count - 1 }
  }
}

/// How a track goes from one of its values to the next.
extension AnimatorReader {
  /// Reads `mode`, `eases` or what shapes a cubic way; returns false if the key is none of these.
  mutating func interpolation(_ field: Field, into track: inout TrackDefinition, _ scope: Scope) -> Bool {
    switch field.name {
    case "mode":
      track.interpolation.mode = reading.word(field, KeyframeInterpolation.Mode.self) ?? .linear
    case "eases": track.interpolation.eases = eases(field, scope)
    case "tension": track.interpolation.tension = shape(field, scope)
    case "continuity": track.interpolation.continuity = shape(field, scope)
    case "bias": track.interpolation.bias = shape(field, scope)
    default: return false
    }
    return true
  }

  private mutating func eases(_ field: Field, _ scope: Scope) -> [Ease] {
    guard case .sequence(let items, _) = field.value else {
      reading.report(
        Finding(
          "'eases' is a list of curves, one for each two values, found \(field.value.noun)",
          at: field.value.range,
          hint: "[ease-in, ease-out]; one curve over all of them is 'ease'"
        )
      )
      return []
    }
    return items.compactMap { item in
      let part = Field(key: field.key, value: item, substitutions: field.substitutions)
      guard let ease = reading.ease(part, scope) else { return nil }
      guard case .spring = ease else { return ease }
      reading.report(
        Finding(
          "a spring does not end between two values",
          at: item.range,
          hint: "write a curve, such as ease-out; a spring over all of them is 'ease'"
        )
      )
      return nil
    }
  }

  private mutating func shape(_ field: Field, _ scope: Scope) -> Expression? {
    guard let number = reading.number(field, scope) else { return nil }
    guard let constant = number.constant, abs(constant) > 1 else { return number }
    reading.report(
      Finding("'\(field.name)' lies from -1 to 1", at: number.source, hint: "0 is a Catmull-Rom spline")
    )
    return nil
  }

  /// Refuses what has no effect on the values that a track goes through.
  mutating func checkInterpolation(of track: TrackDefinition, _ body: [Field]) {
    let mode = track.interpolation.mode
    let own = body.first { $0.name == "mode" }
    for name in ["tension", "continuity", "bias"] where !mode.isCubic {
      guard let field = body.first(where: { $0.name == name }) else { continue }
      let hint = "write 'mode: cubic' beside it, or leave it out"
      reading.report(Finding("'\(name)' has no effect on straight lines", at: field.key.range, hint: hint))
    }
    if let field = body.first(where: { $0.name == "eases" }) { checkEases(of: track, field) }
    let isOfTwo = !track.changes.contains { $0.keyframes.count > 2 }
    if let own, track.path == nil, mode.isPaced || mode.isCubic, isOfTwo {
      let hint = "write one between them, as in x: 0 -> 100 -> 40, or leave it out"
      reading.report(
        Finding("'\(mode.rawValue)' has no effect on two values", at: own.value.range, hint: hint)
      )
    }
    for change in track.changes {
      checkPlaces(of: change, mode)
      if let own { checkValues(of: change, mode, own) }
    }
  }

  private mutating func checkEases(of track: TrackDefinition, _ field: Field) {
    let mode = track.interpolation.mode
    guard mode == .linear || mode == .cubic else {
      let reason = mode == .discrete ? "jump" : "have one pace"
      let hint = "a curve over all of them is 'ease'; or write 'mode: \(mode.isPaced ? "cubic" : "linear")'"
      return reading.report(
        Finding("'eases' has no effect on values that \(reason)", at: field.key.range, hint: hint)
      )
    }
    let count = track.interpolation.eases.count
    guard case .sequence(let items, _) = field.value, items.count == count,
      let other = track.changes.first(where: { track.legs(of: $0) != count })
    else { return }
    let gaps = track.legs(of: other)
    reading.report(
      Finding(
        "'eases' has \(count) \(count == 1 ? "curve" : "curves"), but between the values of "
          + "'\(other.property.rawValue)' there \(gaps == 1 ? "is 1 way" : "are \(gaps) ways")",
        at: field.value.range,
        hint: gaps == 1 ? "one curve is 'ease'" : "write a curve for each: \(gaps)"
      )
    )
  }

  private mutating func checkPlaces(of change: TrackDefinition.Change, _ mode: KeyframeInterpolation.Mode) {
    let frames = mode.isPaced ? change.keyframes[...] : mode == .discrete ? change.keyframes.prefix(1) : []
    guard let place = frames.lazy.compactMap(\.offset).first else { return }
    let (message, hint) =
      mode.isPaced
      ? (
        "'@' has no effect at one pace, where times follow from distances",
        "leave it out, or write 'mode: \(mode == .paced ? "linear" : "cubic")'"
      ) : ("'@' of the first value has no effect, which is seen from the beginning", "leave it out")
    reading.report(Finding(message, at: place.source, hint: hint))
  }

  /// Colours and matrices have straight ways only, and matrices no distances.
  private mutating func checkValues(
    of change: TrackDefinition.Change,
    _ mode: KeyframeInterpolation.Mode,
    _ field: Field
  ) {
    let kind = change.property.kind
    guard kind == .transform && mode.isPaced || [.transform, .color].contains(kind) && mode.isCubic else {
      return
    }
    let name = change.property.rawValue
    reading.report(
      Finding(
        "'\(name)' cannot be \(mode.rawValue)",
        at: field.value.range,
        hint: kind == .color
          ? "colours go straight: give '\(name)' a track of its own, without it"
          : "write its parts, such as 'rotate', 'scale' and 'move.x', each of which can"
      )
    )
  }
}
