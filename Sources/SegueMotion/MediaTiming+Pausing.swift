extension MediaTiming {
  /// Whether local time stands still.
  public var isPaused: Bool { speed == 0 }

  /// Stops local time where it is at a time of the parent.
  public mutating func pause(atParentTime parentTime: Double) {
    timeOffset = localTime(atParentTime: parentTime)
    speed = 0
  }

  /// Lets local time go on, from where it is at a time of the parent, at `newSpeed`.
  ///
  /// The usual recipe sets `timeOffset` to 0 and works out the `beginTime` that gives the same local time;
  /// beginning at the parent's time, with the local time as offset, does so without a rounding error.
  public mutating func resume(atParentTime parentTime: Double, speed newSpeed: Double = 1) {
    timeOffset = localTime(atParentTime: parentTime)
    beginTime = parentTime
    speed = newSpeed
  }

  /// The time of the parent at which the local time is `localTime`; nil while paused.
  public func parentTime(atLocalTime localTime: Double) -> Double? {
    isPaused ? nil : (localTime - timeOffset) / speed + beginTime
  }
}
