import SegueCells
import SegueGeometry
import SegueGestures
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePlayer
@testable import SeguePreviewer

@Suite("Pinching")
struct PinchTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    screens: {home: {}, away: {}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 1, ease: linear, tracks: {to: {opacity: 0 -> 1}}}
    gestures:
      spread:
        in: home
        recognize: pinch
        progress: (scale - 1) in 0..1
        drives: go
        finish: {when: progress > 0.5}
    """

  private func preview() throws -> Preview {
    try Samples.preview(of: Self.text, columns: 80, rows: 24)
  }

  private func wheel(_ kind: MouseEvent.Kind, on preview: Preview) -> InputEvent {
    let device = preview.geometry.device
    return .mouse(
      MouseEvent(kind: kind, column: device.column + 4, row: device.row + 4, modifiers: .control)
    )
  }

  @Test("The scale goes from 1 to where the notches lead, and the fingers lift when they rest")
  func scale() {
    var pinch = Pinch(at: .zero, time: 0)
    #expect(pinch.changes(at: 0) == [Pinch.Change(phase: .began, value: 1)])
    pinch.turn(by: 2, at: 0)
    let way = pinch.changes(at: 0.02) + pinch.changes(at: 0.1)
    #expect(way.map(\.phase) == [.moved, .moved])
    #expect(way[0].value > 1 && way[0].value < way[1].value)
    #expect(abs(way[1].value - 1.21) < 1e-12)
    #expect(pinch.changes(at: 0.3).isEmpty)
    #expect(pinch.changes(at: 0.5).map(\.phase) == [.ended])
    #expect(pinch.isUp && pinch.cancel().isEmpty)
  }

  @Test("The wheel with control drives a pinch; at rest its test decides")
  func wheelFinishes() throws {
    var preview = try preview()
    for step in 0..<6 { _ = preview.handle(wheel(.wheelUp, on: preview), at: Double(step) * 0.1) }
    preview.tick(0.7)
    #expect(preview.rehearsal.session.status.phase == .interactive)
    #expect(abs(preview.rehearsal.session.status.progress - 0.771561) < 1e-9)
    for tick in 0..<120 { preview.tick(1 + Double(tick) / 60) }
    #expect(preview.rehearsal.session.status.phase == .finished)
    #expect(preview.rehearsal.session.screen == "away")
  }

  @Test("Keys pinch too; too little goes back, and escape takes the fingers away")
  func keysCancel() throws {
    for takesAway in [false, true] {
      var preview = try preview()
      for step in 0..<4 { _ = preview.handle(Samples.key(.character(")")), at: Double(step) * 0.1) }
      preview.tick(0.5)
      #expect(abs(preview.rehearsal.session.status.progress - 0.4641) < 1e-9)
      _ = preview.handle(Samples.key(.character("(")), at: 0.5)
      preview.tick(0.6)
      #expect(abs(preview.rehearsal.session.status.progress - 0.331) < 1e-9)
      if takesAway {
        _ = preview.handle(Samples.key(.escape), at: 0.6)
        #expect(preview.rehearsal.pinch == nil && preview.rehearsal.session.status.phase == .cancelling)
      }
      for tick in 0..<120 { preview.tick(1 + Double(tick) / 60) }
      #expect(preview.rehearsal.session.status.phase == .cancelled)
      #expect(preview.rehearsal.session.screen == "home")
    }
  }
}
