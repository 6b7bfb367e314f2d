/// The leg that a running block is on, as the timing of an attached animation.
struct AnimatorStretch: Hashable, Sendable {
  let leg: AnimationLeg
  /// Seconds that the leg's whole curve takes.
  let duration: Double
  /// The block's position on the curve; outside 0…1 while it waits for the leg.
  let fraction: Double
  /// 1 or −1: the direction along the curve.
  let speed: Double
}

extension ViewPropertyAnimator {
  /// When a running animator ends or an attached animation has to be replaced: at the end of a delay, and
  /// where a block passes from one leg of its course to the next; nil while it does not run.
  var nextEventTime: Double? {
    guard case .running(let from, let since) = phase, let end = endTime else { return nil }
    if since > time { return min(since, end) }
    let seams = timeline.seams.map { since + (isReversed ? from - $0 : $0 - from) }
    return min(seams.filter { $0 > time }.min() ?? end, end)
  }

  /// The stretch that a block runs along now; nil if its picture stays still until the next event.
  func stretch(ofBlock block: Int, along axis: AnimationAxis) -> AnimatorStretch? {
    guard timeline.blocks.indices.contains(block), case .running(_, let since) = phase, since <= time,
      !isInstant
    else { return nil }
    let course = timeline.blocks[block][axis]
    let position = position
    // An event's time is rounded, so the position just after it decides.
    let ahead = position + (isReversed ? -1e-9 : 1e-9) * timeline.length
    guard let leg = course.legs.count == 1 ? course.legs.first : course.leg(at: ahead) else { return nil }
    let isWhole = leg.windowStart == 0 && leg.windowEnd == 1
    guard isWhole && course.legs.count == 1 || (leg.begin...leg.end).contains(ahead) else { return nil }
    let window = leg.windowEnd - leg.windowStart
    let duration = (leg.end - leg.begin) / abs(window)
    guard duration > 0, duration.isFinite else { return nil }
    let passed = (position - leg.begin) / (leg.end - leg.begin)
    return AnimatorStretch(
      leg: leg,
      duration: duration,
      fraction: leg.windowStart + window * passed,
      speed: (isReversed ? -1 : 1) * (window < 0 ? -1 : 1)
    )
  }
}
