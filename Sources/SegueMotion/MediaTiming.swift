/// Core Animation's timing of a layer or an animation, in seconds of the parent's time.
public struct MediaTiming: Hashable, Sendable {
  /// What an animation shows outside its active span.
  public enum FillMode: Hashable, Sendable {
    case removed
    case backwards
    case forwards
    case both
  }

  public var beginTime: Double
  public var duration: Double
  public var speed: Double
  public var timeOffset: Double
  public var repeatCount: Double
  public var autoreverses: Bool
  public var fillMode: FillMode

  /// Creates a timing; `duration` may be infinite, as a layer's is.
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

  /// The local time at a time of the parent: `(parentTime − beginTime) · speed + timeOffset`.
  public func localTime(atParentTime parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }
}
