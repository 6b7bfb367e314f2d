import SegueModel
import SegueMotion
import SegueStage

/// UIPercentDrivenInteractiveTransition: a hand holds the transition's time.
extension Session {
  /// `update(_:)`: moves the transition's time to a fraction of its duration, linearly.
  mutating func update(percent: Double) {
    guard let duration = run?.duration else { return }
    let percent = min(max(percent, 0), 1)
    run?.percent = percent
    run?.clock = .held(offset: percent * duration)
    note("update(\(percent.threeDecimals))")
    applyClock()
  }

  /// `finish()`: the rest of the way.
  mutating func finishInteraction(timing: AnimationTiming) {
    guard let run else { return }
    note("finish")
    noteInteractionChange(isInteractive: false)
    self.run?.phase = .finishing
    complete(to: run.length, timing: timing)
  }

  /// `cancel()`: back to the start; time runs backwards.
  mutating func cancelInteraction(timing: AnimationTiming) {
    note("cancel")
    noteInteractionChange(isInteractive: false, isCancelled: true)
    run?.phase = .cancelling
    complete(to: 0, timing: timing)
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

  /// Takes hold of a transition in flight, where it is.
  ///
  /// - Returns: how far it had come, or nil where it cannot be caught.
  mutating func catchRun() -> Double? {
    guard let run, run.isInterruptible, run.phase != .interactive else { return nil }
    let offset = min(max(run.clock.offset(at: time), 0), run.duration)
    let percent = run.duration > 0 ? offset / run.duration : 1
    note("pauseAnimation")
    noteInteractionChange(isInteractive: true)
    self.run?.percent = percent
    self.run?.waitingSince = nil
    self.run?.isStalled = false
    self.run?.clock = .held(offset: offset)
    applyClock()
    return percent
  }

  /// Lets a caught transition go on the way it was going.
  mutating func resumeRun() {
    guard let run, case .held(let offset) = run.clock else { return }
    note("continueAnimation")
    noteInteractionChange(isInteractive: false, isCancelled: run.phase == .cancelling)
    if run.phase == .cancelling {
      self.run?.clock = .driven(
        from: offset,
        to: 0,
        start: time,
        duration: offset,
        curve: .linear
      )
    } else {
      self.run?.phase = run.phase == .interactive ? .finishing : run.phase
      self.run?.clock = .free(start: time, offset: offset)
    }
    applyClock()
  }
}

extension Double {
  /// With three decimals and a point, whatever the locale.
  var threeDecimals: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = String(abs(thousandths) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    return sign + "\(abs(thousandths) / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
