import SegueExport
import SegueScenes
import SegueTransitions
import Testing

/// What `segue list` says of a scene.
@Suite struct SceneListingTests {
  /// A transition is as long as it takes, whatever makes it so, which is where its samples end.
  @Test(
    arguments: [
      ("tracks: {to: {x: W -> rest}}", 0.9),
      ("tracks: {to: {x: W -> rest, delay: 0.2}}", 1.1),
      ("tracks: {to: {x: W -> rest, duration: 1.5}}", 1.5),
      ("tracks: {to: {x: W -> rest, duration: 0.4}}", 0.9),
      ("tracks: {to: {x: W -> rest, repeat: 2, duration: 0.8}}", 1.6),
      // It has no end.
      ("completes: false, tracks: {to: {x: W -> rest}}", 0.9),
    ]
  )
  func aTransitionTakesAsLongAsItRuns(_ body: String, _ seconds: Double) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {one: {}, two: {}}
      transitions: {forth: {kind: push, from: one, to: two, duration: 0.9, \(body)}}
      """
    let scene = try SceneFile.parse(Array(text.utf8), path: "a.yaml", folder: nil).scene
    let listed = try #require(SceneListing(name: "a", scene: scene).transitions.first).seconds
    #expect(abs(listed - seconds) < 1e-9)
    var run = try SceneRun(scene: scene, course: .transition("forth"))
    run.advance(to: listed.nextDown)
    #expect(run.session.status.phase == .running)
  }
}
