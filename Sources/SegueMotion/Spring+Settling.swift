import CMath

extension Spring {
  /// The longest settling duration, in seconds, which is also that of an undamped spring.
  public static let longestSettlingDuration: Double = 3600

  /// Returns the time after which the spring counts as settled, as `CASpringAnimation.settlingDuration`.
  ///
  /// Below critical damping this is when the envelope of the oscillation falls to epsilon:
  /// `ln((1 + |B|)/ε) / β` with `B = (β − v₀)/ω_d`. From critical damping on there is no such envelope, and
  /// it is the first tenth of a second that starts a whole second within epsilon.
  ///
  /// - Parameters:
  ///   - initialVelocity: In fractions of the distance per second.
  ///   - epsilon: The fraction of the distance that may be left; clamped to 1e-12…0.5.
  /// - Returns: Seconds, 0…3600; 0 for a degenerate spring.
  /// - Complexity: O(1) below critical damping, otherwise at most 1024 evaluations.
  public func settlingDuration(initialVelocity: Double = 0, epsilon: Double = 0.001) -> Double {
    let frequency: Double = angularFrequency
    guard frequency > 0 else { return 0 }
    let tolerance: Double = epsilon.clamped(to: 1e-12...0.5, otherwise: 0.001)
    let ratio: Double = effectiveDampingRatio
    guard ratio < 1 else {
      return scannedSettlingDuration(initialVelocity: initialVelocity, epsilon: tolerance)
    }
    let velocity: Double = initialVelocity.clamped(to: -1e12...1e12, otherwise: 0)
    let decay: Double = ratio * frequency
    let dampedFrequency: Double = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    let sine: Double = abs((decay - velocity) / dampedFrequency)
    return (log((1 + sine) / tolerance) / decay)
      .clamped(to: 0...Self.longestSettlingDuration, otherwise: Self.longestSettlingDuration)
  }

  private func scannedSettlingDuration(initialVelocity: Double, epsilon: Double) -> Double {
    let motion = solution(initialVelocity: initialVelocity)
    var smallest: Double = .infinity
    var time: Double = 0
    for step in 0..<1024 {
      let now = Double(step) / 10
      let distance: Double = abs(motion.displacement(at: now))
      if smallest >= epsilon {
        if distance < smallest {
          smallest = distance
          time = now
        }
      } else if distance >= epsilon {
        smallest = .infinity
      } else if now > time + 1 {
        return time
      }
    }
    return time
  }
}
