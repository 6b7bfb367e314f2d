public import SegueGeometry

/// A recognizer as a value: events in, state transitions out; it knows no layers and reads no clock.
///
/// Recognizing takes two steps, so that others can have a say. An event may leave the recognizer
/// `isReadyToBegin`, still possible; whoever owns it then asks what UIKit would ask a delegate, and answers
/// with `begin()` or `fail()`. `GestureArbiter` does so for a whole hit path.
///
/// A gesture that is over ignores the touches still down, and starts afresh with the next first contact.
public protocol GestureRecognizer: Hashable, Sendable {
  var state: GestureState { get }
  /// Whether the touches make the gesture, and it waits for `begin()` or `fail()`.
  var isReadyToBegin: Bool { get }
  /// The centroid of the touches, or where the last one was lifted.
  var location: Point { get }
  /// Where the first touch landed.
  var contactLocation: Point { get }
  /// Where the gesture began; the first contact until then.
  var startLocation: Point { get }
  /// The movement since the first contact, in points.
  var translation: Point { get }
  /// The velocity in points per second, as of the last event.
  var velocity: Point { get }
  /// The velocity in points per second as of a later time: 0 after 100 ms without movement.
  func velocity(at time: Double) -> Point
  /// The scale since the first contact; 1 unless the gesture is a pinch.
  var scale: Double { get }
  /// How fast the scale changes, per second, as of the last event.
  var scaleVelocity: Double { get }

  /// Takes an event, and gives the states passed through, in order.
  ///
  /// Touches that did not begin here, and numbers that are not finite, are ignored.
  mutating func handle(_ event: PointerEvent) -> [GestureState]

  /// Lets a ready gesture begin.
  ///
  /// Gives `.began`, followed by `.ended` where the fingers are off already; a tap or swipe gives `.ended`
  /// alone. Nothing happens unless the recognizer is ready.
  mutating func begin() -> [GestureState]

  /// Makes a gesture that has touches and has not begun fail.
  mutating func fail() -> [GestureState]

  /// Takes the touches away, as the system may: a gesture under way is cancelled, a possible one fails.
  mutating func cancel(at time: Double) -> [GestureState]

  /// Forgets everything, without a transition.
  mutating func reset()
}

extension GestureRecognizer {
  public var startLocation: Point { contactLocation }
  public var scale: Double { 1 }
  public var scaleVelocity: Double { 0 }
}
