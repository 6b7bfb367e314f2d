import SegueDocuments
import SegueExport
import SegueScenes
import Testing

/// A transition whose animator does not call `completeTransition` is told of, and followed no longer than it takes.
@Suite struct UnfinishedRunTests {
  private func file(_ track: String, _ keys: String = "") throws -> SceneFile {
    let text = """
      segue: 1
      title: Unfinished
      device: [400, 800]
      screens: {home: {fill: white}, detail: {fill: blue}}
      transitions:
        open: {kind: push, from: home, to: detail, duration: 0.5, \(keys)tracks: {to: {\(track)}}}
      checks:
        - {transition: open, lint: settles}
      """
    return try SceneFile.parse(Array(text.utf8), path: "unfinished.yaml", folder: nil)
  }

  private func run(_ file: SceneFile) throws -> (last: Double, warning: String?, trace: [String]) {
    var last = 0.0
    var warning: String?
    let run = try SceneRun(scene: file.scene, course: .transition("open"))
    FrameTimes.rate(framesPerSecond: 20).forEach(in: run) { time, run in
      last = time
      warning = run.warning
    }
    return (last, warning, TraceWriter.lines(of: run))
  }

  @Test(arguments: [
    ("x: W -> rest", "completes: false, "), ("opacity: 0 -> 1, repeat: forever", ""),
    ("x: W -> rest, speed: 0", ""),
  ])
  func itIsFollowedForASecondAndToldOf(_ track: String, _ keys: String) throws {
    let file = try file(track, keys)
    let run = try run(file)
    #expect(run.last == 1.5)
    #expect(
      run.warning
        == "warning: the animator of 'open' has not called completeTransition; input is refused from then on"
    )
    #expect(run.trace.last == "1.500 open unfinished: completeTransition was not called")
    #expect(
      SceneChecks.diagnostics(of: file).map(\.message) == [
        "transition open, settles: the animator of 'open' has not called completeTransition"
      ]
    )
  }

  /// Nobody waits for a `CAAnimation` that goes on.
  @Test func aLayerAnimationMayGoOnForEver() throws {
    let file = try file("opacity: 0 -> 1, as: layer, repeat: forever")
    let run = try run(file)
    #expect(run.warning == nil)
    #expect(run.trace.contains("0.500 completeTransition(true)"))
    #expect(SceneChecks.diagnostics(of: file) == [])
  }
}
