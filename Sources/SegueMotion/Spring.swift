/// A unit-step spring, `m x'' + c x' + k (x − 1) = 0`.
///
/// Any coefficients are accepted. If the mass or stiffness is not positive and finite, the spring is
/// degenerate: it is at its target at once. A negative damping, or NaN, counts as 0.
public struct Spring: Hashable, Sendable {
  /// The mass `m`, `CASpringAnimation.mass`.
  public var mass: Double
  /// The stiffness `k`, `CASpringAnimation.stiffness`.
  public var stiffness: Double
  /// The damping coefficient `c`, `CASpringAnimation.damping`; not the damping ratio.
  public var damping: Double
  /// Whether a damping ratio above 1 is honoured; by default it is clamped to 1, as in Core Animation.
  public var allowsOverdamping: Bool

  /// Creates a spring from its coefficients, all positive; damping may be 0.
  public init(
    mass: Double = 1,
    stiffness: Double = 100,
    damping: Double = 10,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
  }

  /// The undamped angular frequency `ω₀ = √(k/m)`, in radians per second; 0 if the spring is degenerate.
  public var angularFrequency: Double {
    guard mass > 0, stiffness > 0 else { return 0 }
    let frequency: Double = (stiffness / mass).squareRoot()
    return frequency < Self.highestFrequency ? frequency : 0
  }

  /// The damping ratio `ζ = c / (2 √(k m))`: 1 is critical damping; 0 if the spring is degenerate.
  public var dampingRatio: Double {
    let frequency: Double = angularFrequency
    guard frequency > 0, damping > 0 else { return 0 }
    // c / (2 m ω₀) rather than c / (2 √(k m)), whose product can overflow.
    return min(damping / mass / (2 * frequency), Self.highestRatio)
  }

  /// The damping ratio of the motion: `dampingRatio`, at most 1 unless `allowsOverdamping` is set.
  public var effectiveDampingRatio: Double {
    allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
  }

  /// From here on the squares in the solution would overflow.
  private static let highestFrequency: Double = 1e100
  private static let highestRatio: Double = 1e6
}

extension Spring {
  /// The spring of UIKit's own push, pop and modal transitions, and of `UISpringTimingParameters()`.
  ///
  /// Its damping ratio, 4.56, is clamped to 1.
  public static let systemDefault = Spring(mass: 3, stiffness: 1000, damping: 500)
  /// SwiftUI's `smooth`: half a second, no bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// SwiftUI's `snappy`: half a second, a bounce of .15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// SwiftUI's `bouncy`: half a second, a bounce of .3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}

extension Spring {
  /// Returns the motion from 0 to 1, for evaluation at many times.
  ///
  /// Its displacement is `value − 1`; the velocity is in fractions of the distance per second.
  public func solution(initialVelocity: Double = 0) -> SpringSolution {
    SpringSolution(self, displacement: -1, velocity: initialVelocity)
  }

  /// Returns the fraction of the distance covered after `seconds`; 0 up to time 0, above 1 if it overshoots.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since the start; NaN counts as 0.
  ///   - initialVelocity: In fractions of the distance per second; positive leads towards the target.
  /// - Returns: The fraction, unclamped.
  public func value(at seconds: Double, initialVelocity: Double = 0) -> Double {
    1 + solution(initialVelocity: initialVelocity).displacement(at: seconds)
  }

  /// Returns the velocity after `seconds`, in fractions of the distance per second.
  public func velocity(at seconds: Double, initialVelocity: Double = 0) -> Double {
    solution(initialVelocity: initialVelocity).velocity(at: seconds)
  }
}
