import SegueGestures
import SegueTransitions

/// When a hand touched the device in a run, or let go.
struct HandMark: Hashable, Sendable {
  /// Seconds of the run.
  var time: Double
  /// Whether it is a release rather than a touch.
  var isRelease: Bool
}

extension Player<Session> {
  /// Where hands touch and let go, by rising time.
  var marks: [HandMark] {
    log.compactMap { entry in
      guard let isRelease = entry.event.isRelease else { return nil }
      return HandMark(time: entry.time - origin.time, isRelease: isRelease)
    }
  }

  /// The parts of the run that a hand leads; the last lasts as long as the run where it is still down.
  var handSpans: [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    var start: Double?
    for mark in marks {
      if mark.isRelease {
        if let begun = start { spans.append(begun...max(mark.time, begun)) }
        start = nil
      } else {
        start = start ?? mark.time
      }
    }
    if let start { spans.append(start...max(length, start)) }
    return spans
  }
}

extension SessionEvent {
  /// Whether a finger, or two that pinch, come off with it; nil where it is neither that nor a touch.
  fileprivate var isRelease: Bool? {
    switch self {
    case .pointer(let event): Self.isRelease(event.phase)
    case .pinch(let phase, _, _): Self.isRelease(phase)
    default: nil
    }
  }

  private static func isRelease(_ phase: PointerEvent.Phase) -> Bool? {
    switch phase {
    case .began: false
    case .ended, .cancelled: true
    default: nil
    }
  }
}
