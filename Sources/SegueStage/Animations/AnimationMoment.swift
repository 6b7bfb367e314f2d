import SegueMotion

/// Where an animation stands in one run of its duration.
struct AnimationMoment {
  /// Seconds into the duration, repetitions and way back folded in.
  var time: Double
  /// The same as a fraction of the duration, 0…1.
  var fraction: Double
  /// The change of `time` in a second of the parent's time: negative on the way back.
  var rate: Double
  /// Whether a fill mode holds it, so that nothing changes.
  var isHeld: Bool
}

extension MediaTiming {
  /// Seconds from the beginning of the first run to the end of the last: duration · repeatCount, twice that there and back.
  var activeDuration: Double {
    duration == 0 ? 0 : duration * repeatCount * (autoreverses ? 2 : 1)
  }

  /// Where an animation stands at a time of its parent; nil where it shows nothing.
  ///
  /// The active time is closed at both ends, so that scrubbing to the very end shows the end.
  func moment(atParentTime parentTime: Double) -> AnimationMoment? {
    let active = localTime(atParentTime: parentTime)
    let end = activeDuration
    if active < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return AnimationMoment(time: 0, fraction: 0, rate: speed, isHeld: true)
    }
    if active >= end {
      guard active == end || fillMode == .forwards || fillMode == .both else { return nil }
      return lastMoment(isHeld: active > end)
    }
    guard duration.isFinite else {
      return AnimationMoment(time: active, fraction: 0, rate: speed, isHeld: false)
    }
    let run = (active / duration).rounded(.down)
    return moment(run: run, time: active - run * duration, isHeld: false)
  }

  private func lastMoment(isHeld: Bool) -> AnimationMoment {
    guard duration > 0 else {
      return AnimationMoment(time: 0, fraction: autoreverses ? 0 : 1, rate: speed, isHeld: true)
    }
    let runs = repeatCount * (autoreverses ? 2 : 1)
    let whole = runs.rounded(.down)
    if whole == runs { return moment(run: max(0, whole - 1), time: runs == 0 ? 0 : duration, isHeld: isHeld) }
    return moment(run: whole, time: (runs - whole) * duration, isHeld: isHeld)
  }

  private func moment(run: Double, time: Double, isHeld: Bool) -> AnimationMoment {
    let isReturning = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    let folded = isReturning ? duration - time : time
    return AnimationMoment(
      time: folded,
      fraction: folded / duration,
      rate: isReturning ? -speed : speed,
      isHeld: isHeld
    )
  }
}
