import SegueTerminal
import Testing

@testable import SeguePreviewer

/// A clock that jumps, since the machine slept or the process was stopped: what plays goes on from where it was.
struct StandstillTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    screens: {home: {}, away: {}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 4, ease: linear, tracks: {to: {opacity: 0 -> 1}}}
    """

  /// A preview that has played its run for half a second, after some keys; and the time.
  private func playing(after keys: String) throws -> (preview: Preview, now: Double) {
    var preview = try Samples.preview(of: Self.text, columns: 80, rows: 24)
    for key in keys { _ = preview.handle(Samples.key(.character(key)), at: 1) }
    _ = preview.handle(Samples.key(.enter), at: 1)
    var now = 1.0
    for _ in 0..<30 {
      now += 1.0 / 60
      preview.tick(now)
    }
    return (preview, now)
  }

  @Test(arguments: [2.5, 60, 3600, 1e6, 1e9, -1, -1e9], ["", "l", "y", "[", "]"])
  func aRunGoesOnFromWhereItWas(jump: Double, keys: String) throws {
    var (preview, now) = try playing(after: keys)
    let position = preview.player.position
    try #require(position > 0.1 && position < 2)
    preview.tick(now + jump)
    #expect(preview.player.position == position)
    #expect(preview.player.isPlaying && preview.player.isMoving)
    now += jump
    var twin = try playing(after: keys)
    for _ in 0..<60 {
      now += 1.0 / 60
      preview.tick(now)
      twin.now += 1.0 / 60
      twin.preview.tick(twin.now)
      #expect(abs(preview.player.position - twin.preview.player.position) < 1e-5)
    }
  }

  /// Where nothing plays no frame is due, so that the time until the next key says nothing.
  @Test(arguments: [2.5, 3600, 1e6]) func aRunThatBeginsAfterARestBeginsAtItsBeginning(rest: Double) throws {
    var preview = try Samples.preview(of: Self.text, columns: 80, rows: 24)
    _ = preview.handle(Samples.key(.enter), at: rest)
    preview.tick(rest)
    #expect(preview.player.position == 0)
    preview.tick(rest + 0.25)
    #expect(abs(preview.player.position - 0.25) < 1e-6)
  }

  /// A machine so slow that a frame takes it a second plays no slower for that.
  @Test func aSlowFrameCountsInFull() throws {
    var (preview, now) = try playing(after: "")
    let position = preview.player.position
    for _ in 0..<3 {
      now += 1
      preview.tick(now)
    }
    #expect(abs(preview.player.position - position - 3) < 1e-6)
  }
}
