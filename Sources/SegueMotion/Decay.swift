#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The slowing down of something let go, as a scroll view's after a flick.
///
/// The velocity falls to `rate` of itself each millisecond: `v = v₀ rate^(1000 t)`. Positions are its
/// integral, `x = x₀ + v₀ (rate^(1000 t) − 1)/L` with `L = 1000 ln rate`; the geometric sum shown in talks
/// comes to rest a thousandth earlier. Units are the caller's, points as a rule; numbers that are not finite
/// count as 0.
public struct Decay: Hashable, Sendable {
  /// The fraction of the velocity kept per millisecond.
  public let rate: Double

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Decay(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Decay(rate: 0.99)

  /// Creates a decay; `rate` is held within 1e-6…0.999999, and not a number counts as .998.
  public init(rate: Double) {
    self.rate = rate.clamped(to: 1e-6...0.999999, otherwise: 0.998)
  }

  /// The exponent per second, `L`, below 0.
  private var exponent: Double { 1000 * log(rate) }

  /// The position after `seconds`, from time 0 on.
  public func value(at seconds: Double, from start: Double, initialVelocity: Double) -> Double {
    let time: Double = seconds.clamped(to: 0...Double.greatestFiniteMagnitude, otherwise: 0)
    // expm1 keeps the digits that rate^(1000 t) − 1 would lose for short times.
    return start.finite + initialVelocity.finite * expm1(exponent * time) / exponent
  }

  /// The velocity after `seconds`, from time 0 on.
  public func velocity(at seconds: Double, initialVelocity: Double) -> Double {
    let time: Double = seconds.clamped(to: 0...Double.greatestFiniteMagnitude, otherwise: 0)
    return initialVelocity.finite * exp(exponent * time)
  }

  /// Where the motion comes to rest, `x₀ − v₀/L`: the projected end of a flick.
  public func restValue(from start: Double, initialVelocity: Double) -> Double {
    start.finite - initialVelocity.finite / exponent
  }

  /// The velocity that comes to rest `distance` further.
  public func initialVelocity(toTravel distance: Double) -> Double { -distance.finite * exponent }

  /// The seconds until the speed has fallen to `speed`; 0 if it is no higher from the start.
  ///
  /// A `speed` that is not positive is never reached and counts as 1e-9.
  public func time(toReachSpeed speed: Double, initialVelocity: Double) -> Double {
    let start: Double = abs(initialVelocity.finite)
    let end: Double = speed > 1e-9 ? speed : 1e-9
    return start > end ? log(end / start) / exponent : 0
  }

  /// The seconds until the position is `target`; nil where the motion never gets there.
  public func time(toReach target: Double, from start: Double, initialVelocity: Double) -> Double? {
    let distance: Double = target.finite - start.finite
    guard distance != 0 else { return 0 }
    let velocity: Double = initialVelocity.finite
    // (x − x₀) L/v₀ = rate^(1000 t) − 1, which lies between 0 and −1 for targets that are reached.
    let change: Double = distance * exponent / velocity
    guard change < 0, change > -1 else { return nil }
    return log1p(change) / exponent
  }
}

extension Double {
  fileprivate var finite: Double { isFinite ? self : 0 }
}
