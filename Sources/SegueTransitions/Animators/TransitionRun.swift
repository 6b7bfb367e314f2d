import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// A transition in flight: UIKit's transition context together with the state of its animator.
struct TransitionRun: Sendable {
  let definition: TransitionDefinition
  /// The animator in force: the scene's, UIKit's own, or the one for reduced motion.
  let body: TransitionBody
  var roles: Roles
  /// The two controllers, and the calls that UIKit makes around the transition.
  var transition: ControllerTransition<Controller>
  /// The transition context as it began.
  let context: TransitionContext
  /// Seconds on the session's clock.
  let beginTime: Double
  /// `transitionDuration`, in seconds.
  let duration: Double
  /// Seconds until the last animation has ended.
  var length: Double
  /// The container's media time when the animator began.
  let mediaBegin: Double
  var clock: RunClock
  var phase: TransitionStatus.Phase
  /// The index of the gesture whose interaction controller drives it.
  var gesture: Int?
  let isInterruptible: Bool
  /// The curve of its animator over its duration: linear in a hand, and once a hand has scrubbed it straight from
  /// its start to where it was caught, and on to its end.
  var curve: TimingCurve
  /// The path on which a caught run goes on that no hand scrubs, once one has; nil while time and fraction are one.
  var scrubPath: ScrubPath?
  /// The gesture whose interaction controller may `pause()` a transition that it did not start.
  var standby: Int?
  /// The last `percentComplete` that an interaction controller was given, or had when it took hold: of a caught
  /// run the fraction of the picture, beyond 1 where animations outlast the duration.
  var percent = 0.0
  /// The largest fraction a hand can scrub to: the end of the duration or, if it caught the run, of the last
  /// animation.
  private(set) var greatestPercent = 1.0
  /// The container's media time at which a hand last caught the run.
  var caughtMediaTime: Double?
  /// Whether the incoming view was put into the container for this run, and leaves it again on cancellation.
  var wasInserted = false
  var animatedLayers: Set<LayerID> = []
  /// The dimming view of its presentation controller.
  var dimming: LayerID?
  /// Whether the animator calls `completeTransition` once its animations are over.
  var completes = true
  /// Whether an animation repeats forever.
  var movesForEver = false
  /// When the wait for an animator that does not call `completeTransition` began, on the session's clock.
  var waitingSince: Double?
  /// Whether that has been reported.
  var isStalled = false

  var from: Controller { transition.from }
  var to: Controller { transition.to }
  var isForward: Bool { transition.kind.isForward }

  /// Lets a hand take hold of the run where it is.
  ///
  /// - Returns: The run's media time, in seconds.
  mutating func takeHold(at time: Double) -> Double {
    let offset = min(max(clock.offset(at: time), 0), length)
    greatestPercent = duration > 0 ? max(length / duration, 1) : 1
    percent = duration > 0 ? offset / duration : 1
    return offset
  }

  /// The fraction of the picture at a media time: that of the animator's curve, or of the time where either is
  /// at or beyond one of its ends, as a spring that overshoots may be, and as a staircase that begins with a step is not.
  func picture(at offset: Double) -> Double {
    guard duration > 0, offset > 0, offset < duration else { return duration > 0 ? offset / duration : 1 }
    let seen = curve.value(at: offset / duration)
    return seen > 0 && seen < 1 ? seen : offset / duration
  }

  /// The container's media time, at a time of the session.
  ///
  /// A caught run stands at exactly the time that was seen: as a fraction of its length and back again, it might be
  /// rounded past the end of an animation, which is then seen or gone.
  func mediaTime(at time: Double) -> Double {
    let mediaTime = mediaBegin + clock.offset(at: time)
    guard let caughtMediaTime, abs(mediaTime - caughtMediaTime) <= Self.rounding * caughtMediaTime.ulp else {
      return mediaTime
    }
    return caughtMediaTime
  }

  /// The most by which a media time is off after it has been a fraction, in units in the last place.
  private static let rounding = 16.0

  /// Media time divided by duration, at a time on the session's clock; of a caught run the fraction that its
  /// animator has completed.
  func progress(at time: Double) -> Double {
    guard duration > 0 else { return 1 }
    if case .animated(let animator, _) = clock { return animator.completed(at: time) * greatestPercent }
    let offset = clock.offset(at: time)
    return (waitingSince == nil ? offset : min(offset, length)) / duration
  }
}
