public import SegueMotion

/// A timing curve as the scene wrote it.
///
/// Its numbers stay expressions, so that each can be tuned where it is written.
public enum Ease: Hashable, Sendable {
  /// A curve without expressions, such as a named one.
  case curve(TimingCurve)
  /// A cubic Bézier curve by its control points: x1, y1, x2, y2.
  case bezier(Expression, Expression, Expression, Expression)
  /// A spring, with any of the sets of parameters that Apple's frameworks have.
  case spring(SpringDefinition)

  /// The default of UIView animations.
  public static let easeInOut = Ease.curve(.cubicBezier(.easeInOut))
}

/// A spring as the scene wrote it.
public struct SpringDefinition: Hashable, Sendable {
  /// The parameters that a spring is given by.
  public enum Shape: Hashable, Sendable {
    /// UIKit's `usingSpringWithDamping`: a damping ratio, fitted to the track's duration.
    case fitted(ratio: Expression)
    /// SwiftUI's response, in seconds, and damping ratio.
    case perceptual(response: Expression, ratio: Expression)
    /// SwiftUI's perceptual duration, in seconds, and bounce, which is below 0 for an overdamped spring.
    case bouncy(duration: Expression, bounce: Expression)
    /// `CASpringAnimation`'s parameters.
    case physical(stiffness: Expression, damping: Expression, mass: Expression)
  }

  /// The initial velocity.
  public enum Velocity: Hashable, Sendable {
    /// A number given in the scene, in fractions of the distance per second.
    case relative(Expression)
    /// The velocity at which a finger let go, in each property's own unit per second.
    case inherited
  }

  /// The parameters; all but `fitted` also give the spring its duration.
  public var shape: Shape
  /// The initial velocity.
  public var velocity: Velocity
  /// Whether damping above critical is meant.
  ///
  /// If not, a `physical` spring counts as critically damped, as in Core Animation.
  public var allowsOverdamping: Bool

  /// Creates a spring, at rest by default.
  public init(shape: Shape, velocity: Velocity = .relative(.number(0)), allowsOverdamping: Bool = false) {
    self.shape = shape
    self.velocity = velocity
    self.allowsOverdamping = allowsOverdamping
  }
}
