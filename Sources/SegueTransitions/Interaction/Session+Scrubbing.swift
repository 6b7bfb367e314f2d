import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// Gestures that scrub a paused, linear property animator.
extension Session {
  /// Makes the animator's animations and moves them to the gesture's progress, as an action method does at
  /// `began`: `isReversed = false`, `pauseAnimation`, `fractionComplete`.
  mutating func beginScrubbing(_ tracks: [TrackDefinition], gesture: GestureRun) {
    var body = TransitionBody()
    body.ease = .curve(.linear)
    body.tracks = tracks
    let roles = Roles(from: stack.top?.layer, to: nil, hit: stack.top?.hit)
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
    // UIKit's has duration 0, as it is only ever scrubbed. This one lasts a second, which is what the tracks'
    // own times are fractions of; released too early, it is continued in the seconds that the scene gives it.
    var scrubber = LayerAnimator(
      ViewPropertyAnimator(duration: 1, timingParameters: .linear),
      owner: .scrubber
    )
    _ = scrubber.advance(to: time, in: &stage.tree)
    let changes = animator.animatedLayers.flatMap { layer in
      let begin = stage.tree.localTime(of: layer, at: time)
      return scratch.tree[layer].animations.filter { $0.key.owner.isTransition }.map { attached in
        var course = attached.animation
        course.timing.beginTime -= begin
        return LayerChange(layer, .course(course))
      }
    }
    try? scrubber.addAnimations(changes, in: &stage.tree)
    note(.makePropertyAnimator)
    // A new animator runs forwards; the action method cannot know that it is new.
    note(.setReversed(false))
    note(.pauseAnimation)
    try? scrubber.update(&stage.tree) { (animator) throws(PropertyAnimatorError) in
      try animator.pauseAnimation()
    }
    direct.animator = scrubber
    direct.isFelt = true
    touches.direct = direct
    scrub(to: gesture.values.progress)
  }

  /// `fractionComplete`.
  mutating func scrub(to progress: Double) {
    guard touches.direct != nil else { return }
    let fraction = min(max(progress, 0), 1)
    note(.setFractionComplete(fraction))
    touches.direct?.progress = fraction
    touches.direct?.animator?.update(&stage.tree) { $0.fractionComplete = fraction }
  }

  /// `stopAnimation(false)`, `finishAnimation(at: .end)`: the values stay where the animator ends.
  mutating func finishScrubbing() {
    guard touches.direct?.animator != nil else { return }
    touches.direct?.progress = 1
    note(.stopAnimation(withoutFinishing: false))
    stopScrubber(withoutFinishing: false)
    note(.finishAnimation(at: .end))
    _ = try? touches.direct?.animator?.finishAnimation(at: .end, in: &stage.tree)
  }

  /// `pauseAnimation`, `isReversed = true`, `startAnimation`: back in the part of the duration that is left.
  mutating func reverseScrubbing(_ cancel: GestureDefinition.Cancel, gesture: GestureRun) {
    guard let direct = touches.direct, var animator = direct.animator else { return }
    let whole = cancel.duration?.number(in: environment(of: gesture)) ?? Session.standardReturn
    let seconds = max(whole * direct.progress, 0)
    note(.pauseAnimation)
    note(.setReversed(true))
    note(.startAnimation)
    _ = animator.advance(to: time, in: &stage.tree)
    try? animator.update(&stage.tree) { (animator) throws(PropertyAnimatorError) in
      try animator.pauseAnimation()
      animator.isReversed = true
      // A factor of 0 would mean what is left of the second.
      let factor = max(seconds, .leastNonzeroMagnitude)
      try animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    }
    touches.direct?.animator = animator
    touches.direct?.phase = .cancelling
    touches.direct?.ways[gesture.index] = DirectDrag.WayBack(
      beginTime: time,
      timing: AnimationTiming(.linear, duration: seconds)
    )
    timers.append(SessionTimer(time: animator.animator.endTime ?? time, action: .returned))
  }

  /// The animator has run back to its start.
  mutating func finishScrubbedReturn() {
    guard let completion = touches.direct?.animator?.advance(to: time, in: &stage.tree) else { return }
    note(.animatorCompletion(at: completion.position))
  }

  /// Lets go of an animator that a transition has overtaken.
  mutating func dropScrubbing() {
    guard touches.direct?.animator?.animator.state == .active else { return }
    stopScrubber(withoutFinishing: true)
  }

  private mutating func stopScrubber(withoutFinishing: Bool) {
    try? touches.direct?.animator?.update(&stage.tree) { (animator) throws(PropertyAnimatorError) in
      try animator.stopAnimation(withoutFinishing: withoutFinishing)
    }
  }
}
