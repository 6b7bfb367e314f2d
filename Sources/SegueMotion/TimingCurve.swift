/// A function from the fraction of time to the fraction of change.
public enum TimingCurve: Hashable, Sendable {
  /// The identity.
  case linear
  /// `CAMediaTimingFunction`, CSS `cubic-bezier(…)`.
  case cubicBezier(CubicBezier)
  /// CSS `steps(…)`.
  case steps(StepTiming)
  /// CSS `linear(…)`.
  case piecewiseLinear(PiecewiseLinear)
  /// A spring of which 0…1 covers `duration` seconds; its value is exactly 1 from 1 on.
  ///
  /// The initial velocity is in fractions of the distance per second.
  case spring(Spring, initialVelocity: Double, duration: Double)
}

extension TimingCurve {
  /// Returns the fraction of change at a fraction of time.
  ///
  /// Outside 0…1 a Bézier curve continues along its end tangents, `steps` and `linear(…)` by the rules of
  /// CSS, and the identity as itself; a spring is exactly 0 up to 0 and exactly 1 from 1 on. Fractions are
  /// clamped to ±1e9, and NaN counts as 0.
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

  /// Returns the slope of `value(at:)`; divide by the duration for the change per second.
  ///
  /// The slope of `steps` is 0 everywhere. That of a spring is its initial velocity before 0 and 0 from 1 on;
  /// it is 0 everywhere if the duration is not positive or exceeds 1e9 seconds.
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

  /// Returns a spring that settles over `duration` seconds, by UIKit's rule.
  ///
  /// See `Spring.init(duration:dampingRatio:initialVelocity:)` for the parameters' ranges.
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
