public import SegueGeometry

/// A quick stroke with one finger, as `UISwipeGestureRecognizer`.
///
/// It is recognized while the finger moves, 50 points on its way, and fails where the finger is lifted
/// before that, strays further aside than it has come, or takes more than half a second.
public struct SwipeRecognizer: GestureRecognizer {
  /// The way to go, in points; UIKit's is not documented.
  public static let distance: Double = 50
  /// The time there is for it, in seconds; UIKit's is not documented.
  public static let longestDuration: Double = 0.5
  /// The movement from which on the direction must be right, in points.
  public static let slop: Double = 10

  public let direction: GestureDirection
  public private(set) var state = GestureState.possible
  public private(set) var isReadyToBegin = false
  private var track = ContactTrack()

  /// Creates a recognizer of strokes in one direction.
  public init(direction: GestureDirection) { self.direction = direction }

  public var location: Point { track.location }
  public var contactLocation: Point { track.contactLocation }
  public var translation: Point { track.translation }
  public var velocity: Point { track.velocity }

  /// The velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { track.velocity(at: time) }

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

  public mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    state = .ended
    return [.ended]
  }

  public mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || track.isTouched else { return [] }
    return enterFailed()
  }

  public mutating func cancel(at time: Double) -> [GestureState] {
    track.advance(to: time)
    return fail()
  }

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
