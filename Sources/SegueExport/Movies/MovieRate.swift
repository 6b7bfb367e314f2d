/// Frames a second, as a whole number of ticks a frame, so that no format has to round.
public struct MovieRate: Hashable, Sendable, CustomStringConvertible {
  /// Ticks a second.
  public let ticksPerSecond: Int
  /// Ticks a frame.
  public let ticksPerFrame: Int

  /// Frames a second that are a whole number, 1 to 240.
  public init(framesPerSecond: Int) {
    ticksPerSecond = framesPerSecond
    ticksPerFrame = 1
  }

  private init(ticks: Int, of ticksPerSecond: Int) {
    self.ticksPerSecond = ticksPerSecond
    ticksPerFrame = ticks
  }

  /// The rates of a GIF, whose durations are whole hundredths of a second: 50, 33⅓, 25, 20 and 10 frames a second.
  ///
  /// Browsers slow down what is faster.
  public static let gif = [2, 3, 4, 5, 10].map { MovieRate(ticks: $0, of: 100) }

  /// The rates of a WebP, whose durations are whole thousandths of a second: 50, 40, 25, 20 and 10 frames a second.
  public static let webp = [20, 25, 40, 50, 100].map { MovieRate(ticks: $0, of: 1000) }

  /// Seconds that a frame is seen for.
  public var frameDuration: Double { Double(ticksPerFrame) / Double(ticksPerSecond) }

  /// Seconds at which a frame begins.
  public func time(ofFrame number: Int) -> Double {
    Double(number * ticksPerFrame) / Double(ticksPerSecond)
  }

  /// Frames a second, with a third written as such.
  public var description: String {
    let (whole, rest) = ticksPerSecond.quotientAndRemainder(dividingBy: ticksPerFrame)
    return rest == 0 ? "\(whole)" : "\(whole)⅓"
  }
}
