import SegueMotion

/// The progress of an animation from 0 to 1 along its animator's timeline, leg by leg.
///
/// It has one leg unless something interferes; `continueAnimation` adds others.
struct AnimationCourse: Hashable, Sendable {
  /// In order of time and without overlaps; never empty.
  private(set) var legs: [AnimationLeg]

  /// Creates a course of one leg.
  init(_ leg: AnimationLeg) { legs = [leg] }

  /// The progress: 0 before the first leg, exactly 1 from the end of the last, constant between two legs.
  ///
  /// A course of no duration is at its start until its moment has passed.
  func progress(at position: Double) -> Double {
    guard let first = legs.first, let last = legs.last else { return 1 }
    guard first.begin < last.end else { return position > last.end ? 1 : 0 }
    guard position < last.end else { return 1 }
    return leg(at: position)?.progress(at: position) ?? 0
  }

  /// The change of progress per second of the timeline.
  func rate(at position: Double) -> Double { leg(at: position)?.rate(at: position) ?? 0 }

  /// The leg that contains a position, or else the last one before it; nil before the first.
  func leg(at position: Double) -> AnimationLeg? { legs.last { $0.begin <= position } }

  /// The first position at which the progress reaches a fraction between 0 and 1; nil if it never does.
  ///
  /// The crossing is searched for in 512 steps, so that the first one is found even if a spring oscillates.
  func position(of fraction: Double) -> Double? {
    guard let last = legs.last else { return nil }
    let steps = 512
    for step in 1...steps {
      var high = last.end * Double(step) / Double(steps)
      guard progress(at: high) >= fraction else { continue }
      var low = last.end * Double(step - 1) / Double(steps)
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return high }
        if progress(at: middle) < fraction { low = middle } else { high = middle }
      }
    }
    return nil
  }
}

extension AnimationCourse {
  /// Bends the course so that it passes through `progress` at a position, by scaling the parts before and
  /// after it.
  ///
  /// A curve that would have to be stretched more than fourfold is replaced by a straight line.
  mutating func fit(at position: Double, to progress: Double, length: Double) {
    let old = self.progress(at: position)
    guard old != progress else { return }
    let parts = cut(at: position)
    var head = parts.head
    var tail = parts.tail
    let headFactor = progress / old
    if !head.isEmpty, abs(headFactor) <= 4 {
      head = head.map { $0.mapped(base: 0, factor: headFactor) }
    } else if position > 0 {
      head = [.line(min(head.first?.begin ?? 0, position), position, from: 0, to: progress)]
    }
    let tailFactor = (1 - progress) / (1 - old)
    if !tail.isEmpty, abs(tailFactor) <= 4 {
      tail = tail.map { $0.mapped(base: 1 - tailFactor, factor: tailFactor) }
    } else if position < length {
      tail = [.line(position, length, from: progress, to: 1)]
    }
    legs = head + tail
  }

  /// Continues from a position to 1 in `seconds`, along a new curve or the old one, stretched.
  mutating func goOn(
    from position: Double,
    in seconds: Double,
    length: Double,
    curve: (_ seconds: Double) -> TimingCurve?
  ) {
    let progress = self.progress(at: position)
    let parts = cut(at: position)
    let stretch = length > position ? seconds / (length - position) : 0
    // A course that has not begun keeps its share of the wait.
    let wait = parts.head.isEmpty ? ((parts.tail.first?.begin ?? position) - position) * stretch : 0
    guard let curve = curve(seconds - wait) else {
      let rest = parts.tail.map { $0.moved { position + ($0 - position) * stretch } }
      let line = AnimationLeg.line(position, position + seconds, from: progress, to: 1)
      legs = parts.head + (length <= position && progress < 1 ? [line] : rest)
      return
    }
    let leg = AnimationLeg(
      begin: position + wait,
      end: position + seconds,
      curve: curve,
      offset: progress,
      scale: 1 - progress
    )
    legs = parts.head + [leg]
  }

  /// Returns from a position to 0 in `seconds`; the position becomes `seconds`, and the legs after it shift
  /// along.
  mutating func goBack(from position: Double, in seconds: Double, curve: TimingCurve?) {
    let progress = self.progress(at: position)
    let parts = cut(at: position)
    let tail = parts.tail.map { $0.moved { $0 - position + seconds } }
    // A course that has not begun is already at its start.
    if parts.head.isEmpty, !tail.isEmpty {
      legs = tail
      return
    }
    guard let curve else {
      let stretch = position > 0 ? seconds / position : 0
      legs = parts.head.map { $0.moved { $0 * stretch } } + tail
      return
    }
    let leg = AnimationLeg(
      begin: 0,
      end: seconds,
      curve: curve,
      windowStart: 1,
      windowEnd: 0,
      offset: progress,
      scale: -progress
    )
    legs = [leg] + tail
  }

  /// The legs before and after a position; the one that contains it is split.
  private func cut(at position: Double) -> (head: [AnimationLeg], tail: [AnimationLeg]) {
    let legs = legs.flatMap { $0.split(at: position) }
    return (legs.filter { $0.begin < position }, legs.filter { $0.begin >= position })
  }
}

extension AnimationLeg {
  fileprivate func moved(_ place: (Double) -> Double) -> AnimationLeg {
    var leg = self
    leg.begin = place(begin)
    leg.end = place(end)
    return leg
  }
}
