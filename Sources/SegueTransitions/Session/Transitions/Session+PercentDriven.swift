import SegueMotion
import SegueUIKitRules

/// UIPercentDrivenInteractiveTransition: a hand holds the transition's time.
extension Session {
  /// `update(_:)`: moves the transition's time to a fraction of its duration, linearly.
  mutating func update(percent: Double) {
    navigation.changeRun { $0.update(percent: percent) }
    guard let run else { return }
    note(.update(run.percent))
    applyClock()
  }

  /// `finish()` or `cancel()`: the rest of the way, or back to the start.
  ///
  /// `continues`: an interruptible animator is continued with the interaction controller's `timingCurve`.
  mutating func endInteraction(finishes: Bool, timing: AnimationTiming, continues: Bool) {
    guard let run else { return }
    let factor = run.duration > 0 ? timing.duration / run.duration : 0
    let continuation = Call.Continuation(timing.curve.timingParametersKind, durationFactor: factor)
    note(Call.release(finishes: finishes, continuation: continues ? continuation : nil))
    navigation.changeRun { [time] in $0.release(finishes: finishes, timing: timing, at: time) }
    applyClock()
    if timing.duration <= 0 { reachEnd() }
  }

  /// `pause()`: an interaction controller that stood by takes hold of the transition where it is.
  ///
  /// - Returns: How far it had come, or nil where there is nothing to take hold of.
  mutating func pauseInteraction(of gesture: Int) -> Double? {
    guard let run, run.standby == gesture, run.clock.isMoving else { return nil }
    navigation.changeRun { [time] in $0.pause(at: time) }
    note(Call.hold(.pause))
    applyClock()
    return self.run?.percent
  }
}
