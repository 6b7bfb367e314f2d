extension Spring {
  /// Creates the spring of `UIView.animate(springDuration:bounce:)`, which may be overdamped.
  ///
  /// `ω₀ = 2π/duration`; the damping ratio is `1 − bounce` from bounce 0 on and `1/(1 + bounce)` below.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, clamped to 0.001…1e6.
  ///   - bounce: 1 is undamped, 0 critically damped, below 0 overdamped; clamped to −0.999…1.
  public init(duration: Double, bounce: Double) {
    let amount: Double = bounce.clamped(to: -0.999...1, otherwise: 0)
    let ratio: Double = amount >= 0 ? 1 - amount : 1 / (1 + amount)
    self.init(response: duration, dampingFraction: ratio)
  }

  /// Creates the spring of SwiftUI's `spring(response:dampingFraction:)`, which may be overdamped.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds, clamped to 0.001…1e6.
  ///   - dampingFraction: The damping ratio, clamped to 0…1000.
  public init(response: Double, dampingFraction: Double) {
    let period: Double = response.clamped(to: 0.001...1e6, otherwise: 0.5)
    let ratio: Double = dampingFraction.clamped(to: 0...1000, otherwise: 1)
    let frequency: Double = 2 * .pi / period
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      allowsOverdamping: true
    )
  }

  /// The period of the undamped spring in seconds, `2π/ω₀`; 0 for a degenerate spring.
  ///
  /// SwiftUI calls it the response.
  public var perceptualDuration: Double {
    let frequency: Double = angularFrequency
    return frequency > 0 ? 2 * .pi / frequency : 0
  }

  /// The bounce, from −1 (overdamped) through 0 (critically damped) to 1 (undamped).
  ///
  /// It follows from `dampingRatio`, whether or not `allowsOverdamping` is set.
  public var bounce: Double {
    let ratio: Double = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
