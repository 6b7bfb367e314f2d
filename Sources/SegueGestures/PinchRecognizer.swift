public import SegueGeometry

/// Two fingers moving apart or together, as `UIPinchGestureRecognizer`.
///
/// It takes touches, or, where the pointer is a mouse or the keyboard, scales as given. With touches it is
/// ready once the fingers' distance has changed by 10 points; it rests while only one is down, and ends when
/// both are lifted. Fingers beyond the second are overlooked.
public struct PinchRecognizer: GestureRecognizer {
  /// The change of the fingers' distance that makes a pinch, in points.
  public static let slop: Double = 10

  public private(set) var state = GestureState.possible
  public private(set) var isReadyToBegin = false
  public private(set) var scale: Double = 1
  public private(set) var location = Point.zero
  public private(set) var contactLocation = Point.zero
  private var beginLocation: Point?
  private var track = ContactTrack()
  /// Whether a pinch given as scales is under way.
  private var isGiven = false
  private var time: Double = 0
  private var scaleTracker = VelocityTracker()
  private var settledScale: Double = 1
  private var startDistance: Double?

  /// Creates a recognizer.
  public init() {}

  public var startLocation: Point { beginLocation ?? contactLocation }
  /// The movement of the centre since the second finger landed, in points.
  public var translation: Point { location - contactLocation }
  /// The velocity of the touches' centre; 0 for a pinch given as scales.
  public var velocity: Point { track.velocity }

  /// The velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { track.velocity(at: time) }

  /// How fast the scale changes, per second, as of the last event.
  public var scaleVelocity: Double { scaleTracker.velocity(at: time).x }

  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    if event.phase == .began, state.isFinal, !isTouched { reset() }
    guard !isGiven else { return [] }
    let outcome = track.follow(event)
    time = max(time, track.time)
    switch outcome {
    case .ignored:
      return []
    case .landed:
      land()
      return []
    case .moved:
      return move()
    case .lifted:
      return lift()
    case .cancelled:
      return cancelTouched()
    }
  }

  /// Takes a pinch as numbers: a scale relative to its start, and its centre in points.
  ///
  /// Numbers that are not finite, and scales that are not positive, are ignored: fingers that come with such numbers do
  /// not land, and those that go with them lift where they were.
  public mutating func handle(
    scale newScale: Double,
    center: Point,
    phase: PointerEvent.Phase,
    time newTime: Double
  ) -> [GestureState] {
    let isSound =
      newScale.isFinite && newScale > 0 && center.x.isFinite && center.y.isFinite && newTime.isFinite
    guard isSound || phase == .ended || phase == .cancelled else { return [] }
    if phase == .began {
      guard !isTouched else { return [] }
      reset()
      isGiven = true
      contactLocation = center
    }
    guard isGiven else { return [] }
    if newTime.isFinite { time = max(time, newTime) }
    if phase == .cancelled {
      isGiven = false
      return cancelTouched()
    }
    var transitions: [GestureState] = []
    if isSound {
      location = center
      if phase == .ended && newScale == scale {
        // Fingers that lift where they are have changed nothing, but may have rested.
        scaleTracker.add(Point(x: newScale, y: 0), at: time)
      } else {
        transitions = change(to: newScale, isEnough: newScale != 1)
      }
    }
    guard phase == .ended else { return transitions }
    isGiven = false
    return transitions + end()
  }

  public mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    beginLocation = location
    state = isTouched ? .began : .ended
    return isTouched ? [.began] : [.began, .ended]
  }

  public mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || isTouched else { return [] }
    return enter(.failed)
  }

  public mutating func cancel(at newTime: Double) -> [GestureState] {
    if newTime.isFinite { time = max(time, newTime) }
    return state.isActive ? enter(.cancelled) : fail()
  }

  public mutating func reset() { self = PinchRecognizer() }

  private var isTouched: Bool { isGiven || track.isTouched }

  private mutating func land() {
    guard track.count <= 2 else { return }
    location = track.location
    if state == .possible { contactLocation = location }
    settle()
  }

  /// Counts on from the present scale with the fingers there are now.
  private mutating func settle() {
    settledScale = scale
    // Two fingers on one spot have no distance to compare with; a point is the least.
    startDistance = track.pair.map { max(($0.second - $0.first).length, 1) }
  }

  private mutating func move() -> [GestureState] {
    guard let startDistance, let pair = track.pair else { return [] }
    location = (pair.first + pair.second) * 0.5
    let distance: Double = (pair.second - pair.first).length
    return change(
      to: settledScale * distance / startDistance,
      isEnough: abs(distance - startDistance) >= Self.slop
    )
  }

  private mutating func change(to newScale: Double, isEnough: Bool) -> [GestureState] {
    scale = newScale
    scaleTracker.add(Point(x: newScale, y: 0), at: time)
    if state.isActive { return enter(.changed) }
    if state == .possible, isEnough { isReadyToBegin = true }
    return []
  }

  private mutating func lift() -> [GestureState] {
    guard track.isTouched else { return end() }
    settle()
    return []
  }

  private mutating func end() -> [GestureState] {
    if state.isActive { return enter(.ended) }
    return state == .possible && !isReadyToBegin ? enter(.failed) : []
  }

  private mutating func cancelTouched() -> [GestureState] {
    if state.isActive { return enter(.cancelled) }
    return state == .possible ? enter(.failed) : []
  }

  private mutating func enter(_ newState: GestureState) -> [GestureState] {
    isReadyToBegin = false
    state = newState
    return [newState]
  }
}
