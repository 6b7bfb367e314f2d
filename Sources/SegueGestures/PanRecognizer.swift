public import SegueGeometry

/// A drag with one finger or more, as `UIPanGestureRecognizer`.
///
/// It is ready once the fingers' centroid has moved 10 points, and ends when all fingers are lifted.
public struct PanRecognizer: GestureRecognizer {
  /// The movement that makes a pan, in points, in a straight line from the first contact.
  public static let slop: Double = 10

  /// The ways the first movement may lead; any where empty.
  public let directions: [GestureDirection]
  public let minimumTouches: Int
  public let maximumTouches: Int
  /// Whether fingers above the maximum are overlooked rather than make a possible pan fail.
  private let ignoresExtraTouches: Bool

  public private(set) var state = GestureState.possible
  public private(set) var isReadyToBegin = false
  private var beginLocation: Point?
  private var track: ContactTrack

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - directions: The ways the movement over the slop may lead; another makes it fail. Empty: any.
  ///   - minimumTouches: The fingers it takes to begin, at least 1.
  ///   - maximumTouches: More make it fail, unless it has begun.
  public init(
    directions: [GestureDirection] = [],
    minimumTouches: Int = 1,
    maximumTouches: Int = .max
  ) {
    self.init(
      directions: directions,
      minimumTouches: minimumTouches,
      maximumTouches: maximumTouches,
      ignoresExtraTouches: false
    )
  }

  init(
    directions: [GestureDirection],
    minimumTouches: Int,
    maximumTouches: Int,
    ignoresExtraTouches: Bool
  ) {
    self.directions = directions
    self.minimumTouches = max(minimumTouches, 1)
    self.maximumTouches = max(maximumTouches, max(minimumTouches, 1))
    self.ignoresExtraTouches = ignoresExtraTouches
    track = ContactTrack(limit: self.maximumTouches)
  }

  public var location: Point { track.location }
  public var contactLocation: Point { track.contactLocation }
  public var startLocation: Point { beginLocation ?? track.contactLocation }
  public var translation: Point { track.translation }
  public var velocity: Point { track.velocity }

  /// The velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { track.velocity(at: time) }

  /// Whether a finger is down, be the gesture over or not.
  var isTouched: Bool { track.isTouched }

  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    if event.phase == .began, state.isFinal, !track.isTouched { reset() }
    let touches = track.count
    let outcome = track.follow(event)
    switch state {
    case .possible: return handlePossible(outcome, touches: touches)
    case .began, .changed: return handleActive(outcome)
    case .ended, .cancelled, .failed: return []
    }
  }

  public mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    beginLocation = track.location
    state = track.isTouched ? .began : .ended
    return track.isTouched ? [.began] : [.began, .ended]
  }

  public mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || track.isTouched else { return [] }
    return enter(.failed)
  }

  public mutating func cancel(at time: Double) -> [GestureState] {
    track.advance(to: time)
    return state.isActive ? enter(.cancelled) : fail()
  }

  public mutating func reset() {
    state = .possible
    isReadyToBegin = false
    beginLocation = nil
    track = ContactTrack(limit: maximumTouches)
  }

  private mutating func handlePossible(_ outcome: ContactTrack.Outcome, touches: Int) -> [GestureState] {
    switch outcome {
    case .ignored:
      return []
    case .landed:
      return track.count > maximumTouches && !ignoresExtraTouches ? enter(.failed) : []
    case .moved:
      return crossSlop(touches: touches)
    case .lifted(let moved):
      let failure = moved ? crossSlop(touches: touches) : []
      guard failure.isEmpty, !track.isTouched, !isReadyToBegin else { return failure }
      return enter(.failed)
    case .cancelled:
      return enter(.failed)
    }
  }

  private mutating func handleActive(_ outcome: ContactTrack.Outcome) -> [GestureState] {
    switch outcome {
    case .ignored, .landed:
      return []
    case .moved:
      return enter(.changed)
    case .lifted(let moved):
      let change: [GestureState] = moved ? enter(.changed) : []
      return track.isTouched ? change : change + enter(.ended)
    case .cancelled:
      return enter(.cancelled)
    }
  }

  /// Makes the pan ready once it has moved far enough, or fail where that leads the wrong way.
  private mutating func crossSlop(touches: Int) -> [GestureState] {
    let movement: Point = track.translation
    guard !isReadyToBegin, touches >= minimumTouches, movement.length >= Self.slop else { return [] }
    guard directions.isEmpty || directions.contains(where: { $0.leads(movement) }) else {
      return enter(.failed)
    }
    isReadyToBegin = true
    return []
  }

  private mutating func enter(_ newState: GestureState) -> [GestureState] {
    isReadyToBegin = false
    state = newState
    return [newState]
  }
}
