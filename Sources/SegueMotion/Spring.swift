#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A unit-step spring, `m x'' + c x' + k (x − 1) = 0`.
///
/// Any coefficients are accepted. A mass or stiffness that is not positive and finite makes a spring that is
/// at its target at once; a damping that is negative or not a number counts as 0.
public struct Spring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double
  /// Whether a damping ratio above 1 is honoured; Core Animation's default clamps it to critical.
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

  /// The undamped angular frequency `ω₀ = √(k/m)`, in radians per second; 0 where the spring is degenerate.
  public var angularFrequency: Double {
    guard mass > 0, stiffness > 0 else { return 0 }
    let frequency: Double = (stiffness / mass).squareRoot()
    return frequency < Self.highestFrequency ? frequency : 0
  }

  /// The damping ratio `ζ = c / (2 √(k m))` as the coefficients say; 1 is critical, 0 where degenerate.
  public var dampingRatio: Double {
    let frequency: Double = angularFrequency
    guard frequency > 0, damping > 0 else { return 0 }
    // c / (2 m ω₀) rather than c / (2 √(k m)), whose product can overflow.
    return min(damping / mass / (2 * frequency), Self.highestRatio)
  }

  /// The damping ratio the spring moves by: at most 1 unless over-damping is allowed.
  public var effectiveDampingRatio: Double {
    allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
  }

  /// Above this the squares in the solution would overflow.
  private static let highestFrequency: Double = 1e100
  private static let highestRatio: Double = 1e6
}

extension Spring {
  /// What runs where a delegate returns no animator, and what `UISpringTimingParameters()` stands for.
  ///
  /// Its ratio, 4.56, is clamped to critical.
  public static let systemDefault = Spring(mass: 3, stiffness: 1000, damping: 500)
  /// Half a second, without bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// Half a second, bounce .15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// Half a second, bounce .3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}
