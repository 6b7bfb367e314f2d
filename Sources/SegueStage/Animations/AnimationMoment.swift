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
  /// Whether it has not begun yet, or is over on its way back: CSS's "before" flag, with which steps have not jumped.
  var isBefore = false
}

extension MediaTiming {
  /// Where an animation stands at a time of its parent; nil where it shows nothing.
  ///
  /// `includingEnd` is for the members of a group: one that lasts as long as its group must still show its end
  /// when the group holds, although an animation by itself is over at its last moment.
  func moment(atParentTime parentTime: Double, includingEnd: Bool) -> AnimationMoment? {
    let active = localTime(atParentTime: parentTime)
    let end = activeDuration
    var timing = self
    if includingEnd && active == end { timing.fillMode = .forwards }
    guard let fraction = timing.fraction(atLocalTime: active) else { return nil }
    let isReturning =
      autoreverses && (active / duration).rounded(.down).truncatingRemainder(dividingBy: 2) == 1
    let isBack = autoreverses && active >= end && fraction == 0
    return AnimationMoment(
      time: duration.isFinite ? fraction * duration : max(active, 0),
      fraction: fraction,
      rate: isReturning ? -speed : speed,
      isHeld: active < 0 || active >= end,
      isBefore: active < 0 || isBack
    )
  }
}
