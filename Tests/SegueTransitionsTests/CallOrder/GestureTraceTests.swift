import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// What a trace says of recognizers, and how their end is decided.
@Suite struct GestureTraceTests {
  @Test func aPanIsToldBesideWhatItDrives() throws {
    var session = Session(scene: try Scenes.parse(Self.pull))
    drag(&session, by: [20, 60, 100], lift: 0.34)
    #expect(
      session.lines { $0.call == nil } == [
        "0.020 UIPanGestureRecognizer(pull) state = began, translation = (0, 20), velocity = (0, 1000)",
        "0.040 UIPanGestureRecognizer(pull) state = changed, translation = (0, 60), velocity = (0, 1500)",
        "0.060 UIPanGestureRecognizer(pull) state = changed, translation = (0, 100), velocity = (0, 1700)",
        "0.340 UIPanGestureRecognizer(pull) state = ended, translation = (0, 100), velocity = (0, 0)",
        "0.340 finish when progress > 0.5 or velocity.y > $fast: false (progress = 0.25, velocity.y = 0)",
      ]
    )
    let all = session.trace.map(\.text)
    let began = try #require(all.firstIndex { $0.contains("state = began") })
    #expect(all[began + 1].hasPrefix("animationController"))
    let verdict = try #require(all.firstIndex { $0.hasPrefix("finish when") })
    #expect(all[verdict + 1] == "cancel")
  }

  @Test func aVerdictKeepsWhatTheConditionRead() throws {
    var session = Session(scene: try Scenes.parse(Self.pull))
    #expect(session.lastVerdict == nil)
    drag(&session, by: [20, 120, 220], lift: 0.06)
    let verdict = GestureVerdict(
      gesture: "pull",
      time: 0.06,
      occasion: .ended,
      outcome: .finished,
      condition: "progress > 0.5 or velocity.y > $fast",
      held: true,
      readings: [
        GestureVerdict.Reading(name: "progress", value: .number(0.55), unit: ""),
        GestureVerdict.Reading(
          name: "velocity.y",
          value: .number(try #require(session.lastVerdict?.readings.last?.value.number)),
          unit: "pt/s"
        ),
      ]
    )
    #expect(session.lastVerdict == verdict)
    #expect(abs(verdict.readings[1].value.number - 3800) < 1e-6)
  }

  @Test func theNextGestureForgetsTheVerdict() throws {
    var session = Session(scene: try Scenes.parse(Self.pull))
    drag(&session, by: [20, 60, 100], lift: 0.34)
    session.advance(to: 2)
    #expect(session.lastVerdict?.outcome == .cancelled)
    session.pointer(.began, 200, 200, at: 2)
    #expect(session.lastVerdict != nil)
    session.pointer(.moved, 200, 220, at: 2.02)
    #expect(session.lastVerdict == nil)
  }

  @Test(arguments: [
    ("tap", "UITapGestureRecognizer(other) state = ended, location = (200, 200)"),
    ("swipe(down)", "UISwipeGestureRecognizer(other) state = ended, location = (200, 280)"),
    ("edge-pan(left)", "UIScreenEdgePanGestureRecognizer(other) state = failed"),
    ("pinch", "UIPinchGestureRecognizer(other) state = began, scale = 1.5, velocity = 25"),
  ]) func recognizersHaveTheirClasses(_ kind: String, _ expected: String) throws {
    let text = Self.pull.replacingOccurrences("recognize: pan", with: "recognize: \(kind)")
      .replacingOccurrences("  pull:", with: "  other:")
      .replacingOccurrences("velocity.y", with: kind == "pinch" ? "velocity.scale" : "velocity.y")
    var session = Session(scene: try Scenes.parse(text))
    switch kind {
    case "pinch":
      session.handle(.pinch(.began, scale: 1, at: Point(x: 200, y: 200)))
      session.advance(to: 0.02)
      session.handle(.pinch(.moved, scale: 1.5, at: Point(x: 200, y: 200)))
      session.advance(to: 0.04)
      session.handle(.pinch(.moved, scale: 2, at: Point(x: 200, y: 200)))
    case "tap": drag(&session, by: [], lift: 0.05)
    default: drag(&session, by: [40, 80], lift: 0.06)
    }
    let lines = session.trace.filter { if case .recognizer = $0.event { true } else { false } }.map(\.text)
    #expect(lines.first == expected)
  }

  @Test func aTouchThatTheSystemTakesIsNotTested() throws {
    var session = Session(scene: try Scenes.parse(Self.pull))
    session.pointer(.began, 200, 200, at: 0)
    session.pointer(.moved, 200, 400, at: 0.05)
    session.pointer(.moved, 200, 600, at: 0.1)
    session.pointer(.cancelled, 200, 600, at: 0.12)
    #expect(!session.trace.contains { isVerdict($0) })
    #expect(session.trace.contains { $0.text.hasPrefix("UIPanGestureRecognizer(pull) state = cancelled") })
    let verdict = try #require(session.lastVerdict)
    #expect(verdict.occasion == .cancelled && verdict.outcome == .cancelled && verdict.held == nil)
    #expect(verdict.condition != nil && verdict.readings.isEmpty)
  }

  @Test func aScrollLayerTellsOfItsOwnPan() throws {
    var session = Session(scene: try Scenes.parse(Self.list))
    drag(&session, by: [-20, -60], lift: 0.06)
    let lines = session.trace.filter { if case .recognizer = $0.event { true } else { false } }.map(\.text)
    #expect(
      lines.map { $0.prefix { $0 != "," } } == [
        "UIScrollViewPanGestureRecognizer(home/list) state = began",
        "UIScrollViewPanGestureRecognizer(home/list) state = changed",
        "UIScrollViewPanGestureRecognizer(home/list) state = ended",
      ]
    )
  }

  @Test func aTestAtTheChangeKeepsItsNumbers() throws {
    let text = Self.pull.replacingOccurrences("finish: {", with: "finish: {at: change, ")
    var session = Session(scene: try Scenes.parse(text))
    drag(&session, by: [20, 60, 100], lift: 0.34)
    #expect(
      session.lines(where: isVerdict) == [
        "0.340 finish when progress > 0.5 or velocity.y > $fast: true (progress = 0.25, velocity.y = 1700)"
      ]
    )
  }

  /// Decided while the finger is still down, a verdict stands where that happened.
  @Test func aTestThatDecidesAtOnceIsTold() throws {
    let text = Self.pull.replacingOccurrences("finish: {", with: "finish: {at: once, ")
      .replacingOccurrences("or velocity.y > $fast", with: "and dy > 0")
    var session = Session(scene: try Scenes.parse(text))
    drag(&session, by: [20, 120, 220, 230], lift: 0.34)
    #expect(
      session.lines(where: isVerdict) == [
        "0.060 finish when progress > 0.5 and dy > 0: true (progress = 0.55, dy = 220)"
      ]
    )
    #expect(session.lastVerdict?.occasion == .once)
  }

  /// Each name once, whatever it stands for, with its unit.
  @Test func aVerdictTellsAllThatItRead() throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {home: {fill: white, layers: {card: {frame: [0, 100, 400, 300], fill: red}}}}
        gestures:
          drag:
            in: home/card
            recognize: pan
            let: {far: dy > 40, way: dy / 2}
            sets: {home/card: {y: 100 + dy, opacity: 1 - dy / 400}}
            finish:
              when: far and way > 10 and home/card.y > 300 or home/card.y + home/card.opacity < W
              rest: {home/card: {y: 400}}
        """
      )
    )
    drag(&session, by: [20, 60, 100], lift: 0.34)
    let verdict = try #require(session.lastVerdict)
    #expect(verdict.outcome == .finished)
    #expect(
      verdict.readings == [
        GestureVerdict.Reading(name: "far", value: .boolean(true), unit: ""),
        GestureVerdict.Reading(name: "way", value: .number(50), unit: ""),
        GestureVerdict.Reading(name: "home/card.y", value: .number(200), unit: "pt"),
        GestureVerdict.Reading(name: "home/card.opacity", value: .number(0.75), unit: ""),
        GestureVerdict.Reading(name: "W", value: .number(400), unit: "pt"),
      ]
    )
  }

  /// A gesture that catches the transition there finishes by turning it back, and is cancelled by letting it go on.
  @Test(arguments: [(100.0, GestureVerdict.Outcome.finished, "home"), (-100, .cancelled, "sheet")])
  func aVerdictIsTheGesturesOwn(_ way: Double, _ outcome: GestureVerdict.Outcome, _ screen: String) throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {home: {fill: white}, sheet: {fill: black}}
        transitions:
          show: {kind: push, from: home, to: sheet, duration: 1, ease: linear, interruptible: true, tracks: {to: {y: H -> rest}}}
          hide: {kind: pop, from: sheet, to: home, duration: 1, ease: linear, interruptible: true, tracks: {from: {y: H}}}
        gestures:
          pull: {in: sheet, recognize: pan, progress: dy / 400, drives: hide, finish: {when: progress > 0.5}}
        """
      )
    )
    session.handle(.trigger("show"))
    session.advance(to: 0.5)
    session.pointer(.began, 200, 600, at: 0.5)
    for step in 1...5 {
      session.pointer(.moved, 200, 600 + way * Double(step) / 5, at: 0.5 + 0.02 * Double(step))
    }
    session.pointer(.ended, 200, 600 + way, at: 0.9)
    let verdict = try #require(session.lastVerdict)
    #expect(verdict.outcome == outcome)
    #expect(verdict.held == (outcome == .finished))
    session.advance(to: 5)
    #expect(session.screen == screen)
  }

  /// A finger that lands at (200, 200) and goes down, 20 ms a move.
  private func drag(_ session: inout Session, by distances: [Double], lift: Double) {
    session.pointer(.began, 200, 200, at: 0)
    for (index, distance) in distances.enumerated() {
      session.pointer(.moved, 200, 200 + distance, at: 0.02 * Double(index + 1))
    }
    session.pointer(.ended, 200, 200 + (distances.last ?? 0), at: lift)
  }

  private static let pull = """
    segue: 1
    title: Pull
    device: [400, 800]
    tokens: {fast: 500}
    screens: {home: {fill: white}, sheet: {fill: black}}
    transitions:
      show: {kind: push, from: home, to: sheet, tracks: {to: {y: H -> rest}}}
    gestures:
      pull:
        in: home
        recognize: pan
        progress: dy / 400
        drives: show
        finish: {when: progress > 0.5 or velocity.y > $fast}
    """

  private static let list = """
    segue: 1
    title: List
    device: [400, 800]
    screens:
      home:
        fill: white
        layers:
          list: {scroll: y, layers: {tall: {frame: [0, 0, 400, 2000], fill: red}}}
    """
}

extension String {
  fileprivate func replacingOccurrences(_ part: String, with other: String) -> String {
    var result = self
    if let range = result.firstRange(of: part) { result.replaceSubrange(range, with: other) }
    return result
  }
}

private func isVerdict(_ entry: TraceEntry) -> Bool {
  if case .verdict = entry.event { true } else { false }
}
