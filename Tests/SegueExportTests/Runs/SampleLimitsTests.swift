import SegueExport
import SegueScenes
import SegueTransitions
import Testing

/// What is asked of a run's numbers is counted in layers and frames before anything is written.
@Suite struct SampleLimitsTests {
  private func run(_ layers: Int, seconds: Double = 1) throws -> SceneRun {
    let text = """
      segue: 1
      screens: {home: {layers: {dot: {repeat: \(layers), frame: [0, 0, 4, 4]}}}, away: {}}
      transitions: {go: {kind: push, from: home, to: away, duration: \(seconds), tracks: {to: {x: W -> rest}}}}
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil)
    return try SceneRun(scene: file.scene, course: .transition("go"))
  }

  @Test("layers, by what is wanted of each")
  func layers() throws {
    let once = FrameTimes.list([0.5])
    let run = try run(4000)
    try SampleLimits(velocities: false, columns: false).check(run, at: once)
    try SampleLimits(velocities: false, columns: true).check(run, at: once)
    let error = #expect(throws: RunError.self) {
      try SampleLimits(velocities: true, columns: false).check(run, at: once)
    }
    guard case .tooManyLayers(let count, 3000)? = error else { throw SampleLimitsError() }
    #expect(count >= 4000)
    #expect(throws: RunError.self) {
      try SampleLimits(velocities: false, columns: true).check(try self.run(5000), at: once)
    }
  }

  @Test("layers times frames, and how many frames there may be")
  func frames() throws {
    let limits = SampleLimits(velocities: false, columns: false)
    try limits.check(try run(100, seconds: 10), at: .rate(framesPerSecond: 60))
    let error = #expect(throws: RunError.self) {
      try limits.check(try run(4000, seconds: 10), at: .rate(framesPerSecond: 60))
    }
    guard case .tooManyFrames(let layers, let frames)? = error else { throw SampleLimitsError() }
    #expect(layers * frames <= 500_000 && layers * (frames + 1) > 500_000)
    #expect(error?.description.contains("--times") == true)
    let allowed = (0..<frames).map { Double($0) / 100 }
    try limits.check(try run(4000, seconds: 10), at: .list(allowed))
    #expect(throws: RunError.self) {
      try limits.check(try run(4000, seconds: 10), at: .list(allowed + [9]))
    }
  }

  private struct SampleLimitsError: Error {}
}
