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
