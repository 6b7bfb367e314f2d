public import SegueGeometry

/// A tap with one finger, as `UITapGestureRecognizer`; how long it rests does not matter.
///
/// It fails once the finger has gone more than 10 points from where it landed, or a second one lands.
public struct TapRecognizer: GestureRecognizer {
  /// The movement a tap still allows, in points.
  public static let slop: Double = 10

  public private(set) var state = GestureState.possible
  public private(set) var isReadyToBegin = false
  private var track = ContactTrack()

  /// Creates a recognizer.
  public init() {}

  public var location: Point { track.location }
  public var contactLocation: Point { track.contactLocation }
  public var translation: Point { track.translation }
  public var velocity: Point { track.velocity }

  /// The velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { track.velocity(at: time) }

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

  public mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    state = .ended
    return [.ended]
  }

  public mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || track.isTouched else { return [] }
    isReadyToBegin = false
    state = .failed
    return [.failed]
  }

  public mutating func cancel(at time: Double) -> [GestureState] {
    track.advance(to: time)
    return fail()
  }

  public mutating func reset() { self = TapRecognizer() }
}
