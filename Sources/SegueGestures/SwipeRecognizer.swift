public import SegueGeometry

/// A quick stroke with one finger, as `UISwipeGestureRecognizer`.
///
/// It is recognized while the finger moves, after 50 points. It fails if the finger is lifted before, strays
/// more than 45° from the direction, or takes longer than half a second, or if a second finger lands.
public struct SwipeRecognizer: GestureRecognizer {
  /// The distance that the finger must go, in points; UIKit's is not documented.
  public static let distance: Double = 50
  /// The time within which it must do so, in seconds; UIKit's is not documented.
  public static let longestDuration: Double = 0.5
  /// The movement, in points, from which on the direction is checked.
  public static let slop: Double = 10

  /// The direction in which the finger must go, at most 45° off.
  public let direction: GestureDirection
  /// The state; a swipe is discrete, from `.possible` to `.ended` or `.failed`.
  public private(set) var state = GestureState.possible
  /// Whether the finger has gone far enough in time, and the swipe waits for `begin()` or `fail()`.
  public private(set) var isReadyToBegin = false
  private var track = ContactTrack()

  /// Creates a recognizer of swipes in one direction.
  public init(direction: GestureDirection) { self.direction = direction }

  /// Where the finger is, or was lifted, in points of the canvas.
  public var location: Point { track.location }
  /// Where the finger landed, in points of the canvas.
  public var contactLocation: Point { track.contactLocation }
  /// The finger's movement since it landed, in points.
  public var translation: Point { track.translation }
  /// The finger's velocity in points per second, as of the last event.
  public var velocity: Point { track.velocity }

  /// Returns the velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { track.velocity(at: time) }

  /// Handles an event, and returns `.failed` if the swipe fails with it.
  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    if event.phase == .began, state.isFinal, !track.isTouched { reset() }
    let outcome = track.follow(event)
    guard state == .possible, !isReadyToBegin else { return [] }
    switch outcome {
    case .ignored:
      return []
    case .landed:
      return track.count > 1 ? enterFailed() : []
    case .moved:
      return measure()
    case .lifted(let moved):
      let failure = moved ? measure() : []
      return failure.isEmpty && !isReadyToBegin ? enterFailed() : failure
    case .cancelled:
      return enterFailed()
    }
  }

  /// Recognizes a ready swipe: returns `.ended`, without `.began`.
  public mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    state = .ended
    return [.ended]
  }

  /// Makes the swipe fail if it is ready or has touches, and then returns `.failed`.
  public mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || track.isTouched else { return [] }
    return enterFailed()
  }

  /// Takes the finger away at a time in seconds; a swipe that has not ended fails.
  public mutating func cancel(at time: Double) -> [GestureState] {
    track.advance(to: time)
    return fail()
  }

  /// Forgets the touch, without a transition; the direction stays.
  public mutating func reset() { self = SwipeRecognizer(direction: direction) }

  private mutating func measure() -> [GestureState] {
    let movement: Point = track.translation
    let isLate = track.time - track.contactTime > Self.longestDuration
    let hasStrayed = movement.length >= Self.slop && !direction.leads(movement)
    guard !isLate, !hasStrayed else { return enterFailed() }
    isReadyToBegin = direction.distance(of: movement) >= Self.distance
    return []
  }

  private mutating func enterFailed() -> [GestureState] {
    isReadyToBegin = false
    state = .failed
    return [.failed]
  }
}
