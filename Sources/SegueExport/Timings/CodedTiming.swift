public import SegueMotion
public import SegueScenes

/// A timing curve, with what it takes to write it as code.
public struct CodedTiming: Hashable, Sendable {
  /// The numbers by which a scene specifies a spring.
  public enum SpringForm: Hashable, Sendable {
    /// By its damping ratio alone; it is fitted to the motion's duration.
    case fitted
    /// By the numbers of a dialect.
    case dialect(SpringDialect)
  }

  /// The curve itself.
  public var curve: TimingCurve
  /// How the spring is specified; nil if the curve is no spring, or this is not known.
  public var form: SpringForm?
  /// The duration of the motion in seconds; nil if it is not known.
  public var duration: Double?

  /// Creates a timing from a curve, with the spring's form and the duration in seconds where they are known.
  public init(_ curve: TimingCurve, form: SpringForm? = nil, duration: Double? = nil) {
    self.curve = curve
    self.form = form
    self.duration = duration
  }

  /// Creates a timing from a curve as a scene file writes it, for a motion of `duration` seconds.
  public init(_ written: WrittenTiming, duration: Double) {
    switch written.shape {
    case .named(let curve): self.init(curve, duration: duration)
    case .bezier(let bezier): self.init(.cubicBezier(bezier), duration: duration)
    case .spring(let spring):
      self.init(
        .spring(spring.spring, initialVelocity: spring.velocity, duration: duration),
        form: spring.dialect.map { .dialect($0) } ?? .fitted,
        duration: duration
      )
    }
  }
}
