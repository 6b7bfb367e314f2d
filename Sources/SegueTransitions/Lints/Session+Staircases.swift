import SegueModel
import SegueMotion
import SegueStage

/// Staircases at their ends.
///
/// The last step of `steps(n end)` falls on the very end of the motion, where Core Animation takes the animation away and
/// shows the model value. It is a part of the motion, not a leap from where the motion has led.
extension Session {
  /// Seconds before its end in which a motion is there but for its last step.
  private static let moment = 1e-6

  /// The same with every staircase that is at its end on its last step.
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
  /// Just before the end that it is driven to, where it is nearly there; else as it is.
  fileprivate func atItsEnd(_ time: Double, within moment: Double) -> RunClock {
    let ends: (from: Double, to: Double)
    switch self {
    case .free, .held: return self
    case .driven(let from, let to, _, _, let curve):
      guard case .steps = curve else { return self }
      ends = (from, to)
    case .animated(let animator, let length):
      ends = animator.isReversed ? (length, 0) : (0, length)
    }
    guard let end = endTime(length: 0), end - time < moment else { return self }
    // At its end itself the animations would be over.
    return .held(offset: ends.to + (ends.from - ends.to) * 1e-9)
  }
}

extension Animation {
  fileprivate var hasSteps: Bool {
    switch kind {
    case .basic, .spring: curve.isStaircase
    case .keyframes(_, _, _, let curves): curve.isStaircase || curves.contains(where: \.isStaircase)
    case .group(let members): curve.isStaircase || members.contains(where: \.hasSteps)
    }
  }

  /// Evenly paced where it was stepped, which at its end is the same but for the last step.
  fileprivate var withoutSteps: Animation {
    var result = self
    if curve.isStaircase { result.curve = .linear }
    switch kind {
    case .basic, .spring: break
    case .keyframes(let property, let values, let keyTimes, let curves):
      let even = curves.map { $0.isStaircase ? .linear : $0 }
      result.kind = .keyframes(property: property, values: values, keyTimes: keyTimes, curves: even)
    case .group(let members): result.kind = .group(members.map(\.withoutSteps))
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
