#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring set going: its coefficients worked out once, then evaluated at any time.
///
/// The motion is that of the displacement `y` from the target, `y'' + 2β y' + ω₀² y = 0`, solved as
///
///     y(t) = e^(−βt) (y₀ C(t) + (v₀ + β y₀) S(t))
///     y'(t) = e^(−βt) (v₀ C(t) − (ω₀² y₀ + β v₀) S(t))
///
/// with `C = cos ωt`, `S = sin ωt / ω` under critical damping and their hyperbolic twins above it. `S` tends
/// to `t` from both sides, so nothing breaks near ζ = 1, where the textbook's three forms divide by zero.
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

  /// Solves the motion that starts `displacement` away from the target.
  ///
  /// - Parameters:
  ///   - spring: The spring; a degenerate one is at its target from the first moment after 0 on.
  ///   - displacement: Where it starts, in any unit, as a signed distance from the target.
  ///   - velocity: In that unit per second. Both are clamped to ±1e12; not a number counts as 0.
  public init(_ spring: Spring, displacement: Double, velocity: Double) {
    let frequency: Double = spring.angularFrequency
    let ratio: Double = spring.effectiveDampingRatio
    let start: Double = displacement.clamped(to: -1e12...1e12, otherwise: 0)
    let speed: Double = velocity.clamped(to: -1e12...1e12, otherwise: 0)
    decay = ratio * frequency
    rate = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    // β − q written as ω₀²/(β + q), which does not cancel.
    slowDecay = frequency == 0 ? 0 : frequency * frequency / (decay + rate)
    isOverdamped = ratio > 1
    isDegenerate = frequency == 0
    self.displacement = start
    self.velocity = speed
    displacementSine = speed + decay * start
    velocitySine = frequency * frequency * start + decay * speed
  }

  /// The signed distance from the target after `seconds`; before 0 the starting one, from 1e12 on 0.
  public func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    guard !isDegenerate, seconds < Self.longestTime else { return 0 }
    let basis = decayingBasis(at: seconds)
    return displacement * basis.cosine + displacementSine * basis.sine
  }

  /// The rate of change of the displacement after `seconds`, per second; before 0 the starting one.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    guard !isDegenerate, seconds < Self.longestTime else { return 0 }
    let basis = decayingBasis(at: seconds)
    return velocity * basis.cosine - velocitySine * basis.sine
  }

  /// From here on, in seconds, everything counts as at rest; a sine of so great an angle has no digits left.
  private static let longestTime: Double = 1e12

  /// `e^(−βt) C(t)` and `e^(−βt) S(t)`.
  private func decayingBasis(at seconds: Double) -> (cosine: Double, sine: Double) {
    let angle: Double = rate * seconds
    guard isOverdamped else {
      let envelope: Double = exp(-decay * seconds)
      // The quotient holds all its digits down to the smallest angle; only 0 itself has none.
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
