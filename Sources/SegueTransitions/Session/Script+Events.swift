import SegueGeometry
import SegueGestures
public import SegueModel

/// An event and when it happens.
public struct TimedEvent: Hashable, Sendable {
  /// Of the session's clock, in seconds.
  public var time: Double
  public var event: SessionEvent

  /// Creates the pair.
  public init(time: Double, event: SessionEvent) {
    self.time = time
    self.event = event
  }
}

extension Script {
  /// What the script's doings are to a session, by rising time; a release is a move and a lift.
  public var events: [TimedEvent] {
    var finger = Point.zero
    return steps.flatMap { step in
      finger = step.action.place ?? finger
      return step.action.events(at: step.time, finger: finger).map { TimedEvent(time: step.time, event: $0) }
    }
  }
}

extension Script.Action {
  /// Where the finger is then, if the doing says.
  fileprivate var place: Point? {
    switch self {
    case .press(let place), .move(let place), .release(let place): place
    case .tap, .cancel, .rotate, .scroll: nil
    }
  }

  fileprivate func events(at time: Double, finger: Point) -> [SessionEvent] {
    func pointer(_ phase: PointerEvent.Phase) -> SessionEvent {
      .pointer(PointerEvent(phase: phase, location: finger, time: time))
    }
    return switch self {
    case .tap(let path): [.tap(path)]
    case .press: [pointer(.began)]
    case .move: [pointer(.moved)]
    case .release: [pointer(.moved), pointer(.ended)]
    case .cancel: [pointer(.cancelled)]
    case .rotate(let orientation): [.rotate(orientation)]
    case .scroll(let path, let delta): [.scroll(path, by: delta)]
    }
  }
}
