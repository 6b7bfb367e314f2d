import SegueGestures
import SegueTransitions

/// When a touch began or ended in a run.
package struct HandMark: Hashable, Sendable {
  /// Seconds of the run.
  package var time: Double
  /// Whether it is a release rather than a touch.
  package var isRelease: Bool

  package init(time: Double, isRelease: Bool) {
    self.time = time
    self.isRelease = isRelease
  }
}

extension Player {
  /// The beginnings and ends of touches, in order of time.
  package var marks: [HandMark] {
    log.compactMap { entry in
      guard let isRelease = entry.event.isRelease else { return nil }
      return HandMark(time: entry.time - origin.time, isRelease: isRelease)
    }
  }

  /// The parts of the run led by a touch; the last extends to the end of the run if it is still down.
  package var handSpans: [ClosedRange<Double>] {
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
  /// Whether the event lifts a finger, or the two of a pinch; nil if it neither lifts nor puts down any.
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
