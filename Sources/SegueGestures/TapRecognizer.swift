public import SegueGeometry

/// A tap with one finger, as `UITapGestureRecognizer`; it may rest for any time.
///
/// It fails once the finger is more than 10 points from where it landed, or a second one lands.
public struct TapRecognizer: GestureRecognizer {
  /// The largest movement of a tap, in points.
  public static let slop: Double = 10

  /// The state; a tap is discrete, from `.possible` to `.ended` or `.failed`.
  public private(set) var state = GestureState.possible
  /// Whether the finger was lifted near where it landed, and the tap waits for `begin()` or `fail()`.
  public private(set) var isReadyToBegin = false
  private var track = ContactTrack()

  /// Creates a recognizer.
  public init() {}

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

  /// Handles an event, and returns `.failed` if the tap fails with it.
  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    if event.phase == .began, state.isFinal, !track.isTouched { reset() }
    let outcome = track.follow(event)
    guard state == .possible else { return [] }
    switch outcome {
    case .ignored:
      return []
    case .landed:
      return track.count > 1 ? fail() : []
    case .moved:
      return track.translation.length > Self.slop ? fail() : []
    case .lifted:
      isReadyToBegin = true
      return track.translation.length > Self.slop ? fail() : []
    case .cancelled:
      state = .failed
      return [.failed]
    }
  }

  /// Recognizes a ready tap: returns `.ended`, without `.began`.
  public mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    state = .ended
    return [.ended]
  }

  /// Makes the tap fail if it is ready or has touches, and then returns `.failed`.
  public mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || track.isTouched else { return [] }
    isReadyToBegin = false
    state = .failed
    return [.failed]
  }

  /// Takes the finger away at a time in seconds; a tap that has not ended fails.
  public mutating func cancel(at time: Double) -> [GestureState] {
    track.advance(to: time)
    return fail()
  }

  /// Forgets the touch, without a transition.
  public mutating func reset() { self = TapRecognizer() }
}
