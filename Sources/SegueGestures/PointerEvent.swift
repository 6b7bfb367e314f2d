public import SegueGeometry

/// A touch at one moment, as `UITouch` reports it.
public struct PointerEvent: Hashable, Sendable {
  /// What happened to the touch.
  public enum Phase: Hashable, Sendable {
    /// The finger landed.
    case began
    /// It moved, or rests.
    case moved
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// The finger, by a number that it keeps from landing to lifting.
  public var touch: Int
  /// What happened to the touch at this time.
  public var phase: Phase
  /// The location in points of the canvas.
  public var location: Point
  /// The time in seconds, on a clock that all events share.
  public var time: Double

  /// Creates an event, by default of the only finger.
  public init(touch: Int = 0, phase: Phase, location: Point, time: Double) {
    self.touch = touch
    self.phase = phase
    self.location = location
    self.time = time
  }
}
