import CMath

extension Spring {
  /// Creates the spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// Its mass is 1, and its frequency is such that the motion has nearly settled at `duration`, where UIKit
  /// snaps it to the target. About .001/ratio of the distance is left then, usually one or two thousandths.
  ///
  /// - Parameters:
  ///   - duration: Seconds, clamped to 0.01…10 as in UIKit. A duration of 0 means no animation, which is for
  ///     the caller to handle.
  ///   - dampingRatio: Clamped to 0.005…1: the rule has no overdamped springs, and no root below.
  ///   - initialVelocity: In fractions of the distance per second. If the rule has no spring for it, the one
  ///     for velocity 0 is used.
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

/// The search for the frequency ω with which a spring of a given damping ratio has settled after a duration.
///
/// The rule, as ports of UIKit's own code have it: the amplitude `A` left at the duration `d` is .001, where
///
///     ζ < 1:  A = |(ζω − v)/(ω √(1 − ζ²))| e^(−ζωd)        (only the sine's coefficient)
///     ζ = 1:  A = ((ω − v) d + 1) e^(−ωd)
///
/// The ports differ in the absolute value. With it the iteration also converges for v > 5ζ/d, where ω would
/// otherwise collapse to 0.
private struct SpringFit {
  let duration: Double
  let ratio: Double
  let velocity: Double

  private static let epsilon: Double = 0.001

  func frequency() -> Double {
    // The two starting points and their limits are UIKit's; the root for velocity 0 has a closed form.
    root(from: 5 / duration, steps: 12) ?? root(from: 1 / duration, steps: 20) ?? frequencyAtRest
  }

  /// Newton's method, stopped as in UIKit once a step is at most .001.
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
    // An iteration that was cut off before it converged may be anywhere.
    return abs(evaluate(frequency).excess) < Self.epsilon ? frequency : nil
  }

  /// The amplitude left minus epsilon, and its derivative with respect to the frequency.
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
