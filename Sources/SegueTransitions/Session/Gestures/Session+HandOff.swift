import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// Carries a gesture's velocity, through the scene's own expressions, into the motion after its release.
extension Session {
  /// What a gesture would hand over if it were released now.
  func handOff(of gesture: GestureRun) -> HandOff {
    var handOff = HandOff(velocity: gesture.values.velocity)
    let motion = motion(of: gesture)
    switch scene.gestures[gesture.index].action {
    case .drives: break
    case .scrubs:
      let rate = motion.symbols[.progress] ?? 0
      for change in hands.direct?.animator?.changes ?? [] {
        guard case .course(let animation) = change.kind else { continue }
        animation.forEachSlope(at: hands.direct?.progress ?? 0) { property, slope in
          handOff.rates[change.layer, default: [:]][property] = slope * rate
        }
      }
    case .sets:
      handOff.rates = motion.layers
      for other in companions(of: gesture) {
        for (layer, rates) in self.motion(of: other).layers { handOff.rates[layer, default: [:]].add(rates) }
      }
      // Layers that the gesture moved earlier but not now are at rest.
      for layer in (hands.direct?.layers ?? [:]).keys where handOff.rates[layer] == nil {
        handOff.rates[layer] = [:]
      }
    }
    return handOff
  }

  /// The other gestures that set values under the same finger.
  func companions(of gesture: GestureRun) -> [GestureRun] {
    (hands.active?.followers ?? []).compactMap { $0.gesture }.filter { other in
      guard case .sets = scene.gestures[other.index].action else { return false }
      return other.index != gesture.index
    }
  }

  /// How a percent-driven transition is completed: `finish()` in `(1 − p) · duration / completionSpeed`
  /// seconds, `cancel()` in `p · duration / completionSpeed`.
  ///
  /// A spring that inherits the velocity starts at `v = (dp/dt) / (target − p)`; one that times itself takes
  /// its own time, as UISpringTimingParameters with a stiffness do.
  func completion(
    of gesture: GestureRun,
    ease: Ease,
    speed: Expression,
    finishes: Bool
  ) -> AnimationTiming {
    guard let run else { return AnimationTiming(.linear, duration: 0) }
    var environment = environment(of: gesture)
    environment.gesture?.duration = run.duration
    let remaining = (finishes ? run.greatestPercent - run.percent : run.percent) * run.duration
    guard remaining > 0 else { return AnimationTiming(.linear, duration: 0) }
    let speed = speed.number(in: environment)
    return AnimationTiming(
      ease,
      // UIKit forbids a speed that is not positive; it counts as 1.
      duration: remaining / (speed > 0 ? speed : 1),
      velocity: relativeRate(of: gesture, run, finishes: finishes),
      in: environment
    )
  }

  /// How fast the hand moves the transition, relative to the way that it has left.
  private func relativeRate(of gesture: GestureRun, _ run: TransitionRun, finishes: Bool) -> Double {
    let rate = percentRate(of: gesture)
    if run.isCaughtByAnimator {
      return HandOff.relative(rate, from: run.percent, to: finishes ? run.greatestPercent : 0)
    }
    let end = finishes ? run.length : 0
    return HandOff.relative(rate * run.duration, from: run.clock.offset(at: time), to: end)
  }

  /// How fast the hand moves the transition's time, in fractions of its duration per second: 0 if it is at an
  /// end and the hand leads beyond.
  private func percentRate(of gesture: GestureRun) -> Double {
    let rate = progressRate(of: gesture) * (gesture.caught?.sign ?? 1)
    guard let run else { return rate }
    guard !gesture.leadsBeyond else { return 0 }
    let percent = run.percent
    return (percent >= run.greatestPercent && rate > 0) || (percent <= 0 && rate < 0) ? 0 : rate
  }

  /// dp/dt: the derivative of the gesture's progress along the hand's path, per second.
  func progressRate(of gesture: GestureRun) -> Double { motion(of: gesture).symbols[.progress] ?? 0 }
}

extension Animation {
  /// Calls `body` with each number that the animation moves, and its change by the gesture's progress.
  fileprivate func forEachSlope(at progress: Double, _ body: (LayerProperty, Double) -> Void) {
    switch kind {
    case .basic(let property, .number(let from)?, .number(let to)?): body(property, to - from)
    case .keyframes, .path: forEachRate(atLayerTime: progress, body)
    case .basic, .spring, .group: break
    }
  }
}
