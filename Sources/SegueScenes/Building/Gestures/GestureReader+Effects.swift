import SegueDocuments
import SegueModel

/// Keys that a gesture accepts only if they have an effect.
extension GestureReader {
  /// Refuses the keys that have no effect with the gesture's recognizer and target.
  mutating func checkKeys(_ body: [Field], of gesture: GestureDefinition) {
    let isInterruptible =
      if case .drives(let name) = gesture.action { transitions.finished[name]?.isInterruptible == true } else
      { false }
    for field in body {
      guard let reason = gesture.uselessness(of: field.name, isInterruptible: isInterruptible) else {
        continue
      }
      reading.report(
        Finding("'\(field.name)' has no effect: \(reason.what)", at: field.key.range, hint: reason.cure)
      )
    }
    for name in ["finish", "cancel"] {
      guard let field = body.first(where: { $0.name == name }), let parts = parts(of: field)?.fields else {
        continue
      }
      for part in parts {
        guard let reason = gesture.uselessness(of: part.name, in: name) else { continue }
        reading.report(
          Finding(
            "'\(part.name)' of '\(name)' has no effect: \(reason.what)",
            at: part.key.range,
            hint: reason.cure
          )
        )
      }
      if name == "finish" { checkOutcome(field, parts, of: gesture) }
    }
    checkSpeed(body, of: gesture)
    if case .scrubs = gesture.action, !body.contains(where: { $0.name == "progress" }) {
      reading.report(
        Finding(
          "gesture '\(gesture.name)' needs a 'progress' to scrub with",
          at: gesture.source,
          hint: "for example progress: dy / 400 in 0..1"
        )
      )
    }
  }

  /// A spring that times itself leaves nothing for a speed to say, if both ways are such.
  private mutating func checkSpeed(_ body: [Field], of gesture: GestureDefinition) {
    let ways = [gesture.finish?.ease ?? gesture.ease, gesture.cancel.ease ?? gesture.ease]
    guard gesture.timingCurve == nil, ways.allSatisfy(\.timesItself),
      let speed = body.first(where: { $0.name == "speed" })
    else { return }
    reading.report(
      Finding(
        "'speed' beside a spring that times itself",
        at: speed.key.range,
        hint: "spring(ratio .7) takes what is left of the duration, by 'speed'"
      )
    )
  }

  /// What a `finish` leads to: one thing, and something.
  private mutating func checkOutcome(_ field: Field, _ parts: [Field], of gesture: GestureDefinition) {
    let names = parts.map(\.name)
    if case .drives = gesture.action { return }
    if names.contains("then"), let rest = parts.first(where: { $0.name == "rest" }) {
      reading.report(
        Finding(
          "'finish' has both 'then' and 'rest'",
          at: rest.key.range,
          hint:
            "a transition starts, or the values stay: choose one; a transition's 'after' can leave values too"
        )
      )
    }
    guard !names.contains("then"), !names.contains("rest") else { return }
    let cure =
      switch gesture.action {
      case .sets: "write 'then: TRANSITION', or 'rest' with where the values stay"
      case .scrubs, .drives: "write 'then: TRANSITION'"
      }
    reading.report(Finding("'finish' leads to nothing", at: field.key.range, hint: cure))
  }
}

/// The reason why a key has no effect in its place, with advice.
private struct Uselessness {
  var what: String
  var cure: String?
}

extension GestureDefinition {
  /// The reason why a key of the gesture has no effect; nil if it has one, or is unknown.
  ///
  /// - Parameters:
  ///   - key: The name of the key.
  ///   - isInterruptible: Whether the transition that the gesture drives can be caught in flight.
  /// - Returns: The reason, with advice.
  fileprivate func uselessness(of key: String, isInterruptible: Bool) -> Uselessness? {
    switch (key, action) {
    case ("speed", .sets), ("speed", .scrubs), ("timing-curve", .sets), ("timing-curve", .scrubs),
      ("wants-interactive-start", .sets), ("wants-interactive-start", .scrubs):
      return Uselessness(what: "the gesture drives no transition", cure: "it belongs beside 'drives'")
    case ("ease", .sets), ("ease", .scrubs):
      return Uselessness(
        what: "it is the completion curve of a driven transition",
        cure: "write it into 'finish' or 'cancel'"
      )
    case ("catch", .drives(let name)):
      return Uselessness(
        what: "a driven transition is caught where it is interruptible",
        cure: isInterruptible
          ? "'\(name)' is interruptible, so that its gesture catches it by itself: leave 'catch' out"
          : "say 'interruptible: true' in the transition"
      )
    case ("catch", .scrubs):
      return Uselessness(what: "only what 'sets' has let go of can be caught")
    default: break
    }
    switch (key, recognizer) {
    case ("touches", .tap), ("touches", .edgePan), ("touches", .pinch), ("touches", .swipe),
      ("touches", .longPress):
      return Uselessness(what: "only a pan counts its fingers", cure: "remove it, or recognize a pan")
    case ("system-cancel", .tap), ("system-cancel", .swipe):
      return Uselessness(what: "a tap or a swipe is over as it is recognized")
    default: return nil
    }
  }

  /// The same of a part of its `finish` or `cancel`.
  fileprivate func uselessness(of part: String, in key: String) -> Uselessness? {
    switch (key, part, action) {
    case ("finish", "delay", .drives), ("finish", "then", .drives), ("finish", "rest", .drives):
      Uselessness(what: "the gesture drives a transition, which finishes")
    case ("finish", "duration", .drives), ("cancel", "duration", .drives):
      Uselessness(
        what: "a driven transition takes what is left of its duration, by 'speed'",
        cure: "write 'speed' beside 'drives', or an 'ease' that times itself"
      )
    case ("finish", "rest", .scrubs), ("finish", "duration", .scrubs), ("finish", "ease", .scrubs):
      Uselessness(
        what: "a scrubbed animator stops at its end",
        cure: "'then' names the transition that follows"
      )
    case ("cancel", "rest", .drives), ("cancel", "rest", .scrubs):
      Uselessness(
        what: "what is cancelled goes back to where it began",
        cure: "only what 'sets' moves can rest elsewhere"
      )
    case ("cancel", "ease", .scrubs):
      Uselessness(what: "a scrubbed animator runs back on its own curve", cure: "give the tracks an 'ease'")
    case ("finish", "delay", .sets) where finish?.transition == nil:
      Uselessness(what: "nothing follows after it", cure: "it belongs beside 'then'")
    case ("finish", "duration", .sets) where finish?.rest.isEmpty != false,
      ("finish", "ease", .sets) where finish?.rest.isEmpty != false:
      Uselessness(what: "it is that of the way to 'rest'", cure: "the transition that follows has its own")
    default: nil
    }
  }
}
