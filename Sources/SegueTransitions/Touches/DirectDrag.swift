import SegueModel
import SegueMotion
import SegueStage

/// What a gesture is moving without a transition, with those that are recognized together with it.
struct DirectDrag: Sendable {
  /// The one that began it.
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
  /// The way back, or on to a new place, of each gesture that is over.
  var ways: [Int: WayBack] = [:]
  /// Whether a touch holds the values on that way.
  var isHeld = false

  /// A layer as a gesture found it.
  struct Origin: Sendable {
    /// As presented.
    let seen: LayerState
    /// As the scene lays it out.
    let rest: LayerState
    /// Which gesture has set each of its values last.
    var setters: [PropertyName: Int] = [:]
  }

  /// Values running to where they rest: back, or on to a new place.
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

  /// The way of what began it, else of what is over.
  var way: WayBack? { ways[gesture] ?? ways.min { $0.key < $1.key }?.value }

  /// The way of one of a layer's numbers: that of the gesture that set it last, else of one that set the layer.
  func way(of number: LayerProperty, on layer: LayerID) -> WayBack? {
    let setters = layers[layer]?.setters ?? [:]
    let own = setters.filter { $0.key.channels.contains { $0.component == number.component } }
    return (own.values.max() ?? setters.values.max()).flatMap { ways[$0] } ?? way
  }

  /// How far the values are at a time: the gesture's progress, and on the way back between that and the end.
  func progress(at time: Double) -> Double {
    guard let way, !isHeld else { return progress }
    let fraction = way.timing.duration > 0 ? (time - way.beginTime) / way.timing.duration : 1
    return progress + (way.end - progress) * way.timing.curve.value(at: min(max(fraction, 0), 1))
  }
}
