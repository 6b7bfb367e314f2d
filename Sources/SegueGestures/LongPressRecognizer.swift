public import SegueGeometry

/// A finger that rests, as `UILongPressGestureRecognizer`, and whatever it does afterwards.
///
/// It becomes ready at `dueTime`, without an event: whoever has the clock tells it so by `advance(to:)`. It fails once the
/// finger is more than 10 points from where it landed before that, is lifted, or is joined by a second one.
public struct LongPressRecognizer: GestureRecognizer {
  /// The seconds for which a finger has to rest, unless told otherwise, as UIKit's `minimumPressDuration`.
  public static let minimumDuration = 0.5
  /// The largest movement meanwhile, in points, as UIKit's `allowableMovement`.
  public static let slop: Double = 10

  /// The seconds for which the finger has to rest.
  public let duration: Double
  /// The state; a long press is continuous, from `.began` through `.changed` to `.ended`.
  public var state: GestureState { touch.state }
  /// Whether the finger has rested long enough, and the press waits for `begin()` or `fail()`.
  public var isReadyToBegin: Bool { touch.isReadyToBegin }
  private var touch = ContinuousTouch()
  private var track: ContactTrack { touch.track }

  /// Creates a recognizer; a duration is in seconds, 0 or more.
  public init(duration: Double = LongPressRecognizer.minimumDuration) { self.duration = max(duration, 0) }

  /// Where the finger is, or was lifted, in points of the canvas.
  public var location: Point { track.location }
  /// Where the finger landed, in points of the canvas.
  public var contactLocation: Point { track.contactLocation }
  /// Where the finger was when the press began, in points of the canvas; the first contact until then.
  public var startLocation: Point { touch.startLocation }
  /// The finger's movement since it landed, in points.
  public var translation: Point { track.translation }
  /// The finger's velocity in points per second, as of the last event.
  public var velocity: Point { track.velocity }

  /// Returns the velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { track.velocity(at: time) }

  /// When the finger that is down has rested long enough, in seconds; nil if none rests.
  public var dueTime: Double? {
    state == .possible && track.isTouched && !isReadyToBegin ? track.contactTime + duration : nil
  }

  /// Lets time pass without an event: a finger that still rests makes the press ready.
  public mutating func advance(to time: Double) {
    guard let dueTime, time >= dueTime else { return }
    touch.getReady()
  }

  /// Handles an event, and returns the states passed through.
  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    if event.phase == .began, touch.isOver { reset() }
    advance(to: event.time)
    let outcome = touch.track.follow(event)
    switch state {
    case .possible: return handlePossible(outcome)
    case .began, .changed: return touch.goOn(outcome)
    case .ended, .cancelled, .failed: return []
    }
  }

  /// Goes on while the finger has to rest, or once it has.
  private mutating func handlePossible(_ outcome: ContactTrack.Outcome) -> [GestureState] {
    switch outcome {
    case .ignored: return []
    case .landed: return track.count > 1 ? fail() : []
    case .moved: return !isReadyToBegin && track.translation.length > Self.slop ? fail() : []
    case .lifted: return isReadyToBegin ? [] : touch.enter(.failed)
    case .cancelled: return touch.enter(.failed)
    }
  }

  /// Lets a ready press begin: returns `.began`, then `.ended` if the finger is already lifted.
  public mutating func begin() -> [GestureState] { touch.begin() }

  /// Makes the press fail unless it has begun; returns `.failed` if it does.
  public mutating func fail() -> [GestureState] { touch.fail() }

  /// Takes the finger away at a time in seconds: the press is cancelled, or fails if it has not begun.
  public mutating func cancel(at time: Double) -> [GestureState] { touch.cancel(at: time) }

  /// Forgets the touch, without a transition; the configuration stays.
  public mutating func reset() { self = LongPressRecognizer(duration: duration) }
}
