import SegueGeometry
import SegueGestures
import SegueTransitions
import SeguePlayer

extension Rehearsal {
  /// Lifts what touches, and begins a run if none is in progress.
  mutating func beginTouch() {
    dropFinger()
    beginRunUnderTouch()
  }

  /// Puts a finger on the canvas after ``beginTouch()``; the hand may point beside what it touches.
  mutating func touchDown(hand: Finger.Hand, at place: Point, pointedAt: Point, now: Double) {
    finger = Finger(hand: hand, at: place, pointedAt: pointedAt)
    player.isPlaying = true
    touchWithFinger(at: now)
  }

  /// Moves the finger, or does something else with it, and passes on what came of it.
  mutating func moveFinger(at now: Double, _ move: (inout Finger) -> Void) {
    if var finger {
      move(&finger)
      self.finger = finger
    }
    touchWithFinger(at: now)
  }

  /// Passes on what the finger has done since the last time.
  mutating func touchWithFinger(at now: Double) {
    guard var finger else { return }
    let touches: [Finger.Touch] = finger.touches(at: now)
    self.finger = finger
    for touch in touches { record(touch) }
    if finger.isUp { forgetFinger() }
  }

  /// Cancels the touch, if there is one.
  mutating func dropFinger() {
    dropPinch()
    guard var finger else { return }
    for touch in finger.cancel() { record(touch) }
    forgetFinger()
  }

  /// Passes on a touch that comes from no hand; the first one begins a run if none is in progress.
  mutating func touch(_ phase: PointerEvent.Phase, at place: Point) {
    if phase == .began {
      dropFinger()
      if player.isAtEnd || player.isRewound { player.startRun() }
    }
    player.isHeld = phase == .began || phase == .moved
    player.record(.pointer(PointerEvent(phase: phase, location: place, time: session.time)))
    if phase == .began { player.isPlaying = true }
  }

  /// Logs a touch at the current preview time.
  private mutating func record(_ touch: Finger.Touch) {
    player.isHeld = touch.phase == .began || touch.phase == .moved
    // A recording is rounded as it is made, so that its script later is what was played.
    let place: Point = gestures.isRecording ? touch.value.inTenths : touch.value
    player.record(.pointer(PointerEvent(phase: touch.phase, location: place, time: session.time)))
  }

  private mutating func forgetFinger() {
    finger = nil
    restAfterTouch()
  }

  /// Begins a run if none is in progress; a finished one is kept until the touch has moved something.
  mutating func beginRunUnderTouch() {
    guard player.isAtEnd || player.isRewound else { return }
    touchedRun = player.isAtEnd && player.length > 0 ? player : nil
    beginRun()
  }

  /// After a touch that moved nothing, restores the run that had ended, or else has the chosen transition
  /// ready.
  mutating func restAfterTouch() {
    let finished: Player? = touchedRun
    touchedRun = nil
    player.isHeld = false
    if program != nil { return restProgramAfterTouch() }
    guard !gestures.isRecording, !session.isAnimating, session.status == player.origin.status else { return }
    if let finished, session.layerSamples() == player.origin.layerSamples() {
      player.takeBack(finished)
    } else {
      arm()
    }
  }
}

extension Point {
  /// The place at the precision of a finger and of scripts: a tenth of a point.
  var inTenths: Point { Point(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) }
}
