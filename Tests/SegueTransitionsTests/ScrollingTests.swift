import SegueGeometry
import SegueGestures
import SegueTransitions
import Testing

/// Scroll layers under a finger, and after it: motion.md's laws, in a list of 800 points that shows 400 of 2000.
@Suite struct ScrollingTests {
  private func session() throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Lists
        device: [400, 800]
        screens:
          home:
            fill: white
            layers:
              list: {frame: [0, 0, 400, 400], scroll: y, layers: {row: {frame: [0, 0, 400, 2000], fill: red}}}
              other: {frame: [0, 400, 400, 400], scroll: y, layers: {row: {frame: [0, 0, 400, 2000], fill: blue}}}
        """
      )
    )
  }

  private func offset(_ session: Session, _ list: String = "list") -> Double {
    (session.layer("home/\(list)")?.frame.minY ?? .nan)
      - (session.layer("home/\(list)/row")?.frame.minY ?? .nan)
  }

  /// 1000 points a second upwards from offset 0.
  private func flung(_ session: inout Session) {
    session.swing(0, -1000, seconds: 0.2, from: (200, 300))
    session.pointer(.ended, 200, 100, at: session.time)
  }

  @Test func contentFollowsTheFingerFromWhereThePanBegan() throws {
    var session = try session()
    session.pointer(.began, 200, 300, at: 0)
    session.pointer(.moved, 200, 280, at: 0.1)
    #expect(offset(session) == 0)
    session.pointer(.moved, 200, 200, at: 0.2)
    #expect(offset(session) == 80)
  }

  /// x(t) = x₀ − v₀ (.998^(1000 t) − 1) / (1000 ln .998).
  @Test func aFlingSlowsDownByTheDecelerationRate() throws {
    var session = try session()
    flung(&session)
    let start = session.time
    let rate = 1000 * -0.002002002670673077
    #expect(abs(offset(session) - 190) < 1e-9)
    for step in 1...10 {
      let passed = Double(step) / 5
      session.advance(to: start + passed)
      let expected = 190 + 1000 * (Numbers.exponential(rate * passed) - 1) / rate
      #expect(abs(offset(session) - expected) < 1e-6)
    }
    session.advance(to: start + 60)
    #expect(abs(offset(session) - (190 - 1000 / rate)) < 0.2)
    #expect(!session.isAnimating)
  }

  /// f(x) = x c d / (x c + d) with d = 400.
  private func band(_ pull: Double) -> Double { pull * 0.55 * 400 / (pull * 0.55 + 400) }

  @Test func beyondItsEndTheContentResists() throws {
    var session = try session()
    session.pointer(.began, 200, 100, at: 0)
    session.pointer(.moved, 200, 120, at: 0.1)
    session.pointer(.moved, 200, 220, at: 0.2)
    #expect(abs(offset(session) + band(100)) < 1e-9)
  }

  /// Let go, it comes back from the velocity it was seen to have: the finger's, times the band's slope.
  @Test func letGoBeyondItsEndItGoesOnAsFastAsItWasSeen() throws {
    var session = try session()
    session.swing(0, 500, seconds: 0.22, from: (200, 100))
    session.pointer(.ended, 200, 210, at: session.time)
    let pull = 110.0 - 10
    let slope = 0.55 * 400 * 400 / ((pull * 0.55 + 400) * (pull * 0.55 + 400))
    let motion = session.motion("home/list/row") { $0.frame.minY }
    #expect(abs(motion.value - band(pull)) < 1e-9)
    #expect(abs(motion.velocity - 500 * slope) < 1e-2)
    session.advance(to: session.time + 5)
    #expect(offset(session) == 0)
  }

  @Test func caughtBeyondItsEndItIsPulledOnFromThere() throws {
    var session = try session()
    session.swing(0, 500, seconds: 0.22, from: (200, 100))
    session.pointer(.ended, 200, 210, at: session.time)
    session.advance(to: session.time + 0.05)
    let seen = offset(session)
    #expect(seen < -20)
    session.pointer(.began, 200, 200, at: session.time)
    session.pointer(.moved, 200, 211, at: session.time + 0.01)
    session.pointer(.moved, 200, 211.001, at: session.time + 0.02)
    #expect(abs(offset(session) - seen) < 1e-3)
  }

  @Test func aTouchThatOnlyStopsItDoesNotLeaveItThere() throws {
    var session = try session()
    session.swing(0, 500, seconds: 0.22, from: (200, 100))
    session.pointer(.ended, 200, 210, at: session.time)
    session.advance(to: session.time + 0.05)
    session.pointer(.began, 200, 200, at: session.time)
    let seen = offset(session)
    session.advance(to: session.time + 1)
    #expect(offset(session) == seen)
    session.pointer(.ended, 200, 200, at: session.time)
    session.advance(to: session.time + 5)
    #expect(offset(session) == 0)
  }

  @Test func twoListsMoveAtOnceAndATouchStopsItsOwn() throws {
    var session = try session()
    flung(&session)
    session.swing(0, -1000, seconds: 0.1, from: (200, 700))
    let first = offset(session)
    session.pointer(.ended, 200, 600, at: session.time)
    session.advance(to: session.time + 0.1)
    #expect(offset(session) > first)
    let second = offset(session, "other")
    session.pointer(.began, 200, 100, at: session.time)
    let stopped = offset(session)
    session.advance(to: session.time + 0.2)
    #expect(offset(session) == stopped)
    #expect(offset(session, "other") > second)
  }
}
