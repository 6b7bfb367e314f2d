/// The timing of a layer or an animation within its parent's time, as the `CAMediaTiming` protocol.
public struct MediaTiming: Hashable, Sendable {
  /// `CAMediaTimingFillMode`: what an animation shows outside its active span.
  public enum FillMode: Hashable, Sendable {
    /// Nothing: it has no effect before or after.
    case removed
    /// Its first value before.
    case backwards
    /// Its last value after.
    case forwards
    /// Its first value before and its last value after.
    case both
  }

  /// The time of the parent, in seconds, at which local time is `timeOffset`.
  public var beginTime: Double
  /// Local seconds of one cycle; infinite for a layer.
  public var duration: Double
  /// Local seconds per second of the parent: 0 pauses, a negative speed runs backwards.
  public var speed: Double
  /// The local time at `beginTime`, in seconds.
  public var timeOffset: Double
  /// How often the cycle runs; may be fractional or infinite, and counts as 1 unless positive.
  public var repeatCount: Double
  /// Whether each cycle is followed by the same one reversed, which doubles `activeDuration`.
  public var autoreverses: Bool
  /// What shows before and after the active span.
  public var fillMode: FillMode

  /// Creates a timing, by default that of a layer, whose time is its parent's and never ends.
  public init(
    beginTime: Double = 0,
    duration: Double = .infinity,
    speed: Double = 1,
    timeOffset: Double = 0,
    repeatCount: Double = 1,
    autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// Returns the local time at a time of the parent: `(parentTime − beginTime) · speed + timeOffset`.
  public func localTime(atParentTime parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }
}

extension MediaTiming {
  /// Whether local time stands still, that is, `speed` is 0.
  public var isPaused: Bool { speed == 0 }

  /// Stops local time at its value at `parentTime`.
  public mutating func pause(atParentTime parentTime: Double) {
    timeOffset = localTime(atParentTime: parentTime)
    speed = 0
  }

  /// Continues local time at `newSpeed`, from its value at `parentTime`.
  ///
  /// The usual recipe sets `timeOffset` to 0 and computes the `beginTime` that gives the same local time.
  /// With the parent's time as `beginTime` and the local time as `timeOffset` there is no rounding error.
  public mutating func resume(atParentTime parentTime: Double, speed newSpeed: Double = 1) {
    timeOffset = localTime(atParentTime: parentTime)
    beginTime = parentTime
    speed = newSpeed
  }

  /// Returns the time of the parent at which the local time is `localTime`; nil while paused.
  public func parentTime(atLocalTime localTime: Double) -> Double? {
    isPaused ? nil : (localTime - timeOffset) / speed + beginTime
  }
}
