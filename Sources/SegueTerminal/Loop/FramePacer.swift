/// When frames are due: a grid of equal periods that starts with the first frame after a rest.
///
/// A frame that comes late skips the points it missed; the grid does not move. It holds no clock and arms no timer.
public struct FramePacer: Hashable, Sendable {
  /// Seconds between frames.
  public let period: Double
  private var origin: Double?
  private var lastDue = -Double.infinity

  /// Creates a pacer at rest; the rate is limited to 1…1000 frames a second.
  public init(framesPerSecond: Double = 60) {
    period = 1 / min(max(framesPerSecond, 1), 1000)
  }

  public var isResting: Bool { origin == nil }

  /// When the next frame is due, at or after `now`: at once after a rest (though never sooner than a period after
  /// the last frame), else at the first point of the grid later than `now` and so many periods after the last frame.
  public mutating func nextFrame(after now: Double, every periods: Int = 1) -> Double {
    guard let origin else {
      let due = max(now, lastDue + period)
      origin = due
      lastDue = due
      return due
    }
    // floor((now − origin) / period) + 1 periods; rounding may land on the frame just shown, hence the loop.
    var due = origin + ((max(now, lastDue) - origin) / period).rounded(.down) * period + period
    while due <= lastDue + (Double(periods) - 0.5) * period { due += period }
    lastDue = due
    return due
  }

  /// Nothing moves any more: the next frame will be shown at once.
  public mutating func rest() { origin = nil }
}
