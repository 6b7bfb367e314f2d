import SegueGeometry
import SegueTerminal
import SeguePlayer

/// The keyboard's fingers and the mouse's on the device.
extension Preview {
  /// Puts a finger on the canvas, beginning a run if none is in progress.
  mutating func touchDown(hand: Finger.Hand, at place: Point, now: Double) {
    rehearsal.beginTouch()
    let touched: Point =
      hand == .mouse ? StageDesk.touched(at: place, on: geometry, of: rehearsal.session) : place
    rehearsal.touchDown(hand: hand, at: touched, pointedAt: place, now: now)
  }

  /// Performs a command of the keyboard's fingers.
  mutating func moveFinger(_ command: Command.Finger, at now: Double) {
    switch command {
    case .down: touchDown(hand: .keyboard, at: geometry.canvas.center, now: now)
    case .lift: rehearsal.moveFinger(at: now) { $0.releaseAtRest(at: now) }
    case .flick: rehearsal.moveFinger(at: now) { $0.flick(at: now) }
    case .cancel: rehearsal.dropFinger()
    case .move(let right, let down):
      rehearsal.moveFinger(at: now) { $0.nudge(by: Point(x: right, y: down), at: now) }
    case .pinch(let notches):
      rehearsal.pinch(by: notches, around: stage.pointed ?? geometry.canvas.center, at: now)
    case .record: toggleRecording()
    }
  }

  /// Turns a press that was to select a layer into a touch, begun where it was pressed, since it goes on as a
  /// drag.
  mutating func touch(insteadOfPickingAt place: Point, _ mouse: MouseEvent, at now: Double) {
    drag = nil
    touchDown(hand: .mouse, at: place, now: now)
    drag = .device
    let goal: Point = geometry.point(column: mouse.fineColumn, row: mouse.fineRow)
    rehearsal.moveFinger(at: now) { $0.move(to: goal, at: now) }
  }
}
