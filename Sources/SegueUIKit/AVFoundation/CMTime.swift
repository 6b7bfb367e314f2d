/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  /// How many parts of a second.
  public var value: Int64
  /// How many parts a second has.
  public var timescale: Int32

  /// Creates a time from a fraction.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

  /// Creates the time that is nearest to some seconds; what is no number of parts is 0.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: parts) ?? 0, timescale: preferredTimescale)
  }

  /// The seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Whether it is a time.
  public var isValid: Bool { timescale != 0 }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid }

  /// Whether one time is before another.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  /// The sum of two times.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right, left.seconds + right.seconds)
  }
  /// The time between two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right, left.seconds - right.seconds)
  }

  private static func combined(_ left: CMTime, _ right: CMTime, _ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: max(left.timescale, right.timescale))
  }
}

/// A time from a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// The time that is nearest to some seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// `CMTime.zero`, as older sources call it.
public let kCMTimeZero = CMTime.zero
