import SegueMotion

/// A leg of an animation's course: part of a timing curve, between two moments of its animator's timeline.
///
/// The progress is `offset + scale · curve(u)`, with `u` running evenly from `windowStart` to `windowEnd`. So
/// a curve can be cut, stretched, fitted between other values and run backwards without being sampled.
struct AnimationLeg: Hashable, Sendable {
  /// Seconds of the timeline.
  var begin: Double
  var end: Double
  var curve: TimingCurve
  var windowStart = 0.0
  var windowEnd = 1.0
  var offset = 0.0
  var scale = 1.0

  /// The progress at a position of the timeline; outside the leg, that of its nearer end.
  func progress(at position: Double) -> Double {
    offset + scale * curve.value(at: windowFraction(at: position))
  }

  /// The change of progress per second of the timeline; 0 outside the leg.
  func rate(at position: Double) -> Double {
    guard position >= begin, position < end else { return 0 }
    return scale * curve.velocity(at: windowFraction(at: position)) * (windowEnd - windowStart)
      / (end - begin)
  }

  /// The fraction of the curve at a position.
  func windowFraction(at position: Double) -> Double {
    if position >= end { return windowEnd }
    if position <= begin { return windowStart }
    return windowStart + (windowEnd - windowStart) * (position - begin) / (end - begin)
  }

  /// The two parts before and after a position inside the leg.
  func split(at position: Double) -> [AnimationLeg] {
    guard position > begin, position < end else { return [self] }
    var head = self
    var tail = self
    head.end = position
    tail.begin = position
    head.windowEnd = windowFraction(at: position)
    tail.windowStart = head.windowEnd
    return [head, tail]
  }

  /// The leg with its progress `p` replaced by `base + factor · p`.
  func mapped(base: Double, factor: Double) -> AnimationLeg {
    var leg = self
    leg.offset = base + factor * offset
    leg.scale = factor * scale
    return leg
  }

  /// A straight line between two values of the progress.
  static func line(_ begin: Double, _ end: Double, from: Double, to: Double) -> AnimationLeg {
    AnimationLeg(begin: begin, end: end, curve: .linear, offset: from, scale: to - from)
  }
}
