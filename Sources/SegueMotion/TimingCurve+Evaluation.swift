extension TimingCurve {
  /// The fraction of change at a fraction of time.
  ///
  /// Outside 0…1 Béziers go on along their end tangents, `steps` and `linear(…)` by CSS's rules, the linear
  /// curve as itself; a spring is exactly 0 up to 0 and exactly 1 from 1 on. Fractions are held within ±1e9,
  /// and not a number counts as 0.
  public func value(at fraction: Double) -> Double {
    switch self {
    case .linear:
      return fraction.clamped(to: -1e9...1e9, otherwise: 0)
    case .cubicBezier(let bezier):
      return bezier.progress(at: fraction)
    case .steps(let steps):
      return steps.value(at: fraction)
    case .piecewiseLinear(let lines):
      return lines.value(at: fraction)
    case .spring(let spring, let initialVelocity, let duration):
      guard fraction > 0 else { return 0 }
      guard fraction < 1 else { return 1 }
      return spring.value(at: fraction * duration, initialVelocity: initialVelocity)
    }
  }

  /// The slope of `value(at:)`, per unit of the fraction of time; divide by the duration for seconds.
  ///
  /// `steps` have slope 0 everywhere; a spring has its own up to 1, and 0 from there on or
  /// where its duration is not within 0…1e9.
  public func velocity(at fraction: Double) -> Double {
    switch self {
    case .linear:
      return 1
    case .cubicBezier(let bezier):
      return bezier.slope(at: fraction)
    case .steps:
      return 0
    case .piecewiseLinear(let lines):
      return lines.slope(at: fraction)
    case .spring(let spring, let initialVelocity, let duration):
      guard fraction < 1, duration > 0, duration <= 1e9 else { return 0 }
      return spring.velocity(at: fraction * duration, initialVelocity: initialVelocity) * duration
    }
  }

  /// UIKit's spring for a duration and a damping ratio, over that duration.
  public static func spring(
    duration: Double,
    dampingRatio: Double,
    initialVelocity: Double = 0
  ) -> TimingCurve {
    .spring(
      Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity),
      initialVelocity: initialVelocity,
      duration: duration
    )
  }
}
