import SegueModel
import SegueStage
import SegueUIKitRules

/// An interruptible transition in a hand, from the moment a touch catches it.
extension Session {
  /// Takes hold of a transition in flight, where it is.
  ///
  /// - Returns: How far it had come, or nil where it cannot be caught.
  mutating func catchRun() -> Double? {
    guard let run, run.isInterruptible, run.phase != .interactive else { return nil }
    let mediaTime = stage.tree.localTime(of: stage.container, at: time)
    navigation.changeRun { [time] in $0.catchInFlight(at: time, mediaTime: mediaTime) }
    note(Call.hold(.pauseAnimation))
    applyClock()
    return self.run?.percent
  }

  /// Makes the hand move the picture linearly.
  ///
  /// The picture stays as it is; each view animation runs straight from its start to there, and straight on
  /// to its end.
  mutating func scrubLinearly() {
    guard let run, run.isCaughtByAnimator else { return }
    navigation.changeRun { [time] in $0.scrubLinearly(at: time) }
    for layer in run.animatedLayers where stage.tree.contains(layer) {
      let local = stage.tree.localTime(of: layer, at: time)
      for attached in stage.tree[layer].animations where attached.key.owner == .viewAnimations {
        var animation = attached.animation
        animation.straighten(atLayerTime: local)
        stage.tree.replace(animation, forKey: attached.key, of: layer)
      }
    }
  }

  /// `fractionComplete`: moves a caught transition's picture to a fraction of its way.
  mutating func scrubRun(to percent: Double) {
    var fraction: Double?
    navigation.changeRun { fraction = $0.scrub(to: percent) }
    guard let fraction else { return }
    note(.setFractionComplete(fraction))
    applyClock()
  }

  /// Lets go of a caught transition: `isReversed` where it has to turn round, then `continueAnimation`.
  mutating func continueRun(timing: AnimationTiming, finishes: Bool) {
    var calls: [Call] = []
    navigation.changeRun { [time] in
      calls = $0.continueAnimation(finishes: finishes, timing: timing, at: time)
    }
    note(calls)
    applyClock()
    if let run, let end = run.clock.endTime(length: run.length), end <= time { reachEnd() }
  }

  /// Lets a caught transition continue in the direction in which it was running.
  mutating func resumeRun() {
    var calls: [Call]?
    navigation.changeRun { [time] in calls = $0.resume(at: time) }
    guard let calls else { return }
    note(calls)
    applyClock()
  }
}
