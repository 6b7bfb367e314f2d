import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// What a gesture, with those recognized together with it, moves without a transition.
struct DirectDrag: Sendable {
  /// The index of the gesture that began it.
  let gesture: Int
  var phase: TransitionStatus.Phase
  /// Seconds on the session's clock.
  let beginTime: Double
  /// The layers whose values it has set, as they were before.
  var layers: [LayerID: Origin] = [:]
  /// The property animator that it scrubs.
  var animator: LayerAnimator?
  var progress = 0.0
  /// Whether it has moved anything yet: a pan recognized together with a scroll may only have scrolled.
  var isFelt = false
  /// The motion after the release of each gesture that has ended: back, or on to a new place.
  var ways: [Int: WayBack] = [:]
  /// Whether a touch holds the values during that motion.
  var isHeld = false

  /// A layer as a gesture found it.
  struct Origin: Sendable {
    /// As presented.
    var seen: LayerState
    /// As the scene lays it out.
    let rest: LayerState
    /// Which gesture has set each of its values last.
    var setters: [PropertyName: Int] = [:]
  }

  /// Values moving to where they will rest: back, or on to a new place.
  struct WayBack: Sendable {
    /// Seconds on the session's clock.
    var beginTime: Double
    /// Of the gesture's progress.
    var timing: AnimationTiming
    var ease = Ease.curve(.linear)
    /// Seconds that the scene asks for.
    var seconds = 0.0
    /// Of the gesture's progress: 1 where it finished.
    var end = 0.0
  }

  /// Whether a gesture has let go of its values.
  var isReleased: Bool { !ways.isEmpty }

  /// The motion of the gesture that began it, or else of the first other one that has ended.
  var way: WayBack? { ways[gesture] ?? ways.min { $0.key < $1.key }?.value }

  /// The motion of one of a layer's numbers: by the last gesture that set it, or else by one that set the
  /// layer.
  func way(of number: LayerProperty, on layer: LayerID) -> WayBack? {
    let setters = layers[layer]?.setters ?? [:]
    let own = setters.filter { $0.key.channels.contains { $0.component == number.component } }
    return (own.values.max() ?? setters.values.max()).flatMap { ways[$0] } ?? way
  }

  /// The progress of the values at a time: the gesture's own or, after its release, between that and the end.
  func progress(at time: Double) -> Double {
    guard let way, !isHeld else { return progress }
    let fraction = way.timing.duration > 0 ? (time - way.beginTime) / way.timing.duration : 1
    return progress + (way.end - progress) * way.timing.curve.value(at: min(max(fraction, 0), 1))
  }
}
