import SegueGeometry
import SegueModel
import SegueTransitions
import Testing

@Suite struct DurationTests {
  @Test(arguments: [
    ("slide-down", "show", 0.5), ("slide-down", "hide", 0.4), ("herb-gallery", "turn", 0.4),
    // No animator: UIKit's own push.
    ("image-card", "open", 0.5), ("logo-reveal", "reveal", 2),
  ])
  func isTheAnimators(_ scene: String, _ transition: String, _ seconds: Double) throws {
    let session = try Session(scene)
    let definition = try #require(session.scene.transition(named: transition))
    #expect(session.duration(of: definition) == seconds)
  }
}

@Suite struct RotationStatusTests {
  @Test func aRotationRunsAndFinishes() throws {
    var session = try Session("herb-gallery")
    session.handle(.trigger("turn"))
    session.advance(to: 0.1)
    #expect(session.status.phase == .running)
    #expect(session.status.transition == "turn")
    #expect(abs(session.status.progress - 0.25) < 1e-12)
    session.advance(to: 0.4)
    #expect(session.status.phase == .finished)
    #expect(session.canvas.width > session.canvas.height)
  }
}
