/// What has become of the frames, for statistics.
public struct Delivery: Hashable, Sendable {
  /// Frames of which something was sent.
  public var framesSent = 0
  /// Frames that a newer one took the place of.
  public var framesDropped = 0
  /// The last frame's bytes.
  public var frameBytes = 0
  /// Whether the last frame's colours may be a little off.
  public var isNearLossless = false
  /// Seconds that the link is busy with a frame, a running mean.
  public var secondsPerFrame = 0.0
  /// Whether the terminal acknowledges frames; else a frame counts as delivered when the system has taken it.
  public var isAcknowledged = false

  /// Creates the delivery of nothing.
  public init() {}
}
