import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// The velocity of layers that a gesture moves itself, in the springs that take them over.
@Suite struct DirectHandOffTests {
  private func session(_ sets: String, _ outcome: String, transitions: String = "") throws -> Session {
    try HandOffScene.session(
      gestures: """
        drag:
          in: sheet
          recognize: pan
          sets: {sheet/card: {\(sets)}}
          \(outcome)
        """,
      transitions: transitions
    )
  }

  private static let back = "cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}"

  @Test func eachAxisHasItsOwn() throws {
    var session = try session("x: rest + dx, y: rest + dy", Self.back)
    session.swing(300, -800, seconds: 0.15)
    session.lift(245, 180)
    let x = session.motion("sheet/card") { $0.frame.minX }
    let y = session.motion("sheet/card") { $0.frame.minY }
    #expect(abs(x.value - 145) < 1e-9)
    #expect(abs(x.velocity - 300) < 1e-3)
    #expect(abs(y.value - 180) < 1e-9)
    #expect(abs(y.velocity + 800) < 1e-3)
    session.advance(to: session.time + 10)
    #expect(session.layer("sheet/card")?.frame == Rect(x: 100, y: 300, width: 200, height: 100))
  }

  /// x(t) = 45 e^(−10t) (cos 10t + B sin 10t) from rest, with B = (v₀ + 10 · 45) / (10 · 45), v₀ = 300.
  @Test func theWayBackIsTheSpringsOwn() throws {
    var session = try session("x: rest + dx", Self.back)
    session.swing(300, 0, seconds: 0.15)
    session.lift(245, 300)
    let start = session.time
    for step in 0..<20 {
      let passed = Double(step) / 50
      session.advance(to: start + passed)
      let sine = (300 + 10 * 45) / (10 * 45.0)
      let expected =
        45 * Numbers.exponential(-10 * passed)
        * (Numbers.cosine(10 * passed) + sine * Numbers.sine(10 * passed))
      #expect(abs((session.layer("sheet/card")?.frame.minX ?? 0) - 100 - expected) < 1e-6)
    }
  }

  /// f(y) = y c d / (y c + d), f' = c d² / (y c + d)², at y = 120 and d = 800.
  @Test func aRubberBandSlowsTheHandDown() throws {
    var session = try session("y: rest + rubber(dy H)", Self.back)
    session.swing(0, 800, seconds: 0.15)
    session.lift(200, 420)
    let pull = 120 * 0.55 + 800
    let motion = session.motion("sheet/card") { $0.frame.minY }
    #expect(abs(motion.value - (300 + 120 * 0.55 * 800 / pull)) < 1e-9)
    #expect(abs(motion.velocity - 800 * 0.55 * 800 * 800 / (pull * pull)) < 1e-3)
  }

  @Test func radiiAndOpacitiesKeepTheirsToo() throws {
    var session = try session("radius: 10 + dy / 10, opacity: 1 - dy / 1000", Self.back)
    session.swing(0, 400, seconds: 0.2)
    session.lift(200, 380)
    #expect(abs(session.motion("sheet/card") { $0.cornerRadius }.velocity - 40) < 1e-3)
    #expect(abs(session.motion("sheet/card") { $0.opacity }.velocity + 0.4) < 1e-3)
  }

  /// At a limit nothing moves, so there is nothing to keep; and no way to go needs no velocity.
  @Test func whatHasReachedItsLimitIsAtRest() throws {
    var session = try session("x: rest + dx in 100..150, y: rest + dy * 0", Self.back)
    session.swing(1000, 900, seconds: 0.15)
    session.lift(350, 435)
    #expect(abs(session.motion("sheet/card") { $0.frame.minX }.velocity) < 1e-3)
    #expect(abs(session.motion("sheet/card") { $0.frame.minY }.velocity) < 1e-9)
  }

  @Test func aHandThatHasStoppedHandsNothingOver() throws {
    var session = try session("y: rest + dy", Self.back)
    session.swing(0, 800, seconds: 0.15)
    session.pointer(.ended, 200, 420, at: session.time + 0.2)
    #expect(abs(session.motion("sheet/card") { $0.frame.minY }.velocity) < 1e-3)
  }

  @Test func aFlickGoesOnToWhereItLeads() throws {
    var session = try session(
      "x: here + x - start.x, y: here + y - start.y",
      """
      finish:
          when: true
          rest: {sheet/card: {x: 20 if projected.x < W / 2 else W - 220, y: 20 if projected.y < H / 2 else H - 120}}
          ease: spring(response 0.4 ratio 0.8 velocity inherit)
        catch: true
      """
    )
    session.swing(400, 600, seconds: 0.2)
    session.lift(280, 420)
    #expect(session.status.phase == .finishing)
    // 280 − 400 / (1000 ln .998) lies right of the middle, 420 + … below it.
    #expect(abs(session.motion("sheet/card") { $0.frame.minX }.velocity - 400) < 1e-2)
    #expect(abs(session.motion("sheet/card") { $0.frame.minY }.velocity - 600) < 1e-2)
    session.advance(to: session.time + 10)
    #expect(session.layer("sheet/card")?.frame == Rect(x: 180, y: 680, width: 200, height: 100))
    #expect(session.status.phase == .finished)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 10)
    #expect(session.layer("sheet/card")?.frame.maxY == 380)
  }

  @Test func itIsCaughtOnItsWayAndDraggedFromThere() throws {
    var session = try session(
      "x: here + x - start.x, y: here + y - start.y",
      """
      finish:
          when: true
          rest: {sheet/card: {x: 0, y: 600}}
          ease: spring(response 0.6 ratio 0.9 velocity inherit)
        catch: true
      """
    )
    session.swing(0, 600, seconds: 0.2)
    session.lift(200, 420)
    session.advance(to: session.time + 0.1)
    let seen = session.layer("sheet/card")
    let middle = try #require(seen?.frame.center)
    session.pointer(.began, middle.x, middle.y, at: session.time)
    session.advance(to: session.time + 3)
    #expect(session.layer("sheet/card") == seen)
    session.pointer(.moved, middle.x, middle.y - 20, at: session.time)
    #expect(session.layer("sheet/card") == seen)
    session.pointer(.moved, middle.x, middle.y - 60, at: session.time + 0.02)
    #expect(abs((session.layer("sheet/card")?.frame.minY ?? 0) - ((seen?.frame.minY ?? 0) - 40)) < 1e-9)
    session.pointer(.ended, middle.x, middle.y - 60, at: session.time + 0.5)
    session.advance(to: session.time + 10)
    #expect(session.layer("sheet/card")?.frame.minY == 600)
  }

  @Test func heldAndLetGoItGoesOn() throws {
    var session = try session("y: rest + dy", "cancel: {duration: 0.5}\n  catch: true")
    session.swing(0, 600, seconds: 0.2)
    session.lift(200, 420)
    session.advance(to: session.time + 0.2)
    session.pointer(.began, 200, 380, at: session.time)
    let seen = session.layer("sheet/card")
    session.pointer(.ended, 200, 380, at: session.time + 1)
    #expect(session.layer("sheet/card") == seen)
    session.advance(to: session.time + 10)
    #expect(session.layer("sheet/card")?.frame.minY == 300)
    #expect(session.status.phase == .cancelled)
  }

  private static let fly = """
    fly:
      kind: dismiss
      from: sheet
      to: home
      duration: 0.5
      ease: spring(ratio 0.8 velocity inherit)
      tracks: {from/card: {x: 100, y: 900, radius: 30}}
    """

  @Test func aTransitionThatFollowsInheritsIt() throws {
    var session = try session(
      "x: 100 + dx, y: 300 + dy, radius: 10 + dy / 10",
      "finish: {when: true, then: fly}",
      transitions: Self.fly
    )
    session.swing(-200, 700, seconds: 0.2)
    session.lift(160, 440)
    #expect(session.status.transition == "fly")
    #expect(abs(session.motion("sheet/card") { $0.frame.minX }.velocity + 200) < 1e-2)
    #expect(abs(session.motion("sheet/card") { $0.frame.minY }.velocity - 700) < 1e-2)
    #expect(abs(session.motion("sheet/card") { $0.cornerRadius }.velocity - 70) < 1e-2)
  }

  @Test func aTransitionThatFollowsLaterFindsEverythingAtRest() throws {
    var session = try session(
      "y: 300 + dy",
      "finish: {when: true, delay: 0.3, then: fly}",
      transitions: Self.fly
    )
    session.swing(0, 700, seconds: 0.2)
    session.lift(200, 440)
    session.advance(to: session.time + 0.3)
    #expect(session.status.transition == "fly")
    #expect(abs(session.motion("sheet/card") { $0.frame.minY }.velocity) < 1e-2)
  }

  /// A velocity belongs to its own release, not to whatever is started by hand some time afterwards.
  @Test func anOldVelocityIsForgotten() throws {
    var session = try session("y: 300 + dy", Self.back, transitions: Self.fly)
    session.swing(0, 700, seconds: 0.2)
    session.lift(200, 440)
    session.advance(to: session.time + 5)
    session.handle(.trigger("fly"))
    #expect(abs(session.motion("sheet/card") { $0.frame.minY }.velocity) < 1e-2)
  }

  @Test func aTransitionDuringAReturnStartsFromWhatIsSeen() throws {
    var session = try session("y: 300 + dy", Self.back, transitions: Self.fly)
    session.swing(0, 700, seconds: 0.2)
    session.lift(200, 440)
    session.advance(to: session.time + 0.05)
    let seen = try #require(session.layer("sheet/card"))
    session.handle(.trigger("fly"))
    #expect(abs((session.layer("sheet/card")?.frame.minY ?? 0) - seen.frame.minY) < 1e-9)
  }
}
