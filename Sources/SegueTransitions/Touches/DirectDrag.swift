import SegueModel
import SegueMotion
import SegueStage

/// What a gesture is moving without a transition.
struct DirectDrag: Sendable {
  let gesture: Int
  var phase: TransitionStatus.Phase
  /// Of the session's clock.
  let beginTime: Double
  /// The layers whose values it has set, as they were before.
  var layers: [LayerID: Origin] = [:]
  /// The property animator that it scrubs.
  var animator: LayerAnimator?
  var progress = 0.0
  /// Whether it has moved anything yet: a pan recognized together with a scroll may only have scrolled.
  var isFelt = false
  /// The way back, or on to a new place, once the gesture is over.
  var wayBack: WayBack?
  /// Whether a touch holds the values on that way.
  var isHeld = false

  /// A layer as a gesture found it.
  struct Origin: Sendable {
    /// As presented.
    let seen: LayerState
    /// As the scene lays it out.
    let rest: LayerState
  }

  /// Values running to where they rest: back, or on to a new place.
  struct WayBack: Sendable {
    /// Of the session's clock.
    var beginTime: Double
    /// Of the gesture's progress.
    var timing: AnimationTiming
    var ease = Ease.curve(.linear)
    /// Seconds that the scene asks for.
    var seconds = 0.0
  }

  /// How far the values are at a time: the gesture's progress, and on the way back between that and the end.
  func progress(at time: Double) -> Double {
    guard let way = wayBack, !isHeld else { return progress }
    let fraction = way.timing.duration > 0 ? (time - way.beginTime) / way.timing.duration : 1
    let end: Double = phase == .finishing ? 1 : 0
    return progress + (end - progress) * way.timing.curve.value(at: min(max(fraction, 0), 1))
  }
}
