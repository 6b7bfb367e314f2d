import CMath

/// Exponential deceleration, such as a scroll view's after a flick.
///
/// The velocity is multiplied by `rate` every millisecond: `v = v₀ rate^(1000 t)`. Positions are its
/// integral, `x = x₀ + v₀ (rate^(1000 t) − 1)/L` with `L = 1000 ln rate`. The geometric sum shown in WWDC
/// talks, `v₀/1000 · rate/(1 − rate)`, falls short of that by a thousandth at the normal rate. Lengths are in
/// the caller's unit, usually points; numbers that are not finite count as 0.
public struct Decay: Hashable, Sendable {
  /// The fraction of the velocity that is left after a millisecond, 1e-6…0.999999.
  public let rate: Double

  /// `UIScrollView.DecelerationRate.normal`, .998.
  public static let normal = Decay(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`, .99.
  public static let fast = Decay(rate: 0.99)

  /// Creates a decay; `rate` is clamped to 1e-6…0.999999, and NaN counts as .998.
  public init(rate: Double) {
    self.rate = rate.clamped(to: 1e-6...0.999999, otherwise: 0.998)
  }

  /// The exponent per second, `L`, below 0.
  private var exponent: Double { 1000 * log(rate) }

  /// Returns the position after `seconds`; a negative time counts as 0.
  public func value(at seconds: Double, from start: Double, initialVelocity: Double) -> Double {
    let time: Double = seconds.clamped(to: 0...Double.greatestFiniteMagnitude, otherwise: 0)
    // expm1 keeps the digits that rate^(1000 t) − 1 loses for short times.
    return start.finite + initialVelocity.finite * expm1(exponent * time) / exponent
  }

  /// Returns the velocity after `seconds`, per second; a negative time counts as 0.
  public func velocity(at seconds: Double, initialVelocity: Double) -> Double {
    let time: Double = seconds.clamped(to: 0...Double.greatestFiniteMagnitude, otherwise: 0)
    return initialVelocity.finite * exp(exponent * time)
  }

  /// Returns where the motion comes to rest, `x₀ − v₀/L`: the projected end of a flick.
  public func restValue(from start: Double, initialVelocity: Double) -> Double {
    start.finite - initialVelocity.finite / exponent
  }

  /// Returns the velocity with which the motion comes to rest after `distance`.
  public func initialVelocity(toTravel distance: Double) -> Double { -distance.finite * exponent }

  /// Returns the seconds until the speed has fallen to `speed`; 0 if it is no higher at the start.
  ///
  /// A `speed` below 1e-9, which would be reached late or never, counts as 1e-9.
  public func time(toReachSpeed speed: Double, initialVelocity: Double) -> Double {
    let start: Double = abs(initialVelocity.finite)
    let end: Double = speed > 1e-9 ? speed : 1e-9
    return start > end ? log(end / start) / exponent : 0
  }

  /// Returns the seconds until the position is `target`; nil if the motion never gets there.
  public func time(toReach target: Double, from start: Double, initialVelocity: Double) -> Double? {
    let distance: Double = target.finite - start.finite
    guard distance != 0 else { return 0 }
    let velocity: Double = initialVelocity.finite
    // (x − x₀) L/v₀ = rate^(1000 t) − 1, which is between −1 and 0 for targets that are reached.
    let change: Double = distance * exponent / velocity
    guard change < 0, change > -1 else { return nil }
    return log1p(change) / exponent
  }
}

extension Double {
  fileprivate var finite: Double { isFinite ? self : 0 }
}
