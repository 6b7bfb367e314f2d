public import SegueMotion
public import SegueScenes

/// A timing curve with what a program needs to know of it besides.
public struct CodedTiming: Hashable, Sendable {
  /// By which numbers a scene names a spring.
  public enum SpringForm: Hashable, Sendable {
    /// By its damping ratio alone; it is fitted to the motion's duration.
    case fitted
    case dialect(SpringDialect)
  }

  public var curve: TimingCurve
  /// nil: the curve is no spring, or it is not known how it is written.
  public var form: SpringForm?
  /// Seconds that the motion lasts; nil: not known.
  public var duration: Double?

  public init(_ curve: TimingCurve, form: SpringForm? = nil, duration: Double? = nil) {
    self.curve = curve
    self.form = form
    self.duration = duration
  }

  /// A curve as a scene file writes it, of a motion that lasts `duration` seconds.
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
