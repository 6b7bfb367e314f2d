#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Spring {
  /// Creates the spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// Its mass is 1 and its frequency such that the motion has nearly settled at `duration`, where UIKit snaps
  /// it to the target; about .001/ratio is left then, a thousandth of the distance or two as a rule.
  ///
  /// - Parameters:
  ///   - duration: Seconds, held within 0.01…10 as UIKit does. (No duration at all is no animation, which
  ///     is the caller's to see.)
  ///   - dampingRatio: Held within 0.005…1: the rule knows no over-damping, and no root below.
  ///   - initialVelocity: In fractions of the distance per second. Where the rule finds no spring for it,
  ///     the one for velocity 0 is taken.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio: Double = dampingRatio.clamped(to: 0.005...1, otherwise: 1)
    let fit = SpringFit(
      duration: duration.clamped(to: 0.01...10, otherwise: 0.5),
      ratio: ratio,
      velocity: initialVelocity.clamped(to: -1e6...1e6, otherwise: 0)
    )
    let frequency: Double = fit.frequency()
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}

/// The search for the frequency ω at which a spring of given ratio has settled after a given duration.
///
/// The rule, known from ports of UIKit's own: the amplitude `A` left at the duration `d` is .001, where
///
///     ζ < 1:  A = |(ζω − v)/(ω √(1 − ζ²))| e^(−ζωd)        (the sine's coefficient alone)
///     ζ = 1:  A = ((ω − v) d + 1) e^(−ωd)
///
/// The ports differ in the absolute value. With it the iteration holds for v > 5ζ/d as well, where without
/// it ω collapses to 0.
private struct SpringFit {
  let duration: Double
  let ratio: Double
  let velocity: Double

  private static let epsilon: Double = 0.001

  func frequency() -> Double {
    // The two starts and their step limits are UIKit's; the root for velocity 0 is known in closed form.
    root(from: 5 / duration, steps: 12) ?? root(from: 1 / duration, steps: 20) ?? frequencyAtRest
  }

  /// Newton's method, stopped as UIKit does when a step is no longer than .001.
  private func root(from start: Double, steps: Int) -> Double? {
    var frequency: Double = start
    for _ in 0..<steps {
      let (excess, slope) = evaluate(frequency)
      let next: Double = frequency - excess / slope
      guard next.isFinite, next > 0 else { return nil }
      let step: Double = abs(next - frequency)
      frequency = next
      if step <= 0.001 { break }
    }
    // Cut off before it converged, the iteration may have left anything behind.
    return abs(evaluate(frequency).excess) < Self.epsilon ? frequency : nil
  }

  /// The amplitude left minus epsilon, and its derivative by the frequency.
  private func evaluate(_ frequency: Double) -> (excess: Double, slope: Double) {
    let fall: Double = exp(-ratio * frequency * duration)
    let lead: Double = ratio * frequency - velocity
    guard ratio < 1 else {
      return (fall * (lead * duration + 1) - Self.epsilon, -fall * duration * duration * lead)
    }
    let root: Double = (1 - ratio * ratio).squareRoot()
    let amplitude: Double = lead / (frequency * root) * fall
    let slope: Double =
      fall / root * (velocity / (frequency * frequency) - ratio * duration * lead / frequency)
    return amplitude < 0 ? (-amplitude - Self.epsilon, -slope) : (amplitude - Self.epsilon, slope)
  }

  private var frequencyAtRest: Double {
    guard ratio < 1 else { return 9.23341347645 / duration }
    let root: Double = (1 - ratio * ratio).squareRoot()
    return log(ratio / (Self.epsilon * root)) / (ratio * duration)
  }
}
