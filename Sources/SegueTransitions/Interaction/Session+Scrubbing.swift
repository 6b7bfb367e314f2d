import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Gestures that scrub a paused, linear property animator.
extension Session {
  /// Makes the animator's animations, standing at their start.
  mutating func beginScrubbing(_ tracks: [TrackDefinition], gesture: GestureRun) {
    var body = TransitionBody()
    body.ease = .curve(.linear)
    body.tracks = tracks
    let roles = Roles(from: controllers.last?.layer, to: nil, hit: controllers.last?.hit)
    var direct = DirectDrag(gesture: gesture.index, phase: .interactive, beginTime: time)
    var scratch = stage
    var animator = Animator(
      body: body,
      roles: roles,
      before: stage,
      time: time,
      duration: 1,
      isInteractive: true
    )
    animator.gesture = gesture.values
    animator.attach(tracks, to: &scratch)
    for layer in animator.animatedLayers {
      for attached in scratch.tree[layer].animations where attached.key.hasPrefix(Animator.keyPrefix) {
        direct.scrubbed.append(
          ScrubbedAnimation(layer: layer, key: "scrub." + attached.key, animation: attached.animation)
        )
      }
    }
    direct.isFelt = true
    touches.direct = direct
    note("UIViewPropertyAnimator(duration: 0, curve: linear)")
    note("pauseAnimation")
    move(scrubbedTo: 0)
  }

  /// `fractionComplete`.
  mutating func scrub(to progress: Double) {
    guard touches.direct != nil else { return }
    let fraction = min(max(progress, 0), 1)
    note("fractionComplete = \(fraction.threeDecimals)")
    move(scrubbedTo: fraction)
  }

  private mutating func move(scrubbedTo fraction: Double) {
    guard let direct = touches.direct else { return }
    touches.direct?.progress = fraction
    for scrubbed in direct.scrubbed {
      var animation = scrubbed.animation
      animation.timing.speed = 0
      animation.timing.timeOffset = fraction
      stage.tree.add(animation, forKey: scrubbed.key, to: scrubbed.layer, at: time)
    }
  }

  /// `stopAnimation(false)`, `finishAnimation(at: .end)`: the values stay where the animator ends.
  mutating func finishScrubbing() {
    guard touches.direct != nil else { return }
    note("stopAnimation(false)")
    note("finishAnimation(at: end)")
    move(scrubbedTo: 1)
  }

  /// `pauseAnimation`, `isReversed = true`, `startAnimation`: back in the part of the duration that is left.
  mutating func reverseScrubbing(_ cancel: GestureDefinition.Cancel, gesture: GestureRun) {
    guard let direct = touches.direct else { return }
    let whole = cancel.duration?.number(in: environment(of: gesture)) ?? Session.standardReturn
    let seconds = max(whole * direct.progress, 0)
    for call in ["pauseAnimation", "isReversed = true", "startAnimation"] { note(call) }
    for scrubbed in direct.scrubbed {
      var animation = scrubbed.animation
      animation.timing.beginTime = stage.tree.localTime(of: scrubbed.layer, at: time)
      animation.timing.speed = whole > 0 ? -1 / whole : 0
      animation.timing.timeOffset = whole > 0 ? direct.progress : 0
      stage.tree.add(animation, forKey: scrubbed.key, to: scrubbed.layer, at: time)
    }
    touches.direct?.phase = .cancelling
    touches.direct?.wayBack = DirectDrag.WayBack(
      beginTime: time,
      timing: AnimationTiming(.linear, duration: seconds)
    )
    timers.append(SessionTimer(time: time + seconds, action: .returned))
  }
}
