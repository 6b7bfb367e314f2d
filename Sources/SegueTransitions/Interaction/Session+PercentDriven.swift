import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// UIPercentDrivenInteractiveTransition: a hand holds the transition's time.
extension Session {
  /// `update(_:)`: moves the transition's time to a fraction of its duration, linearly.
  mutating func update(percent: Double) {
    guard let run else { return }
    let percent = min(max(percent, 0), run.greatestPercent)
    self.run?.percent = percent
    self.run?.clock = .held(offset: percent * run.duration)
    note(.update(percent))
    applyClock()
  }

  /// `finish()`: the rest of the way.
  ///
  /// `continues`: an interruptible animator is continued with the interaction controller's `timingCurve`.
  mutating func finishInteraction(timing: AnimationTiming, continues: Bool = false) {
    guard let run else { return }
    note(Call.release(finishes: true, continuation: continues ? continuation(timing) : nil))
    self.run?.phase = .finishing
    complete(to: run.length, timing: timing)
  }

  /// `cancel()`: back to the start; time runs backwards.
  mutating func cancelInteraction(timing: AnimationTiming, continues: Bool = false) {
    note(Call.release(finishes: false, continuation: continues ? continuation(timing) : nil))
    run?.phase = .cancelling
    complete(to: 0, timing: timing)
  }

  private func continuation(_ timing: AnimationTiming) -> Call.Continuation {
    let factor = (run?.duration).map { $0 > 0 ? timing.duration / $0 : 0 } ?? 0
    return Call.Continuation(timing.curve.timingParametersKind, durationFactor: factor)
  }

  private mutating func complete(to end: Double, timing: AnimationTiming) {
    guard let run else { return }
    self.run?.gesture = nil
    self.run?.clock = .driven(
      from: run.clock.offset(at: time),
      to: end,
      start: time,
      duration: timing.duration,
      curve: timing.curve
    )
    applyClock()
    if timing.duration <= 0 { reachEnd() }
  }

  /// `pause()`: an interaction controller that stood by takes hold of the transition where it is.
  ///
  /// - Returns: How far it had come, or nil where there is nothing to take hold of.
  mutating func pauseInteraction(of gesture: Int) -> Double? {
    guard let run, run.standby == gesture, run.clock.isMoving else { return nil }
    let offset = self.run?.takeHold(at: time) ?? 0
    note(Call.hold(.pause))
    self.run?.waitingSince = nil
    self.run?.isStalled = false
    self.run?.clock = .held(offset: offset)
    applyClock()
    return self.run?.percent
  }
}
