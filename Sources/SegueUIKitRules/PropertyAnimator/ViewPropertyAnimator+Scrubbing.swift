extension ViewPropertyAnimator {
  /// How far the animator has come in the direction in which it runs: 0…1 unless a spring was caught
  /// overshooting.
  ///
  /// Setting it makes an inactive animator active and paused, and moves a paused one; a running or a stopped
  /// one ignores it. Values are clamped to 0…1; NaN counts as 0.
  public var fractionComplete: Double {
    get {
      switch phase {
      case .inactive: 0
      case .running: directed(timeFraction(at: position))
      case .paused(let pause), .stopped(let pause): directed(pause.fraction)
      }
    }
    set {
      if case .inactive = phase { stand(at: startPosition) }
      guard case .paused(var pause) = phase else { return }
      pause.fraction = directed(min(max(newValue.isNaN ? 0 : newValue, 0), 1))
      if !linearScrubbing {
        pause.position = pause.fraction * timeline.length
        pause.caught = pause.fraction
      }
      phase = .paused(pause)
    }
  }

  /// Whether the animations run, or will run, towards their start values; it cannot be set on a stopped
  /// animator.
  public var isReversed: Bool {
    get { reversal }
    set {
      if case .stopped = phase { return }
      if newValue != reversal, case .running(_, let since) = phase {
        phase = .running(from: position, since: max(since, time))
      }
      reversal = newValue
    }
  }

  /// Whether a paused animator's picture follows `fractionComplete` linearly rather than along the timing
  /// curve.
  ///
  /// Changing it leaves the picture of a paused animator as it is.
  public var scrubsLinearly: Bool {
    get { linearScrubbing }
    set {
      guard newValue != linearScrubbing else { return }
      guard case .paused = phase else {
        linearScrubbing = newValue
        return
      }
      takeUp()
      linearScrubbing = newValue
      stand(at: position)
    }
  }

  private func directed(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }

  /// A position as a fraction of the timeline; on a timeline of no length, all or nothing by direction.
  private func timeFraction(at position: Double) -> Double {
    timeline.length > 0 ? position / timeline.length : isReversed ? 0 : 1
  }

  /// Pauses at a position of the timeline.
  mutating func stand(at position: Double) {
    let fraction =
      linearScrubbing ? timeline.main.horizontal.progress(at: position) : timeFraction(at: position)
    phase = .paused(AnimatorPause(position: position, caught: fraction, fraction: fraction))
  }

  /// Converts the fraction to which a paused animator was scrubbed into a position on the timeline, without
  /// moving anything.
  ///
  /// That is the moment at which the curve first reaches the fraction; courses that scrubbing has taken off
  /// the curve, those with a delay, are bent so that they pass through the presented progress.
  mutating func takeUp() {
    guard case .paused(let pause) = phase, linearScrubbing, pause.isScrubbed else { return }
    let length = timeline.length
    let position: Double =
      switch pause.fraction {
      case ...0: 0
      case 1...: length
      default: timeline.main.horizontal.position(of: pause.fraction) ?? pause.fraction * length
      }
    timeline.fit(at: position) { pause.linearProgress(of: $0, length: length) }
    phase = .paused(AnimatorPause(position: position, caught: pause.fraction, fraction: pause.fraction))
  }
}

/// Where an animator was paused, and how far it has been scrubbed from there.
struct AnimatorPause: Hashable, Sendable {
  /// Seconds of the timeline.
  var position: Double
  /// The fraction at which it was paused: of the picture if it scrubs linearly, else of the time.
  var caught: Double
  /// The fraction now, measured from the start of the animation in either direction.
  var fraction: Double

  var isScrubbed: Bool { fraction != caught }

  /// The progress of a course under a linear scrub: straight from 0 to the progress when it was paused, and
  /// on to 1.
  ///
  /// A course that has not begun waits until it does; one that has begun starts where it began, unless that
  /// lies, as a fraction of the time, after the fraction of the picture.
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
