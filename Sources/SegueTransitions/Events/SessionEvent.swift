public import SegueGeometry
public import SegueGestures
public import SegueModel

/// An input to a session, which takes effect at the session's present time.
public enum SessionEvent: Hashable, Sendable {
  /// A touch; its own `time` is the one that recognizers see, in scripts the session's.
  case pointer(PointerEvent)
  /// A tap on a layer, wherever it is on the canvas: `screen/layer`.
  case tap(LayerPath)
  /// Starts a transition by its name, as if its trigger had been tapped.
  case trigger(String)
  /// Scrolls a layer's content by a distance in points.
  case scroll(LayerPath, by: Point)
  /// Turns a wheel over a place on the canvas, which scrolls the innermost scroll layer there; in points.
  case wheel(at: Point, by: Point)
  /// Turns the device.
  case rotate(Script.Orientation)
  /// Gives the canvas a new size, in points, in a scene that fills the terminal.
  case resize(Size)
  /// Two fingers pinching about a place; `scale` is their distance relative to the start.
  case pinch(PointerEvent.Phase, scale: Double, at: Point)
}

/// An event and the time at which it happens.
public struct TimedEvent: Hashable, Sendable {
  /// Seconds on the session's clock.
  public var time: Double
  /// What happens.
  public var event: SessionEvent

  /// Creates a timed event.
  public init(time: Double, event: SessionEvent) {
    self.time = time
    self.event = event
  }
}

extension SessionEvent {
  /// Whether a hand that is down has gone on: what it holds goes with it, from one place to the next.
  var isMove: Bool {
    switch self {
    case .pointer(let event): event.phase == .moved
    case .pinch(let phase, _, _): phase == .moved
    default: false
    }
  }
}
