import SegueCells
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer

/// A machine that is busy draws a frame late; the hand has not waited for it.
struct LateFrameTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    screens: {home: {}, away: {}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 1, ease: linear, tracks: {to: {opacity: 0 -> 1}}}
    gestures:
      pull:
        in: home
        recognize: pan(down)
        progress: dy / 400 in 0..1
        drives: go
        finish: {when: velocity.y > 800}
    """

  /// How a flick over two cells ends whose next frame comes so many seconds after it.
  private func end(ofFlickWithFrameAfter delay: Double) throws -> TransitionStatus.Phase {
    var preview = try Samples.preview(of: Self.text, columns: 80, rows: 24)
    let device = preview.geometry.device
    func mouse(_ kind: MouseEvent.Kind, _ row: Int) -> InputEvent {
      .mouse(MouseEvent(kind: kind, button: .left, column: device.column + 4, row: device.row + row))
    }
    for (kind, row) in [(MouseEvent.Kind.press, 4), (.drag, 6), (.release, 6)] {
      _ = preview.handle(mouse(kind, row), at: 1)
    }
    preview.tick(1 + delay)
    for frame in 1...120 { preview.tick(1 + delay + Double(frame) / 60) }
    return preview.rehearsal.session.status.phase
  }

  @Test(arguments: [1.0 / 60, 0.1, 0.2, 0.3]) func aFlickIsOneHoweverLateTheFrame(_ delay: Double) throws {
    #expect(try end(ofFlickWithFrameAfter: delay) == .finished)
  }

  /// The run goes on for as long as it would have without a finger.
  @Test func theTimeThatPassesIsTheSame() throws {
    var preview = try Samples.preview(of: Self.text, columns: 80, rows: 24)
    let device = preview.geometry.device
    _ = preview.handle(
      .mouse(MouseEvent(kind: .press, button: .left, column: device.column + 4, row: device.row + 4)),
      at: 1
    )
    preview.tick(1.5)
    _ = preview.handle(
      .mouse(MouseEvent(kind: .drag, button: .left, column: device.column + 4, row: device.row + 6)),
      at: 1.5
    )
    preview.tick(2)
    #expect(abs(preview.rehearsal.player.position - 1) < 1e-9)
  }
}
