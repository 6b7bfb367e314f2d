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
    hands.begin(DirectDrag(gesture: gesture.index, beginTime: time, isFelt: true, animator: scrubber))
    scrub(to: gesture.values.progress)
  }

  /// `fractionComplete`.
  mutating func scrub(to progress: Double) {
    guard hands.direct != nil else { return }
    let fraction = min(max(progress, 0), 1)
    note(.setFractionComplete(fraction))
    hands.changeDrag { $0.move(to: fraction) }
    changeScrubber { (animator, tree) in animator.update(&tree) { $0.fractionComplete = fraction } }
  }

  /// `stopAnimation(false)`, `finishAnimation(at: .end)`: the values stay where the animator ends.
  mutating func finishScrubbing() {
    guard hands.direct?.animator != nil else { return }
    hands.changeDrag { $0.move(to: 1) }
    note(.stopAnimation(withoutFinishing: false))
    stopScrubber(withoutFinishing: false)
    note(.finishAnimation(at: .end))
    changeScrubber { (animator, tree) in _ = try? animator.finishAnimation(at: .end, in: &tree) }
  }

  /// `pauseAnimation`, `isReversed = true`, `startAnimation`: back in the part of the duration that is left.
  mutating func reverseScrubbing(_ cancel: GestureDefinition.Cancel, gesture: GestureRun) {
    guard let direct = hands.direct, var animator = direct.animator else { return }
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
    let way = DirectDrag.WayBack(beginTime: time, timing: AnimationTiming(.linear, duration: seconds))
    hands.changeDrag { drag in
      drag.take(animator)
      drag.turnBack()
      drag.release(gesture.index, along: way)
    }
    timers.set(.returned, at: animator.animator.endTime ?? time)
  }

  /// The animator has run back to its start.
  mutating func finishScrubbedReturn() {
    var position: ViewPropertyAnimator.Position?
    changeScrubber { [time] (animator, tree) in position = animator.advance(to: time, in: &tree)?.position }
    if let position { note(.animatorCompletion(at: position)) }
  }

  /// Lets go of an animator that a transition has overtaken.
  mutating func dropScrubbing() {
    guard hands.direct?.animator?.animator.state == .active else { return }
    stopScrubber(withoutFinishing: true)
  }

  private mutating func stopScrubber(withoutFinishing: Bool) {
    changeScrubber { (animator, tree) in
      try? animator.update(&tree) { (animator) throws(PropertyAnimatorError) in
        try animator.stopAnimation(withoutFinishing: withoutFinishing)
      }
    }
  }

  /// Lets something happen to the animator that a gesture scrubs, and to the layers that it moves.
  private mutating func changeScrubber(_ change: (inout LayerAnimator, inout LayerTree) -> Void) {
    guard var animator = hands.direct?.animator else { return }
    change(&animator, &stage.tree)
    hands.changeDrag { $0.take(animator) }
  }
}
