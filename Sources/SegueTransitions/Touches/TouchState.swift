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
  /// What a release passes to the motion that follows it; zero at any other time.
  var handOff = HandOff()
  /// Whether touches are ignored until a gesture's delayed transition has started.
  var isHeldBack = false
  /// Where the finger is that opens a screen, in points of the canvas, while a tap or a gesture is told of it.
  var opening: Point?
  /// Values that gestures have set directly, until they have returned or a transition has ended.
  var direct: DirectDrag?
  /// Contents that move by themselves, at most one per scroll layer.
  var decelerations: [ScrollMotion] = []
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

  var isScroll: Bool {
    if case .scroll = self { return true }
    return false
  }

  /// Whether it is moving a scroll layer's content.
  func isScroll(of layer: LayerID) -> Bool {
    if case .scroll(layer, .some) = self { return true }
    return false
  }

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
  /// Whether `while` has held once: until then it moves nothing, and decides nothing.
  var hasTakenHold = false
  /// The test of `finish` as of the last change, where it is made at changes.
  var test: GestureTest?
  /// Whether `while` held at the last change, so that what the gesture moves follows the hand.
  var isMoving = false
  /// Whether the hand is past an end of what it drives, which moves no further.
  var leadsBeyond = false
  /// Where a caught transition was taken up.
  var caught: CaughtProgress?

  init(index: Int, caught: CaughtProgress? = nil) {
    self.index = index
    self.caught = caught
  }
}

extension GestureRun {
  /// Whether its recognizer is recognized once, as it ends: a tap or a swipe.
  func isDiscrete(in scene: Scene) -> Bool {
    switch scene.gestures[index].recognizer {
    case .tap, .swipe: true
    case .pan, .edgePan, .pinch: false
    }
  }
}

/// How far a transition had come when a gesture caught it.
struct CaughtProgress: Hashable, Sendable {
  var percent: Double
  /// The gesture's own progress as it took hold.
  var gestureProgress = 0.0
  /// −1 where the gesture drives the opposite transition.
  var sign: Double
}

extension ActiveTouch {
  /// The recognizers of some followers, and which of them may be recognized together.
  init(
    id: Int,
    chain: [LayerID],
    pressed: LayerID?,
    following: [(recognizer: AnyRecognizer, follower: TouchFollower)],
    hasCaught: Bool,
    areSimultaneous: (TouchFollower, TouchFollower) -> Bool
  ) {
    var arbiter = GestureArbiter()
    for first in following.indices {
      for second in following.indices where second > first {
        if areSimultaneous(following[first].follower, following[second].follower) {
          arbiter.allowTogether(first, second)
        }
      }
    }
    self.init(
      id: id,
      chain: chain,
      pressed: pressed,
      recognizers: following.map { $0.recognizer },
      followers: following.map { $0.follower },
      arbiter: arbiter,
      hasCaught: hasCaught
    )
  }
}
