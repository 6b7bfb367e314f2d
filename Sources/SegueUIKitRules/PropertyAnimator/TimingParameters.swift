public import SegueGeometry
public import SegueMotion

/// `UITimingCurveProvider`: how a property animator paces its animations.
public struct TimingParameters: Hashable, Sendable {
  /// UIKit's two kinds, with springs split by whether they set their own duration.
  public enum Pace: Hashable, Sendable {
    /// `UICubicTimingParameters`, or any other curve over the animator's duration.
    case curve(TimingCurve)
    /// `UISpringTimingParameters(dampingRatio:)`: a spring fitted into the animator's duration.
    case fittedSpring(dampingRatio: Double)
    /// Mass, stiffness and damping, or duration and bounce: the spring lasts until it has settled, regardless
    /// of the animator's duration.
    case spring(Spring)
  }

  /// The curve or spring.
  public var pace: Pace
  /// In fractions of the distance per second; `x` (UIKit's `dx`) applies to all numbers except vertical
  /// positions.
  public var initialVelocity: Point

  /// Creates parameters; the velocity matters to springs only.
  public init(_ pace: Pace, initialVelocity: Point = .zero) {
    self.pace = pace
    self.initialVelocity = initialVelocity
  }

  /// An even pace.
  public static let linear = TimingParameters(.curve(.linear))
  /// `UIView.AnimationCurve.easeIn`.
  public static let easeIn = TimingParameters(.curve(.cubicBezier(.easeIn)))
  /// `UIView.AnimationCurve.easeOut`.
  public static let easeOut = TimingParameters(.curve(.cubicBezier(.easeOut)))
  /// `UIView.AnimationCurve.easeInOut`.
  public static let easeInOut = TimingParameters(.curve(.cubicBezier(.easeInOut)))
  /// `UICubicTimingParameters()`, Core Animation's default curve.
  public static let standard = TimingParameters(.curve(.cubicBezier(.standard)))
  /// `UISpringTimingParameters()`.
  public static let standardSpring = TimingParameters(.spring(.systemDefault))

  /// Returns the seconds that an animator with these parameters takes when it is given `seconds`; never below
  /// 0.
  ///
  /// - Complexity: See `Spring.settlingDuration(initialVelocity:epsilon:)`.
  public func duration(given seconds: Double) -> Double {
    guard case .spring(let spring) = pace else { return seconds > 0 && seconds.isFinite ? seconds : 0 }
    return max(
      spring.settlingDuration(initialVelocity: initialVelocity.x),
      spring.settlingDuration(initialVelocity: initialVelocity.y)
    )
  }

  /// Returns the curve over `seconds` for numbers on one axis.
  func curve(over seconds: Double, along axis: AnimationAxis) -> TimingCurve {
    let velocity: Double = axis == .vertical ? initialVelocity.y : initialVelocity.x
    switch pace {
    case .curve(let curve): return curve
    case .fittedSpring(let ratio):
      return .spring(duration: seconds, dampingRatio: ratio, initialVelocity: velocity)
    case .spring(let spring): return .spring(spring, initialVelocity: velocity, duration: seconds)
    }
  }
}

/// Which component of an initial velocity a number takes.
public enum AnimationAxis: Hashable, Sendable, CaseIterable {
  /// Horizontal positions, and every number that is not a position.
  case horizontal
  /// Vertical positions.
  case vertical
}
