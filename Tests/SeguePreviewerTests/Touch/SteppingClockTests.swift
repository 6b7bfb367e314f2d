import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer

/// A clock that steps does not move what is played, and what follows is as long as it is.
struct SteppingClockTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    screens: {home: {}, away: {}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 10, ease: linear, tracks: {to: {opacity: 0 -> 1}}}
    """

  @Test("back: nothing moves until time passes again", arguments: [0.001, 3, 1e9])
  func back(_ seconds: Double) throws {
    var preview = try Samples.preview(of: Self.text, columns: 80, rows: 24)
    preview.rehearsal.player.isPlaying = true
    preview.rehearsal.resume(at: 1_000_000)
    preview.tick(1_000_001)
    let place = preview.rehearsal.player.position
    #expect(abs(place - 1) < 1e-3)
    preview.tick(1_000_001 - seconds)
    #expect(preview.rehearsal.player.position == place)
    preview.tick(1_000_001 - seconds + 0.5)
    #expect(abs(preview.rehearsal.player.position - place - 0.5) < 1e-3)
  }

  @Test("forth, while the process stood still: it goes on from where it was", arguments: [5, 86_400.0])
  func forth(_ seconds: Double) throws {
    var preview = try Samples.preview(of: Self.text, columns: 80, rows: 24)
    preview.rehearsal.player.isPlaying = true
    preview.rehearsal.resume(at: 100)
    preview.tick(101)
    let place = preview.rehearsal.player.position
    preview.rehearsal.resume(at: 101 + seconds)
    preview.tick(101 + seconds)
    #expect(preview.rehearsal.player.position == place)
    preview.tick(101.5 + seconds)
    #expect(abs(preview.rehearsal.player.position - place - 0.5) < 1e-3)
  }
}
