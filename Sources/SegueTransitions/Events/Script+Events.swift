import SegueGeometry
import SegueGestures
public import SegueModel

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

/// The hand that a script moves: one finger, or two that pinch.
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

  /// Lifts the fingers that are down: the two of a pinch, or else the one.
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

extension Script {
  /// Creates the script that makes exactly these events at these times.
  ///
  /// Fails if a script cannot express one of them: a second finger, a touch with a time of its own, a number
  /// out of a script's range, times that run backwards.
  public init?(events: [TimedEvent], start: Start? = nil) {
    var steps: [Step] = []
    var rest = events[...]
    var latest = 0.0
    while let event = rest.popFirst() {
      guard event.time >= latest, event.time <= Script.latestTime else { return nil }
      latest = event.time
      if let place = event.releasePlace(before: rest.first) {
        rest.removeFirst()
        steps.append(Step(time: event.time, action: .release(place)))
      } else {
        guard let action = event.action else { return nil }
        steps.append(Step(time: event.time, action: action))
      }
    }
    self.init(steps: steps, start: start)
  }

  /// Seconds that a script may last.
  private static let latestTime = 3600.0
}

extension TimedEvent {
  /// The location of a release, which is a move and a lift at the same location and time.
  fileprivate func releasePlace(before next: TimedEvent?) -> Point? {
    guard case .pointer(let move) = event, move.phase == .moved, isPlain(move), let next, next.time == time,
      case .pointer(let lift) = next.event, lift.phase == .ended, next.isPlain(lift),
      lift.location.bits == move.location.bits
    else { return nil }
    return move.location
  }

  /// Whether a touch is one that a script's finger can make.
  private func isPlain(_ pointer: PointerEvent) -> Bool {
    pointer.touch == 0 && pointer.time == time && pointer.location.canBeWritten
  }

  /// The script action that makes exactly this event; nil if there is none.
  fileprivate var action: Script.Action? {
    switch event {
    case .pointer(let pointer): return isPlain(pointer) ? pointer.action : nil
    case .pinch(let phase, let scale, let place):
      guard place.canBeWritten, scale > 0, scale < Script.Action.limit else { return nil }
      return .pinch(place, scale: scale, only: Script.Contact(phase))
    case .tap(let path): return .tap(path)
    case .trigger(let name): return .trigger(name)
    case .scroll(let path, let delta): return delta.canBeWritten ? .scroll(path, by: delta) : nil
    case .wheel(let place, let delta):
      return place.canBeWritten && delta.canBeWritten ? .wheel(place, by: delta) : nil
    case .rotate(let orientation): return .rotate(orientation)
    case .resize(let size):
      let corner = Point(x: size.width, y: size.height)
      return corner.canBeWritten && size.width > 0 && size.height > 0 ? .resize(size) : nil
    }
  }
}

extension PointerEvent {
  fileprivate var action: Script.Action {
    switch phase {
    case .began: .press(location)
    case .moved: .move(location)
    case .ended: .lift(location)
    case .cancelled: .cancel(location)
    }
  }
}

extension Script.Action {
  /// Numbers of a script stay below this.
  fileprivate static let limit = 1e9
}

extension Script.Contact {
  fileprivate init(_ phase: PointerEvent.Phase) {
    self =
      switch phase {
      case .began: .down
      case .moved: .move
      case .ended: .up
      case .cancelled: .cancel
      }
  }

  /// The phase that a recognizer sees.
  var phase: PointerEvent.Phase {
    switch self {
    case .down: .began
    case .move: .moved
    case .up: .ended
    case .cancel: .cancelled
    }
  }
}

extension Point {
  fileprivate var canBeWritten: Bool { abs(x) < Script.Action.limit && abs(y) < Script.Action.limit }
  /// Bit patterns, so that 0 and −0 count as different.
  fileprivate var bits: [UInt64] { [x.bitPattern, y.bitPattern] }
}
