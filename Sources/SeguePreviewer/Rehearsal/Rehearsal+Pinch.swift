import SegueGeometry
import SegueGestures
import SegueTransitions
import SeguePlayer

extension Rehearsal {
  /// Spreads two fingers around a place by a number of notches, putting them down first if necessary.
  mutating func pinch(by notches: Int, around place: Point, at now: Double) {
    if pinch == nil {
      dropFinger()
      beginRunUnderTouch()
      pinch = Pinch(at: place, time: now)
      player.isPlaying = true
    }
    pinch?.turn(by: notches, at: now)
    pinchWithFingers(at: now)
  }

  /// Passes on what the two fingers have done since the last time.
  mutating func pinchWithFingers(at now: Double) {
    guard var pinch else { return }
    let changes: [Pinch.Change] = pinch.changes(at: now)
    self.pinch = pinch
    for change in changes { record(change, around: pinch.center) }
    if pinch.isUp { forgetPinch() }
  }

  /// Cancels the pinch, if there is one.
  mutating func dropPinch() {
    guard var pinch else { return }
    for change in pinch.cancel() { record(change, around: pinch.center) }
    forgetPinch()
  }

  private mutating func record(_ change: Pinch.Change, around center: Point) {
    player.isHeld = change.phase == .began || change.phase == .moved
    guard gestures.isRecording else {
      return player.record(.pinch(change.phase, scale: change.value, at: center))
    }
    let scale: Double = (change.value * 1000).rounded() / 1000
    player.record(.pinch(change.phase, scale: scale, at: center.inTenths))
  }

  private mutating func forgetPinch() {
    pinch = nil
    restAfterTouch()
  }
}
