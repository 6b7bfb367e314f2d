import SegueGeometry
import SegueGestures

/// A finger on the device, moved by the mouse or by keys.
///
/// It goes where it is told through a `PointerFilter`, and lifts when it has arrived, so that neither place nor
/// velocity jumps. Times are wall-clock seconds.
struct Finger: Hashable, Sendable {
  /// What moves it.
  enum Hand: Hashable, Sendable {
    case mouse, keyboard
  }

  /// A touch to hand on: a phase, and where on the canvas.
  typealias Touch = Contact<Point>.Change

  /// Points per second of a flick by key.
  static let flickSpeed = 1500.0
  /// Seconds that a flick by key takes: as long as velocity is measured over.
  static let flickDuration = 0.1
  /// Seconds between two moves that are handed on: UIKit hands touches on once a frame, whatever the hand reports.
  ///
  /// A little less than a frame, so that a frame that comes early still has its own. What lets go is not held back.
  static let moveSpacing = 0.75 / 60
  /// Seconds of stillness after which a velocity is 0.
  static let stillness = 0.1

  let hand: Hand
  /// From where the mouse points to where the finger is.
  private let grip: Point
  private var filter: PointerFilter
  private var contact: Contact<Point>
  /// Where it is heading.
  var target: Point { filter.target }
  /// The last place handed on.
  var location: Point { contact.value }
  var isUp: Bool { contact.isUp }
  /// The direction of the last move by key; a unit vector.
  private(set) var direction = Point(x: 0, y: 1)
  /// When to lift; nil: not yet.
  private var liftTime: Double?
  /// When a place was last handed on.
  private var lastMove = -Double.infinity

  /// A finger about to touch a place; the mouse may point beside it, by as much all the way.
  init(hand: Hand, at location: Point, pointedAt place: Point? = nil) {
    self.hand = hand
    grip = location - (place ?? location)
    contact = Contact(location)
    filter = PointerFilter(at: location)
  }

  /// Whether time alone will move or lift it.
  func isMoving(at time: Double) -> Bool {
    !isUp && (!contact.isDown || liftTime != nil || !filter.hasArrived(at: time) || location != filter.target)
  }

  /// Heads for where the mouse points on the canvas.
  mutating func move(to place: Point, at time: Double) {
    guard liftTime == nil else { return }
    filter.report(place + grip, at: time)
  }

  /// Whether it heads for where the mouse points.
  func follows(_ place: Point) -> Bool { target == place + grip }

  /// Heads for a place so many points away from where it is heading.
  mutating func nudge(by delta: Point, at time: Double) {
    guard liftTime == nil, delta.length > 0 else { return }
    direction = delta * (1 / delta.length)
    filter.report(filter.target + delta, at: time)
  }

  /// Lifts as soon as it has arrived.
  mutating func release(at time: Double) {
    if liftTime == nil { liftTime = time }
  }

  /// Lifts when it has arrived and been still for long enough to have no velocity.
  mutating func releaseAtRest(at time: Double) {
    if liftTime == nil { liftTime = time + PointerFilter.glide + Self.stillness + 0.001 }
  }

  /// Sweeps in the last direction at 1500 pt/s, and lifts.
  mutating func flick(at time: Double) {
    guard liftTime == nil else { return }
    let distance: Double = Self.flickSpeed * Self.flickDuration
    filter.sweep(to: filter.location(at: time) + direction * distance, at: time, duration: Self.flickDuration)
    liftTime = time
  }

  /// The touches since the last call.
  mutating func touches(at time: Double) -> [Touch] {
    let hasTimeCome: Bool = liftTime.map { time >= $0 } ?? false
    let place: Point = filter.location(at: time)
    let isHeldBack: Bool = liftTime == nil && time - lastMove < Self.moveSpacing
    if place != location, !isHeldBack { lastMove = time }
    return contact.follow(
      isHeldBack ? location : place,
      lifts: hasTimeCome && filter.hasArrived(at: time)
    )
  }

  /// The system takes it away.
  mutating func cancel() -> [Touch] { contact.cancel() }
}
