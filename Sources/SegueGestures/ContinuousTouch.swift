import SegueGeometry

/// What continuous gestures of touches have in common: their fingers, and the way from `.possible` to an end.
///
/// When a gesture is ready is its recognizer's own; from then on all go the same way.
struct ContinuousTouch: Hashable, Sendable {
  private(set) var state = GestureState.possible
  /// Whether the gesture waits for `begin()` or `fail()`.
  private(set) var isReadyToBegin = false
  private var beginLocation: Point?
  var track: ContactTrack

  init(limit: Int = .max) { track = ContactTrack(limit: limit) }

  /// Where the fingers were when the gesture began; the first contact until then.
  var startLocation: Point { beginLocation ?? track.contactLocation }

  /// Whether the next first contact starts afresh.
  var isOver: Bool { state.isFinal && !track.isTouched }

  /// The touches make the gesture.
  mutating func getReady() { isReadyToBegin = true }

  /// Lets a ready gesture begin: returns `.began`, then `.ended` if all fingers are already lifted.
  mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    beginLocation = track.location
    state = track.isTouched ? .began : .ended
    return track.isTouched ? [.began] : [.began, .ended]
  }

  /// Makes the gesture fail unless it has begun; returns `.failed` if it does.
  mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || track.isTouched else { return [] }
    return enter(.failed)
  }

  /// Takes the fingers away: the gesture is cancelled, or fails if it has not begun.
  mutating func cancel(at time: Double) -> [GestureState] {
    track.advance(to: time)
    return state.isActive ? enter(.cancelled) : fail()
  }

  /// Goes on with a gesture that has begun.
  mutating func goOn(_ outcome: ContactTrack.Outcome) -> [GestureState] {
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

  mutating func enter(_ newState: GestureState) -> [GestureState] {
    isReadyToBegin = false
    state = newState
    return [newState]
  }
}
