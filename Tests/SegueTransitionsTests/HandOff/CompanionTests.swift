import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// Two gestures that one finger moves, each of which lets go of its own values in its own way.
@Suite struct CompanionTests {
  /// What the two gestures do at the release.
  enum Ending: CaseIterable {
    case goesBack, rests

    /// The keys of a gesture that takes a number to `target`, or back.
    func keys(_ path: String, _ key: String, to target: Int, seconds: Double) -> String {
      switch self {
      case .goesBack: "cancel: {duration: \(seconds), ease: linear}"
      case .rests:
        "finish: {when: true, rest: {\(path): {\(key): \(target)}}, duration: \(seconds), ease: linear}"
      }
    }
  }

  /// A number of a layer that a gesture sets by the way of the finger to the right.
  struct Part: CustomTestStringConvertible {
    let path: String
    let key: String
    let value: String
    let rest: Double
    let target: Int
    let seconds: Double
    let read: @Sendable (LayerSample) -> Double

    var testDescription: String { "\(path) \(key)" }
    /// The number with the finger 50 pt away.
    let held: Double
  }

  private static let x = Part(
    path: "home/card",
    key: "x",
    value: "40 + dx",
    rest: 40,
    target: 200,
    seconds: 0.4,
    read: { $0.frame.minX },
    held: 90
  )
  private static let others = [
    Part(
      path: "home/mark",
      key: "y",
      value: "300 + dx",
      rest: 300,
      target: 500,
      seconds: 0.2,
      read: { $0.frame.minY },
      held: 350
    ),
    Part(
      path: "home/mark",
      key: "y",
      value: "300 + dx",
      rest: 300,
      target: 500,
      seconds: 0.8,
      read: { $0.frame.minY },
      held: 350
    ),
    Part(
      path: "home/card",
      key: "opacity",
      value: "1 - dx / 100",
      rest: 1,
      target: 0,
      seconds: 0.2,
      read: { $0.opacity },
      held: 0.5
    ),
    Part(
      path: "home/card",
      key: "y",
      value: "60 + dx",
      rest: 60,
      target: 0,
      seconds: 0.8,
      read: { $0.frame.minY },
      held: 110
    ),
  ]

  private func text(_ parts: [(Part, Ending)]) -> String {
    let gestures = parts.enumerated().map { index, part in
      let (part, ending) = part
      let with = index == 0 ? "" : "with: first, "
      let keys = ending.keys(part.path, part.key, to: part.target, seconds: part.seconds)
      return "  \(index == 0 ? "first" : "second"): {in: home/card, recognize: pan, \(with)"
        + "sets: {\(part.path): {\(part.key): \(part.value)}}, \(keys)}"
    }
    return """
      segue: 1
      title: Companions
      device: [400, 800]
      screens:
        home: {layers: {card: {frame: [40, 60, 200, 100]}, mark: {frame: [0, 300, 9, 9]}}}
      gestures:
      \(gestures.joined(separator: "\n"))
      """
  }

  private func release(_ text: String) throws -> Session {
    var session = Session(scene: try Scenes.parse(text))
    session.pointer(.began, 100, 100, at: 0)
    for step in 1...5 { session.pointer(.moved, 100 + 10 * Double(step), 100, at: 0.02 * Double(step)) }
    // It rests there: linear ways have no velocity to keep, but springs might.
    session.pointer(.moved, 150, 100, at: 0.5)
    session.pointer(.ended, 150, 100, at: 1)
    return session
  }

  @Test(arguments: others.indices, [(0, 1), (1, 0)])
  func eachGoesItsOwnWay(_ index: Int, _ order: (Int, Int)) throws {
    for first in Ending.allCases {
      for second in Ending.allCases {
        let pair = [(Self.x, first), (Self.others[index], second)]
        var session = try release(text([pair[order.0], pair[order.1]]))
        for passed in stride(from: 0, through: 1, by: 0.0625) {
          session.advance(to: 1 + passed)
          for (part, ending) in pair {
            let end = ending == .rests ? Double(part.target) : part.rest
            let wanted = part.held + (end - part.held) * min(passed / part.seconds, 1)
            let number = part.read(try #require(session.layer(part.path)))
            #expect(abs(number - wanted) < 1e-9, "\(part.testDescription) \(first) \(second) at \(passed)")
          }
        }
        let isFinished = first == .rests || second == .rests
        #expect(session.status.phase == (isFinished ? .finished : .cancelled))
        #expect(!session.isAnimating)
      }
    }
  }

  /// A run of which one gesture is cancelled and one rests elsewhere has not to lead back.
  @Test(arguments: [(Ending.goesBack, Ending.rests), (.rests, .goesBack)])
  func whatRestsIsNotToBeRestored(_ first: Ending, _ second: Ending) throws {
    let scene = try Scenes.parse(text([(Self.x, first), (Self.others[0], second)]))
    var check = CheckDefinition()
    check.lints = [.all]
    var watch = MotionWatch(Session(scene: scene), check: check)
    func touch(_ phase: PointerEvent.Phase, _ x: Double, at time: Double) {
      watch.advance(to: time)
      watch.handle(.pointer(PointerEvent(touch: 0, phase: phase, location: Point(x: x, y: 100), time: time)))
    }
    touch(.began, 100, at: 0)
    for step in 1...5 { touch(.moved, 100 + 10 * Double(step), at: 0.02 * Double(step)) }
    touch(.ended, 150, at: 1)
    watch.finish()
    #expect(watch.findings.isEmpty, "\(watch.findings)")
  }

  /// A hand that catches the values on their way and lifts lets each go on, on its own way.
  @Test(arguments: others.indices)
  func whatWasHeldGoesOnOnItsOwnWay(_ index: Int) throws {
    let part = Self.others[index]
    let text = text([(Self.x, .rests), (part, .rests)])
      .replacing("recognize: pan", with: "recognize: pan, catch: true")
    var session = try release(text)
    let caught = 1 + min(Self.x.seconds, part.seconds) / 2
    let number = { (part: Part, session: Session) throws in part.read(try #require(session.layer(part.path)))
    }
    session.advance(to: caught)
    let place = try #require(session.layer("home/card")).frame.center
    let seen = [try number(Self.x, session), try number(part, session)]
    session.pointer(.began, place.x, place.y, at: caught)
    session.pointer(.ended, place.x, place.y, at: caught + 2)
    for passed in stride(from: 0, through: 1, by: 0.0625) {
      session.advance(to: caught + 2 + passed)
      for (part, start) in zip([Self.x, part], seen) {
        let wanted = start + (Double(part.target) - start) * min(passed / part.seconds, 1)
        #expect(abs(try number(part, session) - wanted) < 1e-9, "\(part.testDescription) at \(passed)")
      }
    }
  }

  /// A transition that one of the two starts takes over what the other moves, as fast as that moves it.
  @Test func aTransitionTakesBothOver() throws {
    let spring = "ease: spring(stiffness 200 damping 20 velocity inherit)"
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Companions
        device: [400, 800]
        screens:
          home: {layers: {card: {frame: [40, 60, 200, 100]}, mark: {frame: [0, 300, 9, 9]}}}
          next: {}
        transitions:
          go:
            kind: push
            from: home
            to: next
            duration: 1
            tracks: {from/card: {x: 300, \(spring)}, from/mark: {y: 700, \(spring)}}
        gestures:
          first: {in: home/card, recognize: pan, sets: {home/card: {x: 40 + dx}}, finish: {when: true, then: go}}
          second: {in: home/card, recognize: pan, with: first, sets: {home/mark: {y: 300 + 3 * dx}}}
        """
      )
    )
    session.swing(300, 0, seconds: 0.15, from: (100, 100))
    session.lift(145, 100)
    #expect(session.status.phase == .running)
    let card = session.motion("home/card") { $0.frame.minX }
    let mark = session.motion("home/mark") { $0.frame.minY }
    #expect(abs(card.value - 85) < 1e-9)
    #expect(abs(card.velocity - 300) < 1e-2)
    #expect(abs(mark.value - 435) < 1e-9)
    #expect(abs(mark.velocity - 900) < 1e-2)
  }

  /// A gesture that begins later does not take from the first what it counts from.
  @Test func oneThatJoinsLaterTakesNothingAway() throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Companions
        device: [400, 800]
        screens:
          home: {layers: {card: {frame: [40, 60, 200, 100]}, mark: {frame: [0, 300, 9, 9]}}}
        gestures:
          first: {in: home/card, recognize: pan, sets: {home/card: {x: here + x - start.x}}}
          second: {in: home/card, recognize: pan, with: first, while: dx > 60, sets: {home/mark: {y: here + 5}}}
        """
      )
    )
    session.pointer(.began, 100, 100, at: 0)
    var places: [Double] = []
    for step in 1...10 {
      session.pointer(.moved, 100 + 10 * Double(step), 100, at: 0.02 * Double(step))
      places.append(try #require(session.layer("home/card")).frame.minX)
    }
    let ways = zip(places.dropFirst(), places).map { $0 - $1 }
    #expect(ways.dropFirst().allSatisfy { abs($0 - 10) < 1e-9 }, "\(places)")
  }
}
