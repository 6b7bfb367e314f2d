import SegueModel
import SegueTransitions

extension NameProbe {
  private static func scene(
    _ gesture: String,
    recognize: String = "pan",
    tracks: String = "from: {x: 0 -> 400}"
  ) -> String {
    """
    segue: 1
    device: [400, 800]
    screens:
      one: {fill: white, layers: {probe: {frame: [11, 20, 30, 40], fill: red}, cells: {layers: {cell: {repeat: 4}}}}}
      two: {fill: black}
    transitions:
      go: {kind: push, from: one, to: two, ease: linear, duration: 2, tracks: {\(tracks)}}
    gestures:
      drag: {in: one, recognize: \(recognize), \(gesture)}

    """
  }

  private static func played(
    release: Bool = false,
    _ read: @escaping @Sendable (inout Session, Double) -> Double
  ) -> @Sendable (Scene, Double) -> Double {
    { scene, guess in
      var session = Session(scene: scene)
      session.probe()
      if release { session.release() }
      return read(&session, guess)
    }
  }

  private static func pinched(
    _ read: @escaping @Sendable (inout Session, Double) -> Double
  ) -> @Sendable (Scene, Double) -> Double {
    { scene, guess in
      var session = Session(scene: scene)
      session.pinch()
      return read(&session, guess)
    }
  }

  private static let pinchNow = NameValues.device + NameValues.pinch(after: 0.2)
  private static let pinchStart = NameValues.device + NameValues.pinch(after: 0.01)
  private static let now = NameValues.device + NameValues.hand(after: 0.2)
  private static let atStart = NameValues.device + NameValues.hand(after: NameValues.recognition)
  /// A condition that holds only near the value that it is thought to be.
  private static let near: @Sendable (String, Double) -> String = { "abs(\($0) - (\($1))) < 1e-6" }

  static let pinches: [NameProbe] = [
    NameProbe(
      name: "let of a pinch",
      text: { scene("let: {it: \($0)}, sets: {one/probe: {x: it}}", recognize: "pinch") },
      measure: pinched { session, _ in session.x("one/probe") },
      values: pinchNow
    ),
    NameProbe(
      name: "progress of a pinch",
      text: { scene("progress: \($0), sets: {one/probe: {x: progress}}", recognize: "pinch") },
      measure: pinched { session, _ in session.x("one/probe") },
      values: pinchNow
    ),
    NameProbe(
      name: "begin of a pinch",
      text: { scene("begin: \($0), sets: {one/probe: {x: 300}}", recognize: "pinch") },
      measure: pinched { session, guess in session.x("one/probe") == 300 ? guess : .nan },
      // One scale has no velocity yet.
      values: pinchStart + [.velocityScale: 2],
      form: near
    ),
    NameProbe(
      name: "sets of a pinch",
      text: { scene("sets: {one/probe: {x: \($0)}}", recognize: "pinch") },
      measure: pinched { session, _ in session.x("one/probe") },
      values: pinchNow + [.here: 11, .rest: 11]
    ),
    NameProbe(
      name: "finish.when of a pinch",
      text: {
        scene(
          "sets: {one/probe: {x: 50}}, finish: {when: \($0), rest: {one/probe: {x: 300}}}",
          recognize: "pinch"
        )
      },
      measure: pinched { session, guess in
        session.unpinch()
        session.advance(to: 9)
        return session.x("one/probe") == 300 ? guess : .nan
      },
      values: pinchNow,
      form: near
    ),
    NameProbe(
      name: "finish.rest of a pinch",
      text: {
        scene(
          "sets: {one/probe: {x: 50}}, finish: {when: true, rest: {one/probe: {x: \($0)}}}",
          recognize: "pinch"
        )
      },
      measure: pinched { session, _ in
        session.unpinch()
        session.advance(to: 9)
        return session.x("one/probe")
      },
      values: pinchNow + [.rest: 11]
    ),
  ]

  static let gestures: [NameProbe] = [
    NameProbe(
      name: "remember",
      text: { scene("remember: {it: \($0)}, sets: {one/probe: {x: it}}") },
      measure: played { session, _ in session.x("one/probe") },
      values: atStart
    ),
    NameProbe(
      name: "let",
      text: { scene("let: {it: \($0)}, sets: {one/probe: {x: it}}") },
      measure: played { session, _ in session.x("one/probe") },
      values: now
    ),
    NameProbe(
      name: "progress",
      text: { scene("progress: \($0), sets: {one/probe: {x: progress}}") },
      measure: played { session, _ in session.x("one/probe") },
      values: now
    ),
    NameProbe(
      name: "progress that drives",
      text: { scene("progress: 0.5 + 0.0005 * \($0), drives: go") },
      measure: played { session, _ in 2000 * (session.x("one") / 400 - 0.5) },
      values: now + [.duration: 2]
    ),
    NameProbe(
      name: "begin",
      text: { scene("begin: \($0), sets: {one/probe: {x: 300}}") },
      measure: played { session, guess in session.x("one/probe") == 300 ? guess : .nan },
      values: atStart,
      form: near
    ),
    NameProbe(
      name: "begin of what has a progress",
      text: { scene("progress: 0.25, begin: \($0), drives: go") },
      measure: played { session, guess in session.status.phase == .interactive ? guess : .nan },
      values: atStart + [.progress: 0.25, .duration: 2],
      form: near
    ),
    NameProbe(
      name: "while",
      text: { scene("progress: 0.25, while: \($0), sets: {one/probe: {x: 300}}") },
      measure: played { session, guess in session.x("one/probe") == 300 ? guess : .nan },
      values: now + [.progress: 0.25],
      form: near
    ),
    NameProbe(
      name: "sets",
      text: { scene("progress: 0.25, sets: {one/probe: {x: \($0)}}") },
      measure: played { session, _ in session.x("one/probe") },
      values: now + [.here: 11, .rest: 11, .progress: 0.25]
    ),
    NameProbe(
      name: "finish.when",
      text: {
        scene(
          "progress: 0.25, sets: {one/probe: {x: 50}}, finish: {when: \($0), rest: {one/probe: {x: 300}}}"
        )
      },
      measure: played(release: true) { session, guess in
        session.advance(to: 9)
        return session.x("one/probe") == 300 ? guess : .nan
      },
      values: now + [.progress: 0.25],
      form: near
    ),
    NameProbe(
      name: "finish.when of what drives",
      text: { scene("progress: 0.25, drives: go, finish: {when: \($0)}") },
      measure: played(release: true) { session, guess in
        session.advance(to: 9)
        return session.screen == "two" ? guess : .nan
      },
      values: now + [.progress: 0.25, .duration: 2],
      form: near
    ),
    NameProbe(
      name: "finish.rest",
      text: {
        scene(
          "progress: 0.25, sets: {one/probe: {x: 50}}, finish: {when: true, rest: {one/probe: {x: \($0)}}}"
        )
      },
      measure: played(release: true) { session, _ in
        session.advance(to: 9)
        return session.x("one/probe")
      },
      values: now + [.progress: 0.25, .rest: 11]
    ),
    NameProbe(
      name: "finish.delay",
      text: {
        scene(
          "progress: 0.25, sets: {one/probe: {x: 50}}, finish: {when: true, delay: \(seconds($0)), then: go}",
          tracks: "from: {x: 0 -> 400}"
        )
      },
      measure: played(release: true) { session, _ in
        session.advance(to: 1.7)
        // 200 points per second, since the delay was over.
        return number(1.5 - session.x("one") / 200)
      },
      values: now + [.progress: 0.25]
    ),
    NameProbe(
      name: "cancel.duration",
      text: {
        scene(
          "progress: 0.25, sets: {one/probe: {x: 111}}, cancel: {ease: linear, duration: 1 + \(seconds($0))}"
        )
      },
      measure: played(release: true) { session, _ in
        session.advance(to: 0.7)
        return number(0.5 / (1 - (session.x("one/probe") - 11) / 100) - 1)
      },
      values: now + [.progress: 0.25]
    ),
    NameProbe(
      name: "speed",
      text: {
        scene("progress: 0.25, drives: go, ease: linear, speed: \(seconds($0)), finish: {when: true}")
      },
      measure: played(release: true) { session, _ in
        session.advance(to: 0.4)
        // speed / 2 of the whole per second, from a quarter on.
        return number((session.x("one") / 400 - 0.25) / 0.2 * 2)
      },
      values: now + [.progress: 0.25, .duration: 2]
    ),
    NameProbe(
      name: "scrubs",
      text: { scene("progress: 0.5, scrubs: {one/probe: {x: 0 -> \($0)}}") },
      measure: played { session, _ in 2 * session.x("one/probe") },
      values: atStart + [.here: 11, .rest: 11, .progress: 0.5]
    ),
    NameProbe(
      name: "scrubs, delayed",
      text: { scene("progress: 1, scrubs: {one/cells/*: {x: 0 -> 100, delay: (\(seconds($0))) / 2}}") },
      measure: played { session, _ in number(2 * (1 - session.x("one/cells/cell-2") / 100)) },
      values: atStart + NameValues.cascade + [.progress: 1]
    ),
  ]
}
