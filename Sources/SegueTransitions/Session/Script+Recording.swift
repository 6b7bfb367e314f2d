import SegueGeometry
import SegueGestures
public import SegueModel

extension Script {
  /// The script that makes exactly these events, at these times.
  ///
  /// nil where scripts have no words for one: a second finger, a touch with a time of its own, a number that a script
  /// cannot hold, times that run backwards.
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
  /// The place of a release, which is a move and a lift there at one time.
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

  /// The doing that makes the event alone; nil where there is none.
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

  /// What it is to a recognizer.
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
  /// Two zeros are told apart here.
  fileprivate var bits: [UInt64] { [x.bitPattern, y.bitPattern] }
}
