import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

/// The fingers on the canvas, and what they have set going.
///
/// Always:
/// - one touch is followed at a time, and none that lands while touches are held back;
/// - a hand-off is there only while a release is being carried out;
/// - each scroll layer has at most one motion of its own;
/// - values set directly are there until they have returned or a transition has ended.
struct Hands: Sendable {
  /// The touch that is followed, if one is.
  private(set) var active: ActiveTouch?
  /// The numbers of the gesture that changed last.
  private(set) var values: GestureValues?
  /// What a release passes to the motion that follows it; zero at any other time.
  private(set) var handOff = HandOff()
  /// Whether touches that land are ignored until a gesture's delayed transition has started; the one whose swipe asked
  /// for it may still be down.
  private(set) var isHeldBack = false
  /// Where the finger is that opens a screen, in points of the canvas, while a tap or a gesture is told of it.
  private(set) var opening: Point?
  /// Values that gestures have set directly.
  private(set) var direct: DirectDrag?
  /// Contents that move by themselves.
  private(set) var scrolling: [ScrollMotion] = []
}

/// The touch.
extension Hands {
  /// A touch lands.
  mutating func follow(_ touch: ActiveTouch) { active = touch }

  /// The touch that is followed is over, or taken away.
  mutating func lift() { active = nil }

  /// Touches that land are ignored until `takeTouches()`.
  mutating func holdBack() { isHeldBack = true }

  /// Touches are followed again.
  mutating func takeTouches() { isHeldBack = false }

  /// The recognizers have seen something.
  mutating func update(_ recognizers: [AnyRecognizer]) { active?.recognizers = recognizers }

  /// What a recognizer of the touch is for has changed.
  mutating func update(_ follower: TouchFollower, at index: Int) { active?.followers[index] = follower }

  /// The layer is no longer highlighted.
  mutating func dropPress() { active?.pressed = nil }

  /// A recognizer is told of a finger, whose place is that at which a screen opens.
  mutating func open(at place: Point?) { opening = place }

  /// The numbers of a gesture have changed.
  mutating func take(_ values: GestureValues) { self.values = values }

  /// A release begins to pass on what the hand was moving.
  mutating func pass(_ handOff: HandOff) { self.handOff = handOff }

  /// The release is carried out.
  mutating func endRelease() { handOff = HandOff() }
}

/// Contents that move by themselves.
extension Hands {
  /// A content begins to move, however it moved before.
  mutating func scroll(_ motion: ScrollMotion) {
    scrolling.removeAll { $0.layer == motion.layer }
    scrolling.append(motion)
  }

  /// Contents stand where they are.
  mutating func stopScrolling(where isStopped: (ScrollMotion) -> Bool) {
    scrolling.removeAll(where: isStopped)
  }

  /// A content goes on another way.
  mutating func replaceScrolling(at index: Int, by motion: ScrollMotion) { scrolling[index] = motion }
}

/// Values that gestures have set directly.
extension Hands {
  /// A drag begins.
  mutating func begin(_ drag: DirectDrag) { direct = drag }

  /// The drag is over, or a transition is.
  mutating func endDrag() { direct = nil }

  /// Nothing is left of what gestures have set.
  mutating func forgetDrag() {
    direct = nil
    values = nil
  }

  /// Lets a gesture, or a layer's return, act on the drag.
  mutating func changeDrag(_ change: (inout DirectDrag) -> Void) {
    guard var drag = direct else { return }
    direct = nil
    change(&drag)
    direct = drag
  }
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
  /// The layers that a transition's `hold` names.
  case hold

  var isScroll: Bool {
    if case .scroll = self { return true }
    return false
  }

  /// Whether it is moving a scroll layer's content.
  func isScroll(of layer: LayerID) -> Bool {
    guard case .scroll(let own, let drag?) = self else { return false }
    return own == layer || drag.enclosing.contains { $0.layer == layer && $0.isMoved }
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
    case .pan, .edgePan, .pinch, .longPress: false
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

extension Hands {
  /// Something that must hold between two events and does not; nil if all does.
  var brokenInvariant: String? {
    if let active {
      if active.recognizers.count != active.followers.count { return "a recognizer follows nothing" }
    }
    if handOff.velocity != .zero || !handOff.rates.isEmpty { return "a release is not over" }
    if opening != nil { return "a screen is being opened" }
    if Set(scrolling.map { $0.layer }).count != scrolling.count { return "a content moves in two ways" }
    return direct?.brokenInvariant
  }
}

extension DirectDrag {
  fileprivate var brokenInvariant: String? {
    if isHeld, !isReleased { return "values are held that are not on their way" }
    return progress.isNaN ? "the progress of a drag is no number" : nil
  }
}
