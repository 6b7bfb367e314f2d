import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// What a gesture, with those recognized together with it, moves without a transition.
///
/// Always:
/// - a gesture has a way once it has let go, and only then;
/// - a touch holds values only on their way;
/// - setters name gestures of the drag, and every layer with a setter is known as it was before.
struct DirectDrag: Sendable {
  /// The index of the gesture that began it.
  let gesture: Int
  private(set) var phase = TransitionStatus.Phase.interactive
  /// Seconds on the session's clock.
  let beginTime: Double
  /// The layers whose values it has set, as they were before.
  private(set) var layers: [LayerID: Origin] = [:]
  /// The property animator that it scrubs.
  private(set) var animator: LayerAnimator?
  private(set) var progress = 0.0
  /// Whether it has moved anything yet: a pan recognized together with a scroll may only have scrolled.
  private(set) var isFelt: Bool
  /// The motion after the release of each gesture that has ended: back, or on to a new place.
  private(set) var ways: [Int: WayBack] = [:]
  /// Whether a touch holds the values during that motion.
  private(set) var isHeld = false

  /// A drag that begins, perhaps with values that the touch has caught, or with an animator.
  init(gesture: Int, beginTime: Double, isFelt: Bool, animator: LayerAnimator? = nil) {
    self.gesture = gesture
    self.beginTime = beginTime
    self.isFelt = isFelt
    self.animator = animator
  }

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

  /// Notes how a layer is before its first value is set.
  mutating func takeUp(_ layer: LayerID, as origin: Origin) { layers[layer] = origin }

  /// Notes how a layer is now, where a gesture begins to follow the hand again.
  mutating func takeUpAgain(_ layer: LayerID, seen: LayerState) { layers[layer]?.seen = seen }

  /// A gesture has set a value.
  mutating func set(_ property: PropertyName, of layer: LayerID, by gesture: Int) {
    layers[layer]?.setters[property] = gesture
  }

  /// Something has moved.
  mutating func beFelt() { isFelt = true }

  /// The hand has moved the values on.
  mutating func move(to progress: Double) { self.progress = progress }

  /// The animator has been told something.
  mutating func take(_ animator: LayerAnimator) { self.animator = animator }

  /// What was begun is finished.
  mutating func finish() { phase = .finishing }

  /// What was begun goes back, unless another gesture of the same hand has finished it.
  mutating func goBack() { if phase != .finishing { phase = .cancelling } }

  /// The animator turns round.
  mutating func turnBack() { phase = .cancelling }

  /// A gesture lets go.
  mutating func release(_ gesture: Int, along way: WayBack) { ways[gesture] = way }

  /// A touch catches the values on their way.
  mutating func hold(at time: Double) {
    progress = progress(at: time)
    isHeld = true
  }

  /// The touch lets the values go on, from where they are.
  mutating func resume(at time: Double) {
    isHeld = false
    for gesture in ways.keys { ways[gesture]?.beginTime = time }
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
    let (begin, duration) = (way.beginTime, way.timing.duration)
    let fraction = duration > 0 ? time.elapsed(since: begin, of: duration) / duration : 1
    return progress + (way.end - progress) * way.timing.curve.value(at: min(max(fraction, 0), 1))
  }
}
