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
    session.navigation.changeRun { $0.stopBeforeEnd(at: time, within: Self.moment) }
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

extension Animation {
  fileprivate var hasSteps: Bool {
    switch kind {
    case .basic, .spring: curve.isStaircase
    case .path(_, let path, _): curve.isStaircase || path.curves.contains { $0.isStaircase }
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
    case .path(let property, let path, let part):
      let even = path.curves.map { $0.isStaircase ? .linear : $0 }
      let pace = MotionPath.Pace.timed(keyTimes: path.keyTimes, curves: even)
      guard !even.isEmpty, let plain = MotionPath(pieces: path.pieces, pace: pace) else { break }
      result.kind = .path(property: property, path: plain, part: part)
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
