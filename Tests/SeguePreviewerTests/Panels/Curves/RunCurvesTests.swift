import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

@testable import SeguePlayer
@testable import SeguePreviewer

@Suite struct RunCurvesTests {
  /// The run of the album's first transition, a push.
  private func player() -> Player { Samples.preview().rehearsal.player }

  /// A cover that a finger pulls down, and that springs back with the finger's velocity.
  private static let pulled = """
    segue: 1
    device: [390, 780]
    screens: {list: {layers: {cover: {frame: [0, 0, 390, 500]}}}}
    gestures:
      pull:
        in: list/cover
        recognize: pan
        sets: {list/cover: {y: rest + dy}}
        cancel: {ease: spring(response 0.4 ratio 0.6 velocity inherit)}
    """

  private func curves(_ player: Player) -> RunCurves {
    var curves = RunCurves()
    while !curves.isComplete { curves.follow(player, most: 50) }
    return curves
  }

  private func finger(_ phase: PointerEvent.Phase, _ y: Double, _ player: inout Player) {
    player.isHeld = phase == .began || phase == .moved
    let place = Point(x: 200, y: y)
    player.record(.pointer(PointerEvent(phase: phase, location: place, time: player.subject.time)))
  }

  @Test func valuesAreThoseOfTheSessionAndLieBetweenSamples() throws {
    let player = player()
    let curves = curves(player)
    #expect(curves.times.first == 0 && abs((curves.times.last ?? 0) - player.length) < 1e-9)
    let series = RunCurves.Series(layer: "detail", measure: .x)
    #expect(curves.changing().contains(series))
    var probe = player
    for step in 1...40 {
      let time = player.length * Double(step) / 41
      probe.seek(to: time)
      let sample = try #require(probe.subject.layerSamples().first { $0.id == "detail" })
      #expect(abs(curves.value(of: series, at: time) - sample.frame.minX) < 1e-2)
    }
  }

  @Test func whatHappensIsSampledWhenItHappens() {
    var player = player()
    player.seek(to: 0.1234)
    player.record(.rotate(.landscape))
    let times = curves(player).times
    #expect(times.contains { abs($0 - 0.1234) < 1e-12 })
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aRunIsSampledOnce() {
    var player = player()
    var curves = curves(player)
    let stamp = curves.stamp
    for position in [0.3, 0.1, 0.45] {
      player.seek(to: position)
      curves.follow(player, most: 50)
    }
    #expect(curves.stamp == stamp && curves.isComplete)
    player.startRun()
    player.record(.trigger("peek"))
    curves.follow(player, most: 3)
    #expect(curves.stamp != stamp && curves.times.count == 4 && !curves.isComplete)
  }

  @Test func aHandAddsASampleAFrameAndTheReleaseJoinsTheRest() throws {
    let scene = try SceneFile.parse(Array(Self.pulled.utf8), path: "test.yaml", folder: nil).scene
    var player = Samples.preview(scene).rehearsal.player
    player.startRun()
    var curves = RunCurves()
    finger(.began, 100, &player)
    player.isPlaying = true
    curves.follow(player, most: 50)
    for step in 1...12 {
      player.elapse(1.0 / 60)
      finger(.moved, 100 + Double(step) * 20, &player)
      curves.follow(player, most: 50)
      #expect(curves.times.count == step + 1 && curves.isComplete)
    }
    let series = RunCurves.Series(layer: "list/cover", measure: .y)
    let held = try #require(curves.times.last)
    #expect(abs(curves.velocity(of: series, at: held) - 1200) < 1)
    finger(.ended, 340, &player)
    repeat { curves.follow(player, most: 7) } while !curves.isComplete
    #expect(player.handSpans == [0...held])
    #expect(player.marks.map(\.isRelease) == [false, true])
    // The place is continuous, and so is its velocity, which the release hands over.
    let before = curves.value(of: series, at: held - 1e-3)
    let after = curves.value(of: series, at: held + 1e-3)
    #expect(abs(after - before - 2.4) < 0.1)
    let whole = self.curves(player)
    #expect(whole.times == curves.times)
    for time in curves.times {
      #expect(curves.value(of: series, at: time) == whole.value(of: series, at: time))
    }
  }
}
