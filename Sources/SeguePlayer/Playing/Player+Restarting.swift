package import SegueGeometry
import SegueGestures
package import SegueTransitions

extension Player {
  /// Applies the same events to another origin, at the same times into the run, and returns to the current
  /// position.
  ///
  /// `adjusting` corrects the times that events carry themselves; speed, loop and playback state stay.
  package mutating func restart(from newOrigin: any Playable, adjusting: (SessionEvent) -> SessionEvent) {
    let goal: Double = isAtEnd && !isRewound ? .infinity : position
    let newLog: [TimedEvent] = log.map { entry in
      TimedEvent(time: entry.time - origin.time + newOrigin.time, event: adjusting(entry.event))
    }
    let marks = (loopStart, loopRange)
    load(newLog, from: newOrigin)
    (loopStart, loopRange) = marks
    seek(to: goal)
  }

  /// Makes a run of an origin and events with their own times, positioned at its beginning.
  package mutating func load(_ events: [TimedEvent], from newOrigin: any Playable) {
    subject = newOrigin
    startRun()
    log = events
    rehearse()
    seek(to: 0)
  }
}

extension Player {
  /// Replaces the log, going back to the first event that differs from what has happened.
  ///
  /// The events keep their times; the play head may have to be moved back to where it was.
  package mutating func replaceLog(by events: [TimedEvent]) {
    let same: Int = zip(log, events).prefix { $0.time == $1.time && $0.event == $1.event }.count
    let firstOther: Double =
      [log, events].compactMap { same < $0.count ? $0[same].time : nil }.min() ?? .infinity
    log = events
    noteChange()
    checkpoints.removeAll { $0.subject.time >= firstOther }
    ending = nil
    opening = nil
    guard subject.time >= firstOther else { return }
    let checkpoint: Checkpoint? = checkpoints.last
    subject = checkpoint?.subject ?? origin
    applied = checkpoint?.applied ?? 0
  }
}

extension SessionEvent {
  /// The same event, a number of seconds later.
  package func delayed(by seconds: Double) -> SessionEvent {
    guard case .pointer(var pointer) = self else { return self }
    pointer.time += seconds
    return .pointer(pointer)
  }

  /// The same event at the corresponding place of another canvas.
  package func moved(from canvas: Size, to newCanvas: Size) -> SessionEvent {
    guard canvas != newCanvas, canvas.width > 0, canvas.height > 0 else { return self }
    func moved(_ place: Point) -> Point {
      Point(x: place.x / canvas.width * newCanvas.width, y: place.y / canvas.height * newCanvas.height)
    }
    switch self {
    case .pointer(var pointer):
      pointer.location = moved(pointer.location)
      return .pointer(pointer)
    case .pinch(let phase, let scale, let place): return .pinch(phase, scale: scale, at: moved(place))
    case .wheel(let place, let delta): return .wheel(at: moved(place), by: delta)
    default: return self
    }
  }
}
