import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// Stepped animations at their ends.
///
/// The last step of `steps(n end)` falls on the exact end of the motion, when Core Animation removes the
/// animation and shows the model value. It is part of the motion, not a leap away from it.
extension Session {
  /// Seconds before the end of a motion in which only its last step is missing.
  private static let moment = 1e-6

  /// The session with every stepped animation that is about to end on its last step.
  func onLastSteps() -> Session {
    var session = self
    if let run { session.run?.clock = run.clock.atItsEnd(time, within: Self.moment) }
    session.applyClock()
    for layer in session.stage.subtree(of: session.stage.tree.root) {
      let localTime = session.stage.tree.localTime(of: layer, at: time)
      for attached in session.stage.tree[layer].animations where attached.animation.hasSteps {
        let timing = attached.animation.timing
        guard timing.activeDuration - timing.localTime(atParentTime: localTime) < Self.moment else {
          continue
        }
        session.stage.tree.replace(attached.animation.withoutSteps, forKey: attached.key, of: layer)
      }
    }
    return session
  }
}

extension RunClock {
  /// The clock held just before the end that it is driven to, if it is nearly there; otherwise unchanged.
  fileprivate func atItsEnd(_ time: Double, within moment: Double) -> RunClock {
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

extension Animation {
  fileprivate var hasSteps: Bool {
    switch kind {
    case .basic, .spring: curve.isStaircase
    case .keyframes(_, _, _, let curves): curve.isStaircase || curves.contains { $0.isStaircase }
    case .group(let members): curve.isStaircase || members.contains { $0.hasSteps }
    }
  }

  /// The animation with steps replaced by an even pace, which near its end differs only in the last step.
  fileprivate var withoutSteps: Animation {
    var result = self
    if curve.isStaircase { result.curve = .linear }
    switch kind {
    case .basic, .spring: break
    case .keyframes(let property, let values, let keyTimes, let curves):
      let even = curves.map { $0.isStaircase ? .linear : $0 }
      result.kind = .keyframes(property: property, values: values, keyTimes: keyTimes, curves: even)
    case .group(let members): result.kind = .group(members.map { $0.withoutSteps })
    }
    return result
  }
}

extension TimingCurve {
  fileprivate var isStaircase: Bool {
    if case .steps = self { return true }
    return false
  }
}
