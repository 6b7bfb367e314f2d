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
