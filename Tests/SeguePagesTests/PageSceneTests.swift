import SegueExport
import SegueFuzzing
import SeguePages
import SegueScenes
import SegueTestSupport
import SegueTransitions
import SegueWire
import Testing

@Suite("A page's scene")
struct PageSceneTests {
  @Test("Every bundled scene plays to the last bit as before it became bytes")
  func bundled() throws {
    for scene in try FuzzScene.all() {
      let before = try page(of: scene.scene)
      let bytes = before.bytes
      let after = try PageScene(bytes)
      #expect(after.bytes == bytes, "\(scene.name)")
      for (course, read) in zip(before.courses, after.courses) {
        var (run, other) = (
          try SceneRun(course, of: scene.scene), PageRun(read, of: after.scene, options: after.options)
        )
        for time in someTimes {
          run.advance(to: time)
          other.advance(to: time)
          #expect(run.session.layerSamples() == other.session.layerSamples(), "\(scene.name) \(course.name)")
          #expect(run.session.status == other.session.status)
        }
      }
    }
  }

  @Test("Scenes drawn from the whole language do too", arguments: 0..<UInt64(8))
  func drawn(part: UInt64) throws {
    for seed in part * 5..<(part + 1) * 5 {
      let scene = try FuzzScene(SceneNode.drawn(seed: seed)).scene
      let before = try page(of: scene)
      let after = try PageScene(before.bytes)
      #expect(after.bytes == before.bytes, "seed \(seed)")
      for (course, read) in zip(before.courses, after.courses) {
        var (run, other) = (
          PageRun(course, of: scene, options: before.options),
          PageRun(read, of: after.scene, options: after.options)
        )
        for time in someTimes {
          run.advance(to: time)
          other.advance(to: time)
          #expect(run.session.layerSamples() == other.session.layerSamples(), "seed \(seed) \(course.name)")
        }
      }
    }
  }

  @Test("Bytes that end early, go on, or are of another version are refused")
  func strict() throws {
    let bytes = try page(of: SceneFile.load("slide-down").scene).bytes
    for count in Array(stride(from: 0, to: bytes.count, by: bytes.count / 20)) + [bytes.count - 1] {
      #expect(throws: WireError.self) { try PageScene(Array(bytes.prefix(count))) }
    }
    #expect(throws: WireError.tooLong) { try PageScene(bytes + [0]) }
    var other = bytes
    other[4] += 1
    #expect(throws: WireError.unknown("version")) { try PageScene(other) }
    other = bytes
    other[0] ^= 1
    #expect(throws: WireError.unknown("beginning")) { try PageScene(other) }
  }

  @Test("Damaged bytes are a scene or an error, and never end the program")
  func damaged() throws {
    let bytes = try page(of: SceneFile.load("app-store").scene).bytes
    var generator = SeededGenerator(seed: 5)
    var refused = 0
    // The pictures' pixels come first and may be anything.
    let first = bytes.count * 2 / 3
    for _ in 0..<60 {
      var other = bytes
      for _ in 0..<3 {
        let place = Int.random(in: first..<bytes.count, using: &generator)
        other[place] = UInt8.random(in: 0...255, using: &generator)
      }
      if (try? PageScene(other)) == nil { refused += 1 }
    }
    #expect(refused > 2)
  }
}
