import SegueGeometry
import SegueGestures
import SegueTransitions
import Testing

/// The velocity of a hand that drives a transition, in the spring that completes it.
@Suite struct PercentDrivenHandOffTests {
  private func session(ease: String, progress: String = "dy / 400 in 0..1") throws -> Session {
    try HandOffScene.session(
      gestures: """
        pull:
          in: sheet
          recognize: pan
          progress: \(progress)
          drives: hide
          ease: \(ease)
          finish: {when: velocity.y > 0}
        """
    )
  }

  @Test func aFinishTakesTheVelocityOverAndIsUIKitsSpring() throws {
    var session = try session(ease: "spring(ratio 0.8 velocity inherit)")
    session.swing(0, 1000, seconds: 0.2)
    session.lift(200, 500)
    #expect(session.status.phase == .finishing)
    // Half way, at 1000 / 400 of the way a second: the other half is run through at 5 a second, in 0.2 s.
    let start = session.time
    let motion = session.motion("sheet") { $0.frame.minY }
    #expect(abs(motion.value - 400) < 1e-9)
    #expect(abs(motion.velocity - 2000) < 1e-3)
    for step in 1..<20 {
      let passed = Double(step) / 100
      session.advance(to: start + passed)
      let fraction = Numbers.uikitSpring(passed, duration: 0.2, ratio: 0.8, velocity: 5)
      // The sheet does not go beyond its animation's end.
      #expect(abs((session.layer("sheet")?.frame.minY ?? 800) - min(400 + 400 * fraction, 800)) < 1e-6)
    }
  }

  @Test func aCancelTakesItOverTheOtherWay() throws {
    var session = try session(ease: "spring(ratio 0.9 velocity inherit)")
    session.swing(0, 1500, seconds: 0.2)
    session.swing(0, -600, seconds: 0.15, from: (200, 600))
    session.pointer(.ended, 200, 510, at: session.time)
    #expect(session.status.phase == .cancelling)
    // (510 − 300) / 400 of the way, going back at 600 / 400 a second.
    let motion = session.motion("sheet") { $0.frame.minY }
    #expect(abs(motion.value - 420) < 1e-9)
    #expect(abs(motion.velocity + 1200) < 1e-3)
  }

  /// 3 (y / 400)² at y = 100: the derivative is 6 · 100 / 400² a point.
  @Test func theDerivativeIsThatOfTheScenesOwnProgress() throws {
    var session = try session(
      ease: "spring(stiffness 200 damping 20 velocity inherit)",
      progress: "3 * (dy / 400) * (dy / 400) in 0..1"
    )
    session.swing(0, 500, seconds: 0.2)
    session.lift(200, 400)
    let motion = session.motion("sheet") { $0.frame.minY }
    #expect(abs(motion.value - 800 * 3.0 / 16) < 1e-9)
    #expect(abs(motion.velocity - 800 * 500 * 6 * 100 / 160_000) < 1e-2)
  }

  @Test func aSpringThatTimesItselfIsNotStretched() throws {
    var session = try session(ease: "spring(stiffness 200 damping 40 velocity inherit)")
    session.swing(0, 1000, seconds: 0.2)
    session.lift(200, 500)
    let start = session.time
    // Over-damped, so critical: u = e^(−ωt) (1 + (ω − v) t), with v = 2.5 / 0.5.
    let omega = 200.0.squareRoot()
    for step in 1..<20 {
      let passed = Double(step) / 50
      session.advance(to: start + passed)
      let left = Numbers.exponential(-omega * passed) * (1 + (omega - 5) * passed)
      #expect(abs((session.layer("sheet")?.frame.minY ?? 0) - (800 - 400 * left)) < 1e-6)
    }
  }

  /// A value that the hand has pushed to its limit stands still, whatever the hand does.
  @Test func atTheEndOfTheWayThereIsNoVelocity() throws {
    var session = try session(ease: "spring(ratio 0.8 velocity inherit)")
    session.swing(0, 2000, seconds: 0.25)
    session.pointer(.moved, 200, 790, at: session.time + 0.005)
    session.lift(200, 790)
    #expect(session.status.phase == .finished)
    #expect(session.screen == "home")
  }

  @Test func withoutAPromiseNothingJumpsAllTheSame() throws {
    var session = try session(ease: "ease-in-out")
    session.swing(0, 1000, seconds: 0.2)
    let held = session.layerSamples()
    session.lift(200, 500)
    #expect(session.layerSamples() == held)
    #expect(abs(session.motion("sheet") { $0.frame.minY }.velocity) < 1)
  }

  @Test func aCaughtTransitionLetGoKeepsTheHandsVelocity() throws {
    var options = Session.Options()
    options.allInterruptible = true
    var session = try HandOffScene.session(
      gestures: """
        pull:
          in: sheet
          recognize: pan
          progress: dy / 400 in 0..1
          drives: hide
          ease: spring(stiffness 300 damping 30 velocity inherit)
          finish: {when: velocity.y > 0}
        """,
      start: "home",
      options: options
    )
    session.handle(.trigger("show"))
    session.advance(to: 0.2)
    session.swing(0, 300, seconds: 0.2, from: (200, 500))
    let held = session.motion("sheet") { $0.frame.minY }.value
    session.lift(200, 560)
    #expect(session.status.phase == .cancelling)
    let motion = session.motion("sheet") { $0.frame.minY }
    #expect(motion.value == held)
    // The dismissal's 300 / 400 a second, over the presentation's 800 points.
    #expect(abs(motion.velocity - 600) < 1e-3)
  }
}
