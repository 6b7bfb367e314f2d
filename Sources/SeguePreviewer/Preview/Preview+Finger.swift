import SegueGeometry
import SegueGestures
import SegueTransitions

extension Preview {
  /// Puts a finger on the canvas, beginning a run where none is on its way.
  mutating func touchDown(hand: Finger.Hand, at place: Point, now: Double) {
    dropFinger()
    if player.isAtEnd || player.isRewound { beginRun() }
    finger = Finger(hand: hand, at: place)
    player.isPlaying = true
    touchWithFinger(at: now)
  }

  /// Hands on what the finger did since the last time.
  mutating func touchWithFinger(at now: Double) {
    guard var finger else { return }
    let touches: [Finger.Touch] = finger.touches(at: now)
    self.finger = finger
    for touch in touches { record(touch) }
    if finger.isUp { forgetFinger() }
  }

  /// The system takes the finger away, if there is one.
  mutating func dropFinger() {
    dropPinch()
    guard var finger else { return }
    for touch in finger.cancel() { record(touch) }
    forgetFinger()
  }

  /// Obeys a command for the keyboard's finger.
  mutating func moveFinger(_ command: Command, at now: Double) {
    switch command {
    case .fingerDown: touchDown(hand: .keyboard, at: geometry.canvas.center, now: now)
    case .fingerLift: finger?.releaseAtRest(at: now, speed: player.speed)
    case .fingerFlick: finger?.flick(at: now, speed: player.speed)
    case .fingerCancel: dropFinger()
    case .fingerMove(let right, let down): finger?.nudge(by: Point(x: right, y: down), at: now)
    default: break
    }
    touchWithFinger(at: now)
  }

  /// Logs a touch at the present preview time.
  private mutating func record(_ touch: Finger.Touch) {
    player.isHeld = touch.phase == .began || touch.phase == .moved
    player.record(
      .pointer(PointerEvent(phase: touch.phase, location: touch.value, time: session.time))
    )
  }

  private mutating func forgetFinger() {
    finger = nil
    drag = nil
    restAfterTouch()
  }

  /// After a touch that moved nothing the chosen transition waits to be played again.
  mutating func restAfterTouch() {
    player.isHeld = false
    guard !gestures.isRecording else { return }
    if !session.isAnimating && session.status == player.origin.status { arm() }
  }
}
