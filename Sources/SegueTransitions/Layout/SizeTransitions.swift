import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// How the device is held, and the changes of the canvas's size that are still seen: `viewWillTransition(to:with:)`.
///
/// Always:
/// - changes that are awaited came while a transition ran, and begin in order as it ends;
/// - a turn is there while one of its animations is: its number is that of their keys, and no other has it;
/// - the rotation is the last one, until something else begins.
struct SizeTransitions: Sendable {
  /// How the device is held now.
  private(set) var orientation: Script.Orientation
  /// Rotations and new sizes that wait for the end of a transition.
  private var requests = SizeChangeRequests<SizeChange>()
  /// The last rotation, unless something else has begun since.
  private(set) var rotation: Rotation?
  /// The layout changes that are still animating.
  private(set) var turns: [Turn] = []
  /// How often the layout has changed.
  private var count = 0

  init(orientation: Script.Orientation) { self.orientation = orientation }

  /// Whether a change waits for the end of a transition.
  var hasRequests: Bool { !requests.isEmpty }

  /// Takes a change that is asked for; returns it if it need not wait.
  mutating func ask(for change: SizeChange, duringTransition: Bool) -> SizeChange? {
    requests.ask(for: change, duringTransition: duringTransition)
  }

  /// The changes that have waited for the end of a transition, in order.
  mutating func takeAwaited() -> [SizeChange] { requests.takeAwaited() }

  /// The device is held another way.
  mutating func turn(to orientation: Script.Orientation) { self.orientation = orientation }

  /// What `viewWillTransition(to:with:)` announces.
  mutating func begin(_ rotation: Rotation) { self.rotation = rotation }

  /// Something else begins.
  mutating func forgetRotation() { rotation = nil }

  /// Some layers begin to move to where the new layout has them.
  ///
  /// - Returns: The number of the animations.
  mutating func beginTurn(at time: Double, duration: Double, layers: [LayerID]) -> Int {
    count += 1
    turns.append(Turn(number: count, beginTime: time, duration: duration, layers: layers))
    return count
  }

  /// Forgets the turns that are over.
  mutating func forgetTurns(endedAt time: Double) {
    turns.removeAll { time.elapsed(since: $0.beginTime, of: $0.duration) >= $0.duration }
  }
}

/// A change of the canvas's size that is asked for.
enum SizeChange: Hashable, Sendable {
  /// The device is turned.
  case rotate(Script.Orientation)
  /// The canvas fills a terminal that has another size, in points.
  case resize(Size)
}

/// A rotation in progress or over: what `viewWillTransition(to:with:)` announced.
struct Rotation: Hashable, Sendable {
  /// The scene's own name for it.
  let name: String?
  /// Seconds on the session's clock.
  let beginTime: Double
  let duration: Double
}

/// An animated change of the layout, made of additive animations that run out.
///
/// They follow the session's clock, because a transition's own time may be held by a hand or run backwards.
struct Turn: Hashable, Sendable {
  /// The number of its animations.
  let number: Int
  /// Seconds on the session's clock.
  let beginTime: Double
  let duration: Double
  let layers: [LayerID]

  /// Whether an animation is one of its own.
  func owns(_ key: AnimationKey) -> Bool { key.owner == .sizeTransition && key.number == number }
}

extension SizeTransitions {
  /// Something that must hold and does not; nil if all does.
  func brokenInvariant(inTransition: Bool) -> String? {
    if hasRequests, !inTransition { return "a change of size waits for the end of no transition" }
    let numbers = turns.map { $0.number }
    if numbers != Array(Set(numbers)).sorted() { return "turns are not in order" }
    return numbers.contains { $0 > count } ? "a turn has a number that none was given" : nil
  }
}
