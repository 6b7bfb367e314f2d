public import SegueGeometry

/// A gesture recognizer as a value: events in, state transitions out; it knows no layers and reads no clock.
///
/// Recognition takes two steps, so that others have a say in it. An event may leave the recognizer
/// `isReadyToBegin` while its state is still `.possible`; its owner then asks what UIKit would ask the
/// delegate, and calls `begin()` or `fail()`. `GestureArbiter` does so for a whole hit path.
///
/// After its gesture is over, a recognizer ignores the touches that are still down, and starts afresh with
/// the next first contact. Locations are in points of the canvas, times in seconds.
public protocol GestureRecognizer: Hashable, Sendable {
  /// The state after the last event or call.
  var state: GestureState { get }
  /// Whether the touches make the gesture, and the recognizer waits for `begin()` or `fail()`.
  var isReadyToBegin: Bool { get }
  /// The centroid of the touches; once all are lifted, where the last one was.
  var location: Point { get }
  /// Where the first touch landed.
  var contactLocation: Point { get }
  /// Where the centroid was when the gesture began; the first contact until then.
  var startLocation: Point { get }
  /// The centroid's movement since the first contact, in points; landing and lifting fingers do not count.
  var translation: Point { get }
  /// The velocity in points per second, as of the last event.
  var velocity: Point { get }
  /// Returns the velocity in points per second as of a later time: 0 after 100 ms without movement.
  func velocity(at time: Double) -> Point
  /// The scale since the gesture started; 1 unless it is a pinch.
  var scale: Double { get }
  /// The change of the scale per second, as of the last event.
  var scaleVelocity: Double { get }

  /// Handles an event, and returns the states passed through, in order.
  ///
  /// Touches whose landing was not seen, and events with numbers that are not finite, are ignored.
  mutating func handle(_ event: PointerEvent) -> [GestureState]

  /// Lets a ready gesture begin, and returns the states passed through.
  ///
  /// These are `.began`, followed by `.ended` if the fingers are already lifted; for a tap or swipe, `.ended`
  /// alone. Nothing happens unless the recognizer is ready.
  mutating func begin() -> [GestureState]

  /// Makes the gesture fail, and returns `.failed`.
  ///
  /// Nothing happens if it has begun, or if it has no touches and is not ready.
  mutating func fail() -> [GestureState]

  /// Takes the touches away, as the system may, and returns the states passed through.
  ///
  /// An active gesture is cancelled, a possible one fails. The time is in seconds.
  mutating func cancel(at time: Double) -> [GestureState]

  /// Forgets touches and state, without a transition.
  mutating func reset()
}

extension GestureRecognizer {
  /// The first contact, for gestures that have no start of their own.
  public var startLocation: Point { contactLocation }
  /// 1, as only a pinch scales.
  public var scale: Double { 1 }
  /// 0, as only a pinch scales.
  public var scaleVelocity: Double { 0 }
}
