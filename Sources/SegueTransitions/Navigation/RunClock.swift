import SegueMotion
import SegueUIKitRules

/// How a transition's media time advances: by itself, held by a hand, or driven to one end.
enum RunClock: Hashable, Sendable {
  /// At speed 1 from `offset` seconds at `start`.
  case free(start: Double, offset: Double)
  /// Held at `offset` seconds.
  case held(offset: Double)
  /// From one offset to another in `duration` seconds from `start`, on a curve.
  case driven(from: Double, to: Double, start: Double, duration: Double, curve: TimingCurve)
  /// Driven by an interruptible animator, linear but for what a release continues it with; the path leads from
  /// the fraction that it has completed to the transition's own time.
  case animated(ViewPropertyAnimator, path: ScrubPath)

  /// Seconds of the transition's own time at a time on the session's clock.
  func offset(at time: Double) -> Double {
    switch self {
    case .free(let start, let offset): return offset + (time - start)
    case .held(let offset): return offset
    case .driven(let from, let to, let start, let duration, let curve):
      guard duration > 0, time < start + duration else { return to }
      return from + (to - from) * curve.value(at: max(time - start, 0) / duration)
    case .animated(let animator, let path): return path.seconds(at: animator.completed(at: time))
    }
  }

  /// The time on the session's clock at which the transition ends; nil while a hand holds it.
  func endTime(length: Double) -> Double? {
    switch self {
    case .free(let start, let offset): start + max(length - offset, 0)
    case .held: nil
    case .driven(_, _, let start, let duration, _): start + duration
    case .animated(let animator, _): animator.endTime
    }
  }

  /// Whether time passes in it.
  var isMoving: Bool {
    switch self {
    case .free, .driven: true
    case .held: false
    case .animated(let animator, _): animator.isRunning
    }
  }
}

extension ViewPropertyAnimator {
  /// How far a caught transition's animator has come at a time, from 0 at the start to 1 at the end, whichever way
  /// it runs.
  func completed(at time: Double) -> Double {
    if let end = endTime, end <= time { return isReversed ? 0 : 1 }
    var animator = self
    _ = animator.advance(to: time)
    return animator.progress(ofBlock: 0)
  }
}

extension RunClock {
  /// The clock held just before the end that it is driven to, if it is nearly there; otherwise unchanged.
  func atItsEnd(_ time: Double, within moment: Double) -> RunClock {
    let ends: (from: Double, to: Double)
    switch self {
    case .free, .held: return self
    case .driven(let from, let to, _, _, let curve):
      guard case .steps = curve else { return self }
      ends = (from, to)
    case .animated(let animator, let path):
      let length = path.seconds(at: 1)
      ends = animator.isReversed ? (length, 0) : (0, length)
    }
    guard let end = endTime(length: 0), end - time < moment else { return self }
    // At the end itself the animations would be over.
    return .held(offset: ends.to + (ends.from - ends.to) * 1e-9)
  }
}
