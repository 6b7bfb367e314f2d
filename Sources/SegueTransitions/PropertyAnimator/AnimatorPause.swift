/// Where a paused animator stands, and how far a hand has taken it from there.
struct AnimatorPause: Hashable, Sendable {
  /// Seconds of the timeline.
  var position: Double
  /// The fraction at which it was caught: that of the picture if it is scrubbed linearly, else that of the time.
  var caught: Double
  /// The fraction now, from the start of the animation whichever way it runs.
  var fraction: Double

  var isScrubbed: Bool { fraction != caught }

  /// What a linear scrub shows of a way: straight from nothing to what was seen when it was caught, and on to the end.
  ///
  /// A way that has its beginning still ahead waits for it; one that has begun starts where it began, unless
  /// that lies, as a fraction of the time, behind the fraction of the picture.
  func linearProgress(of course: AnimationCourse, length: Double) -> Double {
    let seen = course.progress(at: position)
    guard isScrubbed else { return seen }
    let begin = length > 0 ? (course.legs.first?.begin ?? 0) / length : 0
    if fraction > caught {
      let start = seen == 0 ? max(begin, caught) : caught
      guard fraction > start else { return seen }
      guard fraction < 1 else { return 1 }
      return seen + (1 - seen) * ((fraction - start) / (1 - start))
    }
    let start = begin < caught ? begin : 0
    guard fraction > start else { return 0 }
    return seen * ((fraction - start) / (caught - start))
  }
}
