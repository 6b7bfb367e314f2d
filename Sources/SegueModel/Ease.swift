public import SegueMotion

/// A timing curve as the scene wrote it; its numbers stay expressions, so that each is a knob.
public enum Ease: Hashable, Sendable {
  case curve(TimingCurve)
  /// x1 y1 x2 y2.
  case bezier(Expression, Expression, Expression, Expression)
  case spring(SpringDefinition)

  /// UIView's default.
  public static let easeInOut = Ease.curve(.cubicBezier(.easeInOut))
}

/// A spring in one of its dialects.
public struct SpringDefinition: Hashable, Sendable {
  /// The numbers that give the spring its shape.
  public enum Shape: Hashable, Sendable {
    /// UIKit's `usingSpringWithDamping`: fitted to the track's duration.
    case fitted(ratio: Expression)
    case perceptual(response: Expression, ratio: Expression)
    case bouncy(duration: Expression, bounce: Expression)
    case physical(stiffness: Expression, damping: Expression, mass: Expression)
  }

  /// The initial velocity.
  public enum Velocity: Hashable, Sendable {
    /// Fractions of the distance per second.
    case relative(Expression)
    /// The hand's, in each property's own unit.
    case inherited
  }

  public var shape: Shape
  public var velocity: Velocity
  public var allowsOverdamping: Bool

  /// Creates a spring, at rest by default.
  public init(shape: Shape, velocity: Velocity = .relative(.number(0)), allowsOverdamping: Bool = false) {
    self.shape = shape
    self.velocity = velocity
    self.allowsOverdamping = allowsOverdamping
  }
}
