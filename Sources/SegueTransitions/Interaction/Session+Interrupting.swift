import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// An interruptible transition in a hand: from the moment a touch catches it, its clock is the view property
/// animator that UIKit's `interruptibleAnimator(using:)` would have returned.
///
/// Each track of the transition is a block with an ease of its own, and what the animator holds, moves and
/// continues is the time they share, along a `ScrubPath`: as UIKit's, it turns into the fraction of the picture
/// when it pauses, and back into that of the time when it goes on as it was.
extension Session {
  /// Takes hold of a transition in flight, where it is.
  ///
  /// - Returns: How far it had come, or nil where it cannot be caught.
  mutating func catchRun() -> Double? {
    guard let run, run.isInterruptible, run.phase != .interactive else { return nil }
    let mediaTime = stage.tree.localTime(of: stage.container, at: time)
    let offset = self.run?.takeHold(at: time) ?? 0
    self.run?.caughtMediaTime = mediaTime
    note(Call.hold(.pauseAnimation))
    self.run?.waitingSince = nil
    self.run?.isStalled = false
    self.run?.percent = run.picture(at: offset)
    if let clock = self.run?.heldClock(at: offset, time: time) { self.run?.clock = clock }
    applyClock()
    return self.run?.percent
  }

  /// Makes the hand move the picture linearly: `scrubsLinearly`, true for UIKit's animators by default.
  ///
  /// The picture stays as it is; each view animation runs straight from its start to there, and straight on
  /// to its end.
  mutating func scrubLinearly() {
    guard let run, case .animated(_, let path) = run.clock else { return }
    if run.duration > 0 {
      self.run?.curve.straighten(at: run.clock.offset(at: time) / run.duration, through: run.percent)
    }
    self.run?.scrubPath = path
    for layer in run.animatedLayers where stage.tree.contains(layer) {
      let local = stage.tree.localTime(of: layer, at: time)
      for attached in stage.tree[layer].animations where attached.key.owner == .viewAnimations {
        var animation = attached.animation
        animation.straighten(atLayerTime: local)
        stage.tree.replace(animation, forKey: attached.key, of: layer)
      }
    }
  }

  /// `fractionComplete`: moves a caught transition's picture to a fraction of its way.
  mutating func scrubRun(to percent: Double) {
    guard let run, case .animated(var animator, let path) = run.clock else { return }
    let percent = min(max(percent, 0), run.greatestPercent)
    let fraction = percent / run.greatestPercent
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
    note(.setFractionComplete(animator.fractionComplete))
    self.run?.percent = percent
    self.run?.clock = .animated(animator, path: path)
    applyClock()
  }

  /// Lets go of a caught transition: `isReversed` where it has to turn round, then `continueAnimation`.
  mutating func continueRun(timing: AnimationTiming, finishes: Bool) {
    guard let run, case .animated(var animator, let path) = run.clock else { return }
    if animator.isReversed == finishes {
      note(.setReversed(!finishes))
      animator.isReversed = !finishes
    }
    self.run?.phase = finishes ? .finishing : .cancelling
    self.run?.gesture = nil
    let factor = animator.duration > 0 ? timing.duration / animator.duration : 0
    resume(&animator, timing: timing.curve, durationFactor: factor)
    self.run?.clock = .animated(animator, path: path)
    applyClock()
    if let end = animator.endTime, end <= time { reachEnd() }
  }

  /// Lets a caught transition continue in the direction in which it was running.
  mutating func resumeRun() {
    guard let run, case .animated(let held, _) = run.clock, !held.isRunning else { return }
    if run.phase == .interactive { self.run?.phase = held.isReversed ? .cancelling : .finishing }
    let path = run.scrubPath ?? ScrubPath(length: run.length)
    let fraction = path.fraction(at: run.clock.offset(at: time))
    var animator = run.pausedAnimator(at: fraction, time: time, isReversed: held.isReversed)
    resume(&animator, timing: nil, durationFactor: 0)
    self.run?.clock = .animated(animator, path: path)
    applyClock()
  }

  private mutating func resume(
    _ animator: inout ViewPropertyAnimator,
    timing: TimingCurve?,
    durationFactor: Double
  ) {
    _ = animator.advance(to: time)
    let continuation = Call.Continuation(timing?.timingParametersKind, durationFactor: durationFactor)
    note(Call.resumption(continuation, isReversed: animator.isReversed))
    // A paused, interruptible animator refuses nothing.
    try? animator.continueAnimation(
      withTimingParameters: timing.map { TimingParameters(.curve($0)) },
      durationFactor: durationFactor
    )
  }
}

extension TransitionRun {
  /// Whether a touch has caught it, so that the property animator is its clock.
  var isCaughtByAnimator: Bool {
    if case .animated = clock { return true }
    return false
  }

  /// The clock of a run that is caught at a media time, with its animator paused; it runs back if the transition
  /// was being cancelled.
  fileprivate func heldClock(at offset: Double, time: Double) -> RunClock {
    let fraction = percent / greatestPercent
    let isWithin = offset > 0 && offset < duration
    let path =
      isWithin
      ? ScrubPath(
        pausedAt: fraction,
        seconds: offset,
        end: 1 / greatestPercent,
        duration: duration,
        length: length
      ) : ScrubPath(length: length)
    let animator = pausedAnimator(at: fraction, time: time, isReversed: phase == .cancelling)
    return .animated(animator, path: path)
  }

  /// The transition's animator, paused at a fraction.
  fileprivate func pausedAnimator(at fraction: Double, time: Double, isReversed: Bool) -> ViewPropertyAnimator
  {
    var animator = ViewPropertyAnimator(duration: length, timingParameters: .linear)
    _ = animator.advance(to: time)
    // An inactive animator refuses no animations.
    _ = try? animator.addAnimations()
    animator.isReversed = isReversed
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
    return animator
  }
}

extension TimingCurve {
  /// Which of UIKit's timing parameters a curve would be.
  var timingParametersKind: TimingParametersKind {
    if case .spring = self { .spring } else { .cubic }
  }
}

extension TimingCurve {
  /// Becomes two straight lines that meet at a progress, at a fraction of the time.
  fileprivate mutating func straighten(at fraction: Double, through progress: Double) {
    guard fraction > 0, fraction < 1 else {
      self = .linear
      return
    }
    self = .piecewiseLinear(
      PiecewiseLinear(stops: [
        .init(output: 0, input: 0), .init(output: progress, input: fraction),
        .init(output: 1, input: 1),
      ])
    )
  }
}

extension Animation {
  /// Replaces the curve by two straight lines that meet at the progress presented at a time.
  fileprivate mutating func straighten(atLayerTime time: Double) {
    guard timing.duration > 0, timing.repeatCount == 1, !timing.autoreverses else { return }
    let fraction = timing.localTime(atParentTime: time) / timing.duration
    curve.straighten(at: fraction, through: curve.value(at: fraction))
  }
}
