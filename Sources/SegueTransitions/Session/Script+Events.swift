import SegueGeometry
import SegueGestures
public import SegueModel

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

extension Script {
  /// The session events that the script's actions amount to, in order of time.
  ///
  /// A release becomes two events: a move and a lift.
  public var events: [TimedEvent] {
    var hand = ScriptHand()
    return steps.flatMap { step in
      hand.events(of: step).map { TimedEvent(time: step.time, event: $0) }
    }
  }
}

/// The hand that a script moves: a finger, or two that pinch.
private struct ScriptHand {
  private var place = Point.zero
  /// The scale of the pinch under way.
  private var scale: Double?

  mutating func events(of step: Script.Step) -> [SessionEvent] {
    switch step.action {
    case .tap(let path): return [.tap(path)]
    case .press(let place): return touch([.began], place, at: step.time)
    case .move(let place): return touch([.moved], place, at: step.time)
    case .release(let place): return lift([.moved, .ended], place, at: step.time)
    case .lift(let place): return lift([.ended], place, at: step.time)
    case .cancel(let said): return lift([.cancelled], said ?? place, at: step.time)
    case .pinch(let place, let scale, nil): return pinch(place, scale)
    case .pinch(let place, let scale, let contact?):
      if contact == .up || contact == .cancel { self.scale = nil }
      return [.pinch(contact.phase, scale: scale, at: place)]
    case .wheel(let place, let delta): return [.wheel(at: place, by: delta)]
    case .trigger(let name, _): return [.trigger(name)]
    case .resize(let size): return [.resize(size)]
    case .rotate(let orientation): return [.rotate(orientation)]
    case .scroll(let path, let delta): return [.scroll(path, by: delta)]
    }
  }

  private mutating func touch(
    _ phases: [PointerEvent.Phase],
    _ place: Point,
    at time: Double
  ) -> [SessionEvent] {
    self.place = place
    return phases.map { .pointer(PointerEvent(phase: $0, location: place, time: time)) }
  }

  /// Lifts what is down: the two fingers of a pinch, else the one.
  private mutating func lift(
    _ phases: [PointerEvent.Phase],
    _ place: Point,
    at time: Double
  ) -> [SessionEvent] {
    guard let scale else { return touch(phases, place, at: time) }
    self.place = place
    self.scale = nil
    return phases.map { .pinch($0, scale: scale, at: place) }
  }

  private mutating func pinch(_ place: Point, _ newScale: Double) -> [SessionEvent] {
    let hasLanded = scale != nil
    self.place = place
    scale = newScale
    let change = SessionEvent.pinch(.moved, scale: newScale, at: place)
    return hasLanded ? [change] : [.pinch(.began, scale: 1, at: place), change]
  }
}
