import SegueModel
import SegueMotion

/// When a track runs, in seconds after the animator began, where that is known without the device.
struct TrackTiming: Hashable {
  /// The track's own delay, or its window's beginning.
  var start: Double?
  /// Seconds from its start to its end, once.
  var pass: Double?
  /// Seconds that it lasts.
  var length: Double?
  /// The curve over that time; nil if it depends on something.
  var curve: TimingCurve?

  var end: Double? {
    guard let start, let length else { return nil }
    return start + length
  }
}

extension TransitionPlan {
  /// The animator's duration in seconds; nil if it depends on the device.
  var duration: Double? {
    if case .spring(let spring) = body.ease, let seconds = spring.ownDuration { return seconds }
    guard let written = body.duration else {
      return definition.kind == .rotate
        ? TransitionDefinition.standardRotationDuration : TransitionDefinition.standardDuration
    }
    return written.constant
  }

  /// When a track runs that is not the other way round.
  private func plainTiming(of track: TrackDefinition) -> TrackTiming {
    let ease = body.ease(of: track)
    var timing = TrackTiming()
    let window = track.window.map { ($0.start.constant, $0.end.constant) }
    let base: Double?
    if let window {
      base = window.0.flatMap { start in duration.map { start * $0 } }
    } else {
      base = 0
    }
    let delay = track.delay == nil && track.stagger == nil ? 0 : track.formulaDelay?.constant
    if let base, let delay { timing.start = max(base + delay, 0) }
    if case .spring(let spring) = ease, let own = spring.ownDuration {
      timing.length = own
    } else if let written = track.duration {
      timing.length = written.constant
    } else if let window {
      if let start = window.0, let end = window.1 { timing.length = duration.map { (end - start) * $0 } }
    } else {
      timing.length = duration
    }
    timing.pass = timing.length
    timing.curve = ease.curve(over: timing.length)
    let repeats: Double? =
      track.repeatsForever ? .infinity : track.repeatCount == nil ? 1 : track.repeatCount?.constant
    let speed = track.speed == nil ? 1 : track.speed?.constant
    guard let repeats, let speed, speed != 0 else { return timing }
    timing.length = timing.length.map { $0 * repeats * (track.autoreverses ? 2 : 1) / abs(speed) }
    return timing
  }

  /// Seconds from one end to the other of what runs the other way round: of the animator, or of the track that outlasts it;
  /// nil if it depends on the device.
  var mirroredDuration: Double? {
    let ends = body.tracks.map { plainTiming(of: $0).end }
    guard let duration, !ends.contains(nil) else { return nil }
    return ends.compactMap { $0 }.filter(\.isFinite).reduce(duration, max)
  }

  /// Seconds that the animator lasts at least: what runs the other way round leaves the pause at the end that it had at the
  /// beginning; nil if it depends on the device.
  var leastDuration: Double? {
    body.tracks.contains(where: \.isMirrored) ? mirroredDuration : duration
  }

  /// When a track runs.
  func timing(of track: TrackDefinition) -> TrackTiming {
    var timing = plainTiming(of: track)
    guard track.isMirrored else { return timing }
    guard let whole = mirroredDuration, let own = timing.end else {
      timing.start = nil
      return timing
    }
    timing.start = own.isFinite ? max(whole - own, 0) : 0
    return timing
  }
}

extension TransitionBody {
  /// A track's curve: its own, else the animator's; a layer animation is linear unless told.
  func ease(of track: TrackDefinition) -> Ease {
    track.ease ?? (track.kind == .layer ? .curve(.linear) : ease)
  }
}

extension TrackDefinition {
  /// Whether it is more than once from the start to the end in its own time.
  var repeats: Bool { repeatsForever || repeatCount != nil || autoreverses || speed != nil }
}

extension SpringDefinition {
  /// Seconds until a spring that times itself has settled; nil for one that is fitted, or depends on something.
  var ownDuration: Double? {
    if case .fitted = shape { return nil }
    guard let spring = spring(over: nil) else { return nil }
    return spring.settlingDuration(initialVelocity: constantVelocity)
  }

  /// The initial velocity in fractions of the distance a second, 0 for one that is inherited.
  var constantVelocity: Double {
    if case .relative(let value) = velocity { return value.constant ?? 0 }
    return 0
  }

  /// The spring's coefficients; nil if they depend on something, as a fitted one does on its duration.
  func spring(over seconds: Double?) -> Spring? {
    var result: Spring
    switch shape {
    case .fitted(let ratio):
      guard let seconds, let ratio = ratio.constant else { return nil }
      result = Spring(duration: seconds, dampingRatio: ratio, initialVelocity: constantVelocity)
    case .perceptual(let response, let ratio):
      guard let response = response.constant, let ratio = ratio.constant else { return nil }
      result = Spring(response: response, dampingFraction: ratio)
    case .bouncy(let duration, let bounce):
      guard let duration = duration.constant, let bounce = bounce.constant else { return nil }
      result = Spring(duration: duration, bounce: bounce)
    case .physical(let stiffness, let damping, let mass):
      guard let k = stiffness.constant, let c = damping.constant, let m = mass.constant else { return nil }
      result = Spring(mass: m, stiffness: k, damping: c)
    }
    if allowsOverdamping { result.allowsOverdamping = true }
    return result
  }
}

extension Ease {
  /// The curve over a time in seconds; nil if it depends on something.
  func curve(over seconds: Double?) -> TimingCurve? {
    switch self {
    case .curve(let curve): return curve
    case .bezier(let x1, let y1, let x2, let y2):
      guard let a = x1.constant, let b = y1.constant, let c = x2.constant, let d = y2.constant else {
        return nil
      }
      return .cubicBezier(CubicBezier(a, b, c, d))
    case .spring(let definition):
      guard let spring = definition.spring(over: seconds) else { return nil }
      let velocity = definition.constantVelocity
      let length = seconds ?? spring.settlingDuration(initialVelocity: velocity)
      return .spring(spring, initialVelocity: velocity, duration: length)
    }
  }
}
