public import SegueGeometry

/// A touch at one moment.
public struct PointerEvent: Hashable, Sendable {
  /// What happened to the touch.
  public enum Phase: Hashable, Sendable {
    case began, moved, ended
    /// Taken away by the system.
    case cancelled
  }

  /// Which finger.
  public var touch: Int
  public var phase: Phase
  /// Points of the canvas.
  public var location: Point
  /// Seconds.
  public var time: Double

  /// Creates an event.
  public init(touch: Int = 0, phase: Phase, location: Point, time: Double) {
    self.touch = touch
    self.phase = phase
    self.location = location
    self.time = time
  }
}
