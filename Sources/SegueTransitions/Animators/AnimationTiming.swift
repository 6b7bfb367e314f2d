import SegueModel
import SegueMotion

/// An evaluated ease: its duration, and its curve over that time.
struct AnimationTiming: Hashable, Sendable {
  /// Seconds.
  var duration: Double
  var curve: TimingCurve

  /// Evaluates an ease for a duration in seconds; a spring that times itself takes its settling time instead.
  ///
  /// `velocity` is what `velocity: inherit` stands for, in fractions of the distance per second.
  init(
    _ ease: Ease,
    duration: Double,
    velocity: Double = 0,
    in environment: some EvaluationEnvironment
  ) {
    switch ease {
    case .curve(let curve):
      self.init(curve, duration: duration)
    case .bezier(let x1, let y1, let x2, let y2):
      let bezier = CubicBezier(
        x1.number(in: environment),
        y1.number(in: environment),
        x2.number(in: environment),
        y2.number(in: environment)
      )
      self.init(.cubicBezier(bezier), duration: duration)
    case .spring(let definition):
      self.init(definition, duration: duration, inherited: velocity, in: environment)
    }
  }

  init(_ curve: TimingCurve, duration: Double) {
    self.duration = max(duration, 0)
    self.curve = curve
  }

  private init(
    _ definition: SpringDefinition,
    duration: Double,
    inherited: Double,
    in environment: some EvaluationEnvironment
  ) {
    let velocity =
      switch definition.velocity {
      case .relative(let value): value.number(in: environment)
      case .inherited: inherited
      }
    var spring: Spring
    var seconds: Double?
    switch definition.shape {
    case .fitted(let ratio):
      spring = Spring(
        duration: duration,
        dampingRatio: ratio.number(in: environment),
        initialVelocity: velocity
      )
      seconds = duration
    case .perceptual(let response, let ratio):
      spring = Spring(
        response: response.number(in: environment),
        dampingFraction: ratio.number(in: environment)
      )
    case .bouncy(let duration, let bounce):
      spring = Spring(duration: duration.number(in: environment), bounce: bounce.number(in: environment))
    case .physical(let stiffness, let damping, let mass):
      spring = Spring(
        mass: mass.number(in: environment),
        stiffness: stiffness.number(in: environment),
        damping: damping.number(in: environment)
      )
    }
    if definition.allowsOverdamping { spring.allowsOverdamping = true }
    let length = max(seconds ?? spring.settlingDuration(initialVelocity: velocity), 0)
    self.init(.spring(spring, initialVelocity: velocity, duration: length), duration: length)
  }
}
