/// Schedules frames on a grid of equal periods that starts with the first frame after a rest.
///
/// A late frame skips the points it missed; the grid does not shift. The pacer reads no clock and sets no
/// timer.
public struct FramePacer: Hashable, Sendable {
  /// Seconds between frames.
  public let period: Double
  private var origin: Double?
  private var lastDue = -Double.infinity

  /// Creates a pacer at rest; the rate is limited to 1…1000 frames a second.
  public init(framesPerSecond: Double = 60) {
    period = 1 / min(max(framesPerSecond, 1), 1000)
  }

  /// Whether no frame has been scheduled since the start or the last ``rest()``.
  public var isResting: Bool { origin == nil }

  /// Schedules the next frame; returns when it is due in seconds, at or after `now`.
  ///
  /// After a rest it is due at once, though never sooner than one period after the last frame; otherwise at
  /// the first point of the grid that is later than `now` and at least `periods` periods after the last
  /// frame.
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

  /// Ends the schedule, since nothing moves any more; the next frame will be due at once.
  public mutating func rest() { origin = nil }
}
