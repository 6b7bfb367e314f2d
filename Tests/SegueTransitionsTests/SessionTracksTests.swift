import SegueMotion
import SegueStage
import SegueTransitions
import Testing

/// A transition's animations as a timeline shows them.
@Suite struct SessionTracksTests {
  private func tracks(_ written: String) throws -> [TransitionTrack] {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white}
        away: {layers: {dot: {frame: [0, 0, 40, 40], fill: red}}}
      transitions:
        go: {kind: push, from: home, to: away, duration: 1, ease: linear, tracks: {to/dot: \(written)}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.advance(to: 3)
    session.handle(.trigger("go"))
    #expect(session.tracksOrigin == 3)
    return session.tracks.filter { $0.layer == "away/dot" }
  }

  @Test func whatGoesTogetherIsOneTrack() throws {
    let tracks = try tracks("[{x: 0 -> 100, opacity: 0 -> 1}, {y: 0 -> 100, at: 0.25..0.75}]")
    #expect(tracks.map(\.properties) == [[.frameX, .opacity], [.frameY]])
    #expect(tracks.map(\.begin) == [0, 0.25])
    #expect(tracks.map(\.duration) == [1, 0.5])
    #expect(tracks.allSatisfy { $0.curve == .linear && $0.keyTimes.isEmpty })
  }

  @Test func speedShortensAndRepetitionLengthens() throws {
    #expect(try tracks("{x: 0 -> 100, speed: 2}").map(\.duration) == [0.5])
    #expect(try tracks("{x: 0 -> 100, repeat: 3}").map(\.duration) == [3])
    #expect(try tracks("{x: 0 -> 100, autoreverse: true}").map(\.duration) == [2])
    #expect(try tracks("{x: 0 -> 100, repeat: forever}").map(\.duration) == [.infinity])
  }

  @Test func keyframesStandBetweenTheEnds() throws {
    let tracks = try tracks("{x: 0 -> 50 @ 0.3 -> 20 -> 100}")
    #expect(tracks.count == 1)
    #expect(zip(tracks[0].keyTimes, [0.3, 0.65]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(tracks[0].keyTimes.count == 2)
  }

  @Test(
    "A track says from where to where it moves each property, delayed, turned or one after another",
    arguments: [
      ("{x: 10 -> 100, opacity: 0.5}", [[10, 1], [100, 0.5]]),
      ("{x: 10 -> 100, at: 0.25..0.75}", [[10], [100]]),
      ("[{x: 0 -> 60, at: 0..0.5}, {x: 100, at: 0.5..1}]", [[0], [60], [60], [100]]),
      ("{x: 0 -> 100, autoreverse: true}", [[0], [0]]),
      ("{x: 5 -> 100, repeat: forever}", [[5], [5]]),
      ("{x: 0 -> 50 @ 0.3 -> 20 -> 100}", [[0], [100]]),
    ]
  )
  func ends(written: String, ends: [[Double]]) throws {
    let values = try tracks(written).flatMap { [$0.start, $0.end] }
    #expect(values.map(\.count) == ends.map(\.count))
    for (value, end) in zip(values.joined(), ends.joined()) {
      guard case .number(let number) = value else { throw CancellationError() }
      #expect(abs(number - end) < 1e-9, "\(values)")
    }
  }
}
