import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// A transition in flight: UIKit's transition context together with the state of its animator.
///
/// Always:
/// - its gesture is known while a hand drives it;
/// - `percent` lies in 0…`greatestPercent`;
/// - the clock is an animator's once a touch has caught it, and stays one;
/// - a wait for `completeTransition` ends when a hand takes hold again.
struct TransitionRun: Sendable {
  let definition: TransitionDefinition
  /// The animator in force: the scene's, UIKit's own, or the one for reduced motion.
  let body: TransitionBody
  let roles: Roles
  /// The two controllers, and the calls that UIKit makes around the transition.
  private(set) var transition: ControllerTransition<Controller>
  /// The transition context as it began.
  let context: TransitionContext
  /// Seconds on the session's clock.
  let beginTime: Double
  /// `transitionDuration`, in seconds.
  let duration: Double
  /// Seconds until the last animation has ended.
  private(set) var length: Double
  /// The container's media time when the animator began.
  let mediaBegin: Double
  private(set) var clock: RunClock
  private(set) var phase: TransitionStatus.Phase
  /// The index of the gesture whose interaction controller drives it.
  private(set) var gesture: Int?
  /// The gesture whose interaction controller may `pause()` a transition that it did not start.
  let standby: Int?
  let isInterruptible: Bool
  /// The curve of its animator over its duration: linear in a hand, and once a hand has scrubbed it straight from
  /// its start to where it was caught, and on to its end.
  private(set) var curve: TimingCurve
  /// The path on which a caught run goes on that no hand scrubs, once one has; nil while time and fraction are one.
  private(set) var scrubPath: ScrubPath?
  /// The last `percentComplete` that an interaction controller was given, or had when it took hold: of a caught
  /// run the fraction of the picture, beyond 1 where animations outlast the duration.
  private(set) var percent = 0.0
  /// The largest fraction a hand can scrub to: the end of the duration or, if it caught the run, of the last
  /// animation.
  private(set) var greatestPercent = 1.0
  /// The container's media time at which a hand last caught the run.
  private(set) var caughtMediaTime: Double?
  /// Whether the incoming view was put into the container for this run, and leaves it again on cancellation.
  private(set) var wasInserted = false
  private(set) var animatedLayers: Set<LayerID> = []
  /// The dimming view of its presentation controller.
  private(set) var dimming: LayerID?
  /// Whether the animator calls `completeTransition` once its animations are over.
  private(set) var completes = true
  /// Whether an animation repeats forever.
  private(set) var movesForEver = false
  private(set) var wait = Wait.none
  /// Whether the user has begun it with a hand on a sheet, so that the sheet's delegate is told of its end.
  private(set) var isByUser = false

  /// The wait for an animator that does not call `completeTransition`.
  enum Wait: Hashable, Sendable {
    /// Its animations are not over, or it does.
    case none
    /// They were over at a time on the session's clock.
    case since(Double)
    /// It has been reported as missing.
    case vain
  }

  /// A transition about to begin, in a hand or by itself.
  init(
    _ definition: TransitionDefinition,
    body: TransitionBody,
    _ transition: ControllerTransition<Controller>,
    roles: Roles,
    context: TransitionContext,
    timing: AnimationTiming,
    time: Double,
    mediaTime: Double,
    gesture: Int?,
    standby: Int?,
    isInterruptible: Bool
  ) {
    self.definition = definition
    self.body = body
    self.transition = transition
    self.roles = roles
    self.context = context
    beginTime = time
    duration = timing.duration
    length = timing.duration
    mediaBegin = mediaTime
    clock = gesture == nil ? .free(start: time, offset: 0) : .held(offset: 0)
    phase = gesture == nil ? .running : .interactive
    self.gesture = gesture
    self.standby = standby
    self.isInterruptible = isInterruptible
    curve = gesture == nil ? timing.curve : .linear
  }

  var from: Controller { transition.from }
  var to: Controller { transition.to }
  var isForward: Bool { transition.kind.isForward }
  /// Whether its animator should have called `completeTransition` long ago.
  var isStalled: Bool { wait == .vain }
  /// Whether a touch has caught it, so that the property animator is its clock.
  var isCaughtByAnimator: Bool {
    if case .animated = clock { return true }
    return false
  }
}

/// Its beginning and its end.
extension TransitionRun {
  /// Its views are in place.
  mutating func takeViews(wasInserted: Bool, dimming: LayerID?) {
    self.wasInserted = wasInserted
    self.dimming = dimming
    transition.hasAlongside = !body.alongside.isEmpty || dimming != nil
  }

  /// The user has begun it.
  mutating func becomeUsersOwn() { isByUser = true }

  /// Its animations are attached.
  mutating func takeAnimations(of animator: Animator) {
    length = animator.end
    completes = body.completes && !animator.isEndless
    movesForEver = animator.movesForEver
    animatedLayers = animator.animatedLayers
  }

  /// Its animations are over, and its animator says nothing.
  mutating func awaitCompletion(since time: Double) { wait = .since(time) }

  /// Its animator has been waited for in vain.
  mutating func stall() { wait = .vain }

  /// Stands just before the end that it is driven to, if it is nearly there and would be over with its last step.
  mutating func stopBeforeEnd(at time: Double, within moment: Double) {
    clock = clock.atItsEnd(time, within: moment)
  }
}

/// An interaction controller's hand: `UIPercentDrivenInteractiveTransition`.
extension TransitionRun {
  /// A hand goes on with what stands still.
  mutating func take(by gesture: Int) {
    phase = .interactive
    self.gesture = gesture
  }

  /// `update(_:)`: moves the transition's time to a fraction of its duration, linearly.
  mutating func update(percent: Double) {
    self.percent = min(max(percent, 0), greatestPercent)
    clock = .held(offset: self.percent * duration)
  }

  /// `pause()`: stops the transition where it is at a time.
  mutating func pause(at time: Double) {
    clock = .held(offset: takeHold(at: time))
  }

  /// `finish()` or `cancel()`: goes the rest of the way, or back; time runs backwards then.
  mutating func release(finishes: Bool, timing: AnimationTiming, at time: Double) {
    phase = finishes ? .finishing : .cancelling
    gesture = nil
    clock = .driven(
      from: clock.offset(at: time),
      to: finishes ? length : 0,
      start: time,
      duration: timing.duration,
      curve: timing.curve
    )
  }

  /// Lets a hand take hold of the run where it is.
  ///
  /// - Returns: The run's media time, in seconds.
  private mutating func takeHold(at time: Double) -> Double {
    let offset = min(max(clock.offset(at: time), 0), length)
    greatestPercent = duration > 0 ? max(length / duration, 1) : 1
    percent = duration > 0 ? offset / duration : 1
    wait = .none
    return offset
  }
}

/// A touch's hand on an interruptible transition: from when it catches it, the clock is the view property animator that
/// UIKit's `interruptibleAnimator(using:)` would have returned.
///
/// Each track of the transition is a block with an ease of its own, and what the animator holds, moves and continues is
/// the time they share, along a `ScrubPath`: as UIKit's, it turns into the fraction of the picture when it pauses, and
/// back into that of the time when it goes on as it was.
extension TransitionRun {
  /// Takes hold of a transition in flight; `mediaTime` is the container's.
  mutating func catchInFlight(at time: Double, mediaTime: Double) {
    let offset = takeHold(at: time)
    caughtMediaTime = mediaTime
    percent = picture(at: offset)
    let fraction = percent / greatestPercent
    let path =
      offset > 0 && offset < duration
      ? ScrubPath(
        pausedAt: fraction,
        seconds: offset,
        end: 1 / greatestPercent,
        duration: duration,
        length: length
      ) : ScrubPath(length: length)
    clock = .animated(pausedAnimator(at: fraction, time: time, isReversed: phase == .cancelling), path: path)
  }

  /// Makes the hand move the picture linearly, from where it is at a time: `scrubsLinearly`, true for UIKit's animators
  /// by default.
  mutating func scrubLinearly(at time: Double) {
    guard case .animated(_, let path) = clock else { return }
    if duration > 0 { curve.straighten(at: clock.offset(at: time) / duration, through: percent) }
    scrubPath = path
  }

  /// Moves a caught transition's picture to a fraction of its way.
  ///
  /// - Returns: The animator's `fractionComplete`; nil if none has caught it.
  mutating func scrub(to percent: Double) -> Double? {
    guard case .animated(var animator, let path) = clock else { return nil }
    self.percent = min(max(percent, 0), greatestPercent)
    let fraction = self.percent / greatestPercent
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
    clock = .animated(animator, path: path)
    return animator.fractionComplete
  }

  /// Lets go of a caught transition: `isReversed` where it has to turn round, then `continueAnimation`.
  ///
  /// - Returns: The calls.
  mutating func continueAnimation(finishes: Bool, timing: AnimationTiming, at time: Double) -> [Call] {
    guard case .animated(var animator, let path) = clock else { return [] }
    let turnsRound = animator.isReversed == finishes
    if turnsRound { animator.isReversed = !finishes }
    phase = finishes ? .finishing : .cancelling
    gesture = nil
    let factor = animator.duration > 0 ? timing.duration / animator.duration : 0
    let calls = Self.resume(&animator, timing: timing.curve, durationFactor: factor, at: time)
    clock = .animated(animator, path: path)
    return (turnsRound ? [.setReversed(!finishes)] : []) + calls
  }

  /// Lets a caught transition that stands still go on in the direction in which it was running.
  ///
  /// - Returns: The calls; nil if there is nothing to let go of.
  mutating func resume(at time: Double) -> [Call]? {
    guard case .animated(let held, _) = clock, !held.isRunning else { return nil }
    if phase == .interactive { phase = held.isReversed ? .cancelling : .finishing }
    let path = scrubPath ?? ScrubPath(length: length)
    let fraction = path.fraction(at: clock.offset(at: time))
    var animator = pausedAnimator(at: fraction, time: time, isReversed: held.isReversed)
    let calls = Self.resume(&animator, timing: nil, durationFactor: 0, at: time)
    clock = .animated(animator, path: path)
    return calls
  }

  private static func resume(
    _ animator: inout ViewPropertyAnimator,
    timing: TimingCurve?,
    durationFactor: Double,
    at time: Double
  ) -> [Call] {
    _ = animator.advance(to: time)
    let continuation = Call.Continuation(timing?.timingParametersKind, durationFactor: durationFactor)
    let calls = Call.resumption(continuation, isReversed: animator.isReversed)
    // A paused, interruptible animator refuses nothing.
    try? animator.continueAnimation(
      withTimingParameters: timing.map { TimingParameters(.curve($0)) },
      durationFactor: durationFactor
    )
    return calls
  }

  /// The transition's animator, paused at a fraction.
  private func pausedAnimator(at fraction: Double, time: Double, isReversed: Bool) -> ViewPropertyAnimator {
    var animator = ViewPropertyAnimator(duration: length, timingParameters: .linear)
    _ = animator.advance(to: time)
    // An inactive animator refuses no animations.
    _ = try? animator.addAnimations()
    animator.isReversed = isReversed
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
    return animator
  }
}
