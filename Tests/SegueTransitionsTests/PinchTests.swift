import SegueGeometry
import SegueScenes
import SegueTransitions
import Testing

/// A pinch, as a script gives it, that drives a pop.
@Suite struct PinchTests {
  private func session(_ script: String, until time: Double) throws -> Session {
    var options = Session.Options()
    options.startScreen = "two"
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Pinch
        device: [400, 800]
        screens:
          one: {fill: white}
          two: {fill: blue}
        transitions:
          forth: {kind: push, from: one, to: two, tap: from}
          back: {kind: pop, from: two, to: one, duration: 1, tracks: {from: {x: W}}}
        gestures:
          pinch:
            in: two
            recognize: pinch
            begin: scale < 1
            progress: 1 - scale
            drives: back
            ease: spring(stiffness 200 damping 30 velocity inherit)
            finish: {when: progress > 0.5}
        """
      ),
      options: options
    )
    session.play(try ScriptParser.parse(script, file: "pinch"), until: time)
    return session
  }

  private static let closing =
    "0 pinch 200 400 0.95\n0.05 pinch 200 400 0.8\n0.1 pinch 200 400 0.65\n0.15 pinch 200 400 0.5\n"
    + "0.2 pinch 200 400 0.35\n"

  @Test func theTransitionFollowsTheFingers() throws {
    let session = try session(Self.closing, until: 0.2)
    #expect(session.status.phase == .interactive)
    #expect(abs((session.layer("two")?.frame.minX ?? 0) - 0.65 * 400) < 1e-9)
  }

  @Test func aReleaseLiftsThemAndHandsTheirVelocityOver() throws {
    let session = try session(Self.closing + "0.2 release 200 400", until: 0.2)
    #expect(session.status.phase == .finishing)
    // The scale falls by 0.15 in 0.05 s.
    #expect(abs(session.motion("two") { $0.frame.minX }.velocity - 3 * 400) < 1e-2)
  }

  @Test func cancelledItGoesBack() throws {
    let session = try session(Self.closing + "0.2 cancel", until: 10)
    #expect(session.status.phase == .cancelled)
    #expect(session.screen == "two")
  }

  @Test func theDelegateMayRefuseIt() throws {
    let session = try session("0 pinch 200 400 1.2\n0.1 pinch 200 400 0.4\n0.2 release 200 400", until: 1)
    #expect(session.status.phase == .idle)
  }
}
