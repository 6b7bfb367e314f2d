import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

/// The finger on the canvas and what it has set going.
struct TouchState: Sendable {
  /// The touch that is followed, if one is.
  var active: ActiveTouch?
  /// The numbers of the gesture that changed last.
  var values: GestureValues?
  /// The hand's velocity at the last release, in points per second.
  var releaseVelocity = Point.zero
  /// Whether touches are ignored until a gesture's delayed transition has started.
  var isHeldBack = false
  /// Values that a gesture has set directly, until they are back or a transition has ended.
  var direct: DirectDrag?
  /// Content that moves by itself.
  var deceleration: ScrollMotion?
}

/// A touch from its beginning, with the recognizers that see it.
struct ActiveTouch: Sendable {
  let id: Int
  /// The layers under it at its beginning, innermost first.
  let chain: [LayerID]
  /// The layer whose highlight it caused.
  var pressed: LayerID?
  /// Along the hit path, innermost first; `followers` says what each is for.
  var recognizers: [AnyRecognizer]
  var followers: [TouchFollower]
  let arbiter: GestureArbiter
  /// Whether it took hold of a transition in flight.
  let hasCaught: Bool
}

/// What a recognizer on a hit path is for.
enum TouchFollower: Sendable {
  /// A gesture of the scene.
  case gesture(GestureRun)
  /// A scroll layer's own pan, and what it is moving once it has begun.
  case scroll(LayerID, ScrollDrag?)
  case tap

  var gesture: GestureRun? {
    if case .gesture(let gesture) = self { return gesture }
    return nil
  }
}

/// A gesture of the scene following a touch.
struct GestureRun: Sendable {
  /// Into the scene's gestures.
  let index: Int
  var values = GestureValues()
  /// Whether it has not begun yet.
  var isNew = true
  /// Whether the test of `finish` held at the last change.
  var shouldFinish = false
  /// Whether `while` held at the last change.
  var wasActive = true
  /// Where a caught transition was taken up.
  var caught: CaughtProgress?

  init(index: Int, caught: CaughtProgress? = nil) {
    self.index = index
    self.caught = caught
  }
}

/// How far a transition had come when a gesture caught it.
struct CaughtProgress: Hashable, Sendable {
  var percent: Double
  /// The gesture's own progress at its first change.
  var gestureProgress: Double?
  /// −1 where the gesture drives the opposite transition.
  var sign: Double
}

/// What a gesture is moving without a transition.
struct DirectDrag: Sendable {
  let gesture: Int
  var phase: TransitionStatus.Phase
  /// Of the session's clock.
  let beginTime: Double
  /// The layers whose values it has set.
  var layers: Set<LayerID> = []
  /// The animations that it scrubs.
  var scrubbed: [ScrubbedAnimation] = []
  var progress = 0.0
  /// Whether it has moved anything yet: a pan recognized together with a scroll may only have scrolled.
  var isFelt = false
  /// The way back, once the gesture is given up.
  var wayBack: WayBack?

  /// Values running back after a gesture that was given up.
  struct WayBack: Sendable {
    /// Of the session's clock.
    let beginTime: Double
    let timing: AnimationTiming
  }

  /// How far the values are at a time: the gesture's progress, on the way back what is left of it.
  func progress(at time: Double) -> Double {
    guard let wayBack else { return progress }
    let fraction =
      wayBack.timing.duration > 0 ? (time - wayBack.beginTime) / wayBack.timing.duration : 1
    return progress * (1 - wayBack.timing.curve.value(at: min(max(fraction, 0), 1)))
  }
}

/// An animation of a paused property animator.
struct ScrubbedAnimation: Sendable {
  let layer: LayerID
  let key: String
  var animation: Animation
}
