import CMath

/// A spring in motion: solved once, and evaluated at any time.
///
/// The displacement `y` from the target obeys `y'' + 2β y' + ω₀² y = 0`, whose solution is
///
///     y(t) = e^(−βt) (y₀ C(t) + (v₀ + β y₀) S(t))
///     y'(t) = e^(−βt) (v₀ C(t) − (ω₀² y₀ + β v₀) S(t))
///
/// with `C = cos ωt` and `S = sin ωt / ω` below critical damping, and their hyperbolic counterparts above it.
/// `S` tends to `t` from both sides, so nothing breaks near ζ = 1, where the textbook forms divide by 0.
public struct SpringSolution: Hashable, Sendable {
  private let decay: Double
  /// `√|ω₀² − β²|`.
  private let rate: Double
  /// `β − q` above critical damping, where `q` is the rate.
  private let slowDecay: Double
  private let isOverdamped: Bool
  private let isDegenerate: Bool
  private let displacement: Double
  private let velocity: Double
  private let displacementSine: Double
  private let velocitySine: Double

  /// Solves the motion that starts at a displacement from the target.
  ///
  /// - Parameters:
  ///   - spring: The spring; a degenerate one is at its target at any time after 0.
  ///   - displacement: The signed distance from the target at time 0, in any unit.
  ///   - velocity: In that unit per second. Both are clamped to ±1e12; NaN counts as 0.
  public init(_ spring: Spring, displacement: Double, velocity: Double) {
    let frequency: Double = spring.angularFrequency
    let ratio: Double = spring.effectiveDampingRatio
    let start: Double = displacement.clamped(to: -1e12...1e12, otherwise: 0)
    let speed: Double = velocity.clamped(to: -1e12...1e12, otherwise: 0)
    decay = ratio * frequency
    rate = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    // β − q as ω₀²/(β + q), which does not cancel.
    slowDecay = frequency == 0 ? 0 : frequency * frequency / (decay + rate)
    isOverdamped = ratio > 1
    isDegenerate = frequency == 0
    self.displacement = start
    self.velocity = speed
    displacementSine = speed + decay * start
    velocitySine = frequency * frequency * start + decay * speed
  }

  /// Returns the signed distance from the target after `seconds`: before 0 the initial one, from 1e12 on 0.
  public func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    guard !isDegenerate, seconds < Self.longestTime else { return 0 }
    let basis = decayingBasis(at: seconds)
    return displacement * basis.cosine + displacementSine * basis.sine
  }

  /// Returns the velocity after `seconds`, in units per second: before 0 the initial one, from 1e12 on 0.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    guard !isDegenerate, seconds < Self.longestTime else { return 0 }
    let basis = decayingBasis(at: seconds)
    return velocity * basis.cosine - velocitySine * basis.sine
  }

  /// From this time on, in seconds, all is at rest: the sine of so large an angle has no digits left.
  private static let longestTime: Double = 1e12

  /// `e^(−βt) C(t)` and `e^(−βt) S(t)`.
  private func decayingBasis(at seconds: Double) -> (cosine: Double, sine: Double) {
    let angle: Double = rate * seconds
    guard isOverdamped else {
      let envelope: Double = exp(-decay * seconds)
      // The quotient keeps all its digits down to the smallest angle above 0.
      let sinc: Double = angle > 0 ? sin(angle) / angle : 1
      return (envelope * cos(angle), envelope * seconds * sinc)
    }
    guard angle > 1 else {
      let envelope: Double = exp(-decay * seconds)
      let sinhc: Double = angle > 0 ? sinh(angle) / angle : 1
      return (envelope * cosh(angle), envelope * seconds * sinhc)
    }
    // e^(−βt) cosh qt would be 0 · ∞ for long times.
    let slowTerm: Double = exp(-slowDecay * seconds)
    let fastTerm: Double = exp(-(decay + rate) * seconds)
    return ((slowTerm + fastTerm) / 2, (slowTerm - fastTerm) / (2 * rate))
  }
}
