import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// What a gesture that holds back, or is recognized at once, decides and sets.
@Suite struct GestureDecisionTests {
  private func session(_ gesture: String) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Decisions
        device: [400, 800]
        screens:
          home:
            fill: white
            layers:
              a: {frame: [20, 120, 100, 100], fill: red}
              list: {scroll: y, frame: [0, 300, 400, 500], layers: {tall: {frame: [0, 0, 400, 3000], fill: blue}}}
          next: {fill: black}
        transitions:
          go: {kind: push, from: home, to: next, duration: 0.5, tracks: {to: {x: W -> rest}}}
        gestures:
          g:
        \(gesture)
        """
      )
    )
  }

  private static let held = """
        in: home/list
        recognize: pan
        with: home/list
        while: home/list.offset.y <= 0
    """

  /// A list that is scrolled up and down in its middle, and let go as it flies.
  private func scrollInTheMiddle(_ session: inout Session) {
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 1000)))
    session.swing(0, 600, seconds: 0.2, from: (200, 400))
    session.lift(200, 520)
  }

  @Test(arguments: [
    "    drives: go\n    progress: dy / 100\n    finish: {when: true}",
    "    scrubs: {home/a: {x: 20 -> 200}}\n    progress: dy / 100\n    finish: {when: true, then: go}",
    "    sets: {home/a: {x: 20 + dy}}\n    finish: {when: true, then: go}",
    "    sets: {home/a: {x: 20 + dy}}\n    finish: {when: true, rest: {home/a: {x: 200}}}",
  ]) func aGestureThatNeverHeldDecidesNothing(_ outcome: String) throws {
    var session = try session(Self.held + "\n" + outcome)
    let before = session.layer("home/a")
    scrollInTheMiddle(&session)
    session.advance(to: 10)
    #expect(session.layer("home/a") == before)
    #expect(session.screen == "home")
    #expect(session.lastVerdict == nil)
    #expect(session.callsAndVerdicts.isEmpty)
    #expect(session.status.phase == .idle)
  }

  @Test func aConditionReadsNamesOfItsOwnEvent() throws {
    var session = try session(
      """
          in: home
          recognize: pan
          let: {v: velocity.y}
          while: dy < 150
          sets: {home/a: {y: 120 + dy}}
          finish: {when: v > 10, rest: {home/a: {y: 500}}}
      """
    )
    session.swing(0, 800, seconds: 0.25, from: (200, 20))
    session.pointer(.ended, 200, 220, at: session.time + 0.4)
    let verdict = try #require(session.lastVerdict)
    #expect(verdict.held == false)
    #expect(verdict.readings.map(\.value) == [.number(0)])
  }

  @Test func whileReadsNamesToo() throws {
    var session = try session(
      """
          in: home
          recognize: pan
          let: {down: dy}
          while: down > 50
          sets: {home/a: {x: 200}}
      """
    )
    session.pointer(.began, 200, 20, at: 0)
    session.pointer(.moved, 200, 40, at: 0.02)
    session.pointer(.moved, 200, 60, at: 0.04)
    #expect(session.layer("home/a")?.frame.minX == 20)
    session.pointer(.moved, 200, 80, at: 0.06)
    #expect(session.layer("home/a")?.frame.minX == 200)
  }

  /// A transition begins in the hand when the hand begins to move it.
  @Test func aDrivenTransitionBeginsWhenWhileHolds() throws {
    var session = try session(
      Self.held + "\n    drives: go\n    progress: (y - start.y) / 400\n    finish: {when: progress > 0.5}"
    )
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 100)))
    session.pointer(.began, 200, 400, at: 0)
    session.pointer(.moved, 200, 420, at: 0.05)
    session.pointer(.moved, 200, 480, at: 0.1)
    #expect(session.status.phase == .idle)
    session.pointer(.moved, 200, 540, at: 0.15)
    #expect(session.status.phase == .interactive)
    #expect(session.status.progress == 0)
    session.pointer(.moved, 200, 640, at: 0.2)
    #expect(session.status.progress == 0.25)
  }

  @Test(arguments: ["tap", "swipe(up)"]) func discreteGesturesSetOnce(_ recognizer: String) throws {
    var session = try session(
      """
          in: home
          recognize: \(recognizer)
          sets: {home/a: {center.x: x, center.y: y}}
          finish: {when: true, rest: {home/a: {center.x: x, center.y: y}}, duration: 0}
      """
    )
    session.pointer(.began, 300, 280, at: 0)
    if recognizer != "tap" {
      session.pointer(.moved, 300, 200, at: 0.03)
      session.pointer(.moved, 300, 100, at: 0.06)
    }
    // A swipe is recognized on its way.
    let place = recognizer == "tap" ? Point(x: 300, y: 280) : Point(x: 300, y: 200)
    session.pointer(.ended, 300, recognizer == "tap" ? 280 : 100, at: 0.08)
    #expect(session.layer("home/a")?.frame.center == place)
    session.advance(to: 5)
    #expect(session.layer("home/a")?.frame.center == place)
    #expect(session.lastVerdict?.outcome == .finished)
  }

  @Test func aTapWithoutAFinishSetsAndGoesBack() throws {
    var session = try session(
      """
          in: home
          recognize: tap
          sets: {home/a: {x: x}}
          cancel: {duration: 0.4, ease: linear}
      """
    )
    session.pointer(.began, 220, 280, at: 0)
    session.pointer(.ended, 220, 280, at: 0.1)
    #expect(session.layer("home/a")?.frame.minX == 220)
    session.advance(to: 0.3)
    #expect(abs((session.layer("home/a")?.frame.minX ?? 0) - 120) < 1e-9)
    session.advance(to: 0.5)
    #expect(session.layer("home/a")?.frame.minX == 20)
  }

  @Test func aTapDrivesAsFarAsItSays() throws {
    var session = try session(
      """
          in: home
          recognize: tap
          progress: 0.4
          drives: go
          ease: linear
          finish: {when: progress > 0.3}
      """
    )
    session.pointer(.began, 220, 280, at: 0)
    session.pointer(.ended, 220, 280, at: 0.1)
    #expect(session.trace.contains { $0.text == "update(0.400)" })
    session.advance(to: 0.39)
    #expect(session.status.phase == .finishing)
    session.advance(to: 0.41)
    #expect(session.screen == "next")
  }
}
