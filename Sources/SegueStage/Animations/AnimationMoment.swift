import SegueMotion

/// A moment within the duration of an animation.
struct AnimationMoment {
  /// Seconds into the duration, after repetition and autoreversal.
  var time: Double
  /// The same as a fraction of the duration, 0…1.
  var fraction: Double
  /// The rate of change of `time` relative to the parent's time; negative while the animation is reversed.
  var rate: Double
  /// Whether a fill mode holds the animation at this moment, so that nothing changes.
  var isHeld: Bool
  /// Whether the animation has not begun yet, or has ended back at its beginning.
  ///
  /// This is the "before" flag of CSS, with which a step function has not made its first jump.
  var isBefore = false
}

extension MediaTiming {
  /// The moment at a time of the animation's parent; nil if the animation shows nothing then.
  ///
  /// An animation by itself is over at its last moment. With `includingEnd`, meant for members of a group, it
  /// shows its end then, as a member that lasts as long as its group must while the group's fill mode holds.
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
