package import SegueGeometry
import SegueGestures

/// A finger on the device, moved by the mouse or by keys.
///
/// It follows its target through a `PointerFilter` and lifts once it has arrived, so that neither its
/// position nor its velocity jumps. Times are wall-clock seconds.
package struct Finger: Hashable, Sendable {
  /// What moves it.
  package enum Hand: Hashable, Sendable {
    case mouse, keyboard
  }

  /// A touch to pass on: a phase, and a place on the canvas.
  package typealias Touch = Contact<Point>.Change

  /// The speed of a flick by key in points per second.
  package static let flickSpeed = 1500.0
  /// Seconds that a flick by key takes: the window over which velocity is measured.
  package static let flickDuration = 0.1
  /// Seconds between moves that are passed on: UIKit delivers touches once per frame, whatever the hardware
  /// reports.
  ///
  /// Slightly less than a frame, so that an early frame still has one. A release is not held back.
  package static let moveSpacing = 0.75 / 60
  /// Seconds of stillness after which a velocity is 0.
  package static let stillness = 0.1

  package let hand: Hand
  /// The offset from the mouse to the finger.
  private let grip: Point
  private var filter: PointerFilter
  private var contact: Contact<Point>
  /// The place it is heading for.
  package var target: Point { filter.target }
  /// The last place passed on.
  package var location: Point { contact.value }
  package var isUp: Bool { contact.isUp }
  /// The direction of the last move by key, as a unit vector.
  package private(set) var direction = Point(x: 0, y: 1)
  /// When to lift; nil while that is undecided.
  private var liftTime: Double?
  /// When a place was last passed on.
  private var lastMove = -Double.infinity

  /// Creates a finger about to touch a place; the mouse may point beside it, keeping the same offset
  /// throughout.
  package init(hand: Hand, at location: Point, pointedAt place: Point? = nil) {
    self.hand = hand
    grip = location - (place ?? location)
    contact = Contact(location)
    filter = PointerFilter(at: location)
  }

  /// Whether the passage of time alone will move or lift it.
  package func isMoving(at time: Double) -> Bool {
    !isUp && (!contact.isDown || liftTime != nil || !filter.hasArrived(at: time) || location != filter.target)
  }

  /// Heads for the place that the mouse points at on the canvas.
  package mutating func move(to place: Point, at time: Double) {
    guard liftTime == nil else { return }
    filter.report(place + grip, at: time)
  }

  /// Whether it is heading for the place that the mouse points at.
  package func follows(_ place: Point) -> Bool { target == place + grip }

  /// Moves the place it is heading for by a number of points.
  package mutating func nudge(by delta: Point, at time: Double) {
    guard liftTime == nil, delta.length > 0 else { return }
    direction = delta * (1 / delta.length)
    filter.report(filter.target + delta, at: time)
  }

  /// Lifts as soon as it has arrived.
  package mutating func release(at time: Double) {
    if liftTime == nil { liftTime = time }
  }

  /// Lifts once it has arrived and rested for long enough to have no velocity.
  package mutating func releaseAtRest(at time: Double) {
    if liftTime == nil { liftTime = time + PointerFilter.glide + Self.stillness + 0.001 }
  }

  /// Sweeps in the last direction at 1500 pt/s, then lifts.
  package mutating func flick(at time: Double) {
    guard liftTime == nil else { return }
    let distance: Double = Self.flickSpeed * Self.flickDuration
    filter.sweep(to: filter.location(at: time) + direction * distance, at: time, duration: Self.flickDuration)
    liftTime = time
  }

  /// The touches since the last call.
  package mutating func touches(at time: Double) -> [Touch] {
    let hasTimeCome: Bool = liftTime.map { time >= $0 } ?? false
    let place: Point = filter.location(at: time)
    let isHeldBack: Bool = liftTime == nil && time - lastMove < Self.moveSpacing
    if place != location, !isHeldBack { lastMove = time }
    return contact.follow(
      isHeldBack ? location : place,
      lifts: hasTimeCome && filter.hasArrived(at: time)
    )
  }

  /// Cancels the touch.
  package mutating func cancel() -> [Touch] { contact.cancel() }
}
