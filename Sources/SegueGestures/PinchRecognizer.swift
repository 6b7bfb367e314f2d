public import SegueGeometry

/// Two fingers moving apart or together, as `UIPinchGestureRecognizer`.
///
/// It takes touches or, if the pointer is a mouse or the keyboard, scales as numbers. With touches it is
/// ready once the fingers' distance has changed by 10 points, pauses while only one is down, and ends when
/// both are lifted. Fingers beyond the second are ignored.
public struct PinchRecognizer: GestureRecognizer {
  /// The change of the fingers' distance, in points, that makes a pinch.
  public static let slop: Double = 10

  /// The state; a pinch is continuous, from `.began` through `.changed` to `.ended`.
  public private(set) var state = GestureState.possible
  /// Whether the scale has changed enough, and the pinch waits for `begin()` or `fail()`.
  public private(set) var isReadyToBegin = false
  /// The fingers' distance as a factor of that when the second one landed; 1 at the start.
  public private(set) var scale: Double = 1
  /// The fingers' midpoint, or the centre given with a scale, in points of the canvas.
  public private(set) var location = Point.zero
  /// The fingers' midpoint when the second one landed, or the first centre given, in points of the canvas.
  public private(set) var contactLocation = Point.zero
  private var beginLocation: Point?
  private var track = ContactTrack()
  /// Whether a pinch given as scales is in progress.
  private var isGiven = false
  private var time: Double = 0
  private var scaleTracker = VelocityTracker()
  /// Of the centre of a pinch given as scales.
  private var centerTracker = VelocityTracker()
  private var settledScale: Double = 1
  private var startDistance: Double?

  /// Creates a recognizer.
  public init() {}

  /// The midpoint when the pinch began, in points of the canvas; `contactLocation` until then.
  public var startLocation: Point { beginLocation ?? contactLocation }
  /// The midpoint's movement since the second finger landed, in points.
  public var translation: Point { location - contactLocation }
  /// The midpoint's velocity in points per second, as of the last event.
  public var velocity: Point { velocity(at: time) }

  /// Returns the midpoint's velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point {
    // A pinch has fingers or a given centre; what it does not have is at rest.
    track.velocity(at: time) + centerTracker.velocity(at: time)
  }

  /// The change of the scale per second, as of the last event.
  public var scaleVelocity: Double { scaleTracker.velocity(at: time).x }

  /// Handles a touch event, and returns the states passed through; ignored during a pinch given as scales.
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

  /// Handles a pinch given as numbers, and returns the states passed through.
  ///
  /// Numbers that are not finite, and scales that are not positive, are ignored: with them, a pinch does not
  /// start, and one that ends does so where it was.
  ///
  /// - Parameters:
  ///   - newScale: The factor since the pinch started, above 0.
  ///   - center: The centre in points of the canvas.
  ///   - phase: Whether the fingers land, move, lift or are taken away.
  ///   - newTime: In seconds.
  /// - Returns: The states, in order.
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
      centerTracker.add(center, at: time)
      if phase == .ended && newScale == scale {
        // A lift without movement changes nothing, but the fingers may have rested before it.
        scaleTracker.add(Point(x: newScale, y: 0), at: time)
      } else {
        transitions = change(to: newScale, isEnough: newScale != 1)
      }
    }
    guard phase == .ended else { return transitions }
    isGiven = false
    return transitions + end()
  }

  /// Lets a ready pinch begin: returns `.began`, then `.ended` if the fingers are already lifted.
  public mutating func begin() -> [GestureState] {
    guard isReadyToBegin else { return [] }
    isReadyToBegin = false
    beginLocation = location
    state = isTouched ? .began : .ended
    return isTouched ? [.began] : [.began, .ended]
  }

  /// Makes the pinch fail unless it has begun; returns `.failed` if it does.
  public mutating func fail() -> [GestureState] {
    guard state == .possible, isReadyToBegin || isTouched else { return [] }
    return enter(.failed)
  }

  /// Takes the fingers away at a time in seconds: the pinch is cancelled, or fails if it has not begun.
  public mutating func cancel(at newTime: Double) -> [GestureState] {
    if newTime.isFinite { time = max(time, newTime) }
    return state.isActive ? enter(.cancelled) : fail()
  }

  /// Forgets the touches and the scale, without a transition.
  public mutating func reset() { self = PinchRecognizer() }

  private var isTouched: Bool { isGiven || track.isTouched }

  private mutating func land() {
    guard track.count <= 2 else { return }
    location = track.location
    if state == .possible { contactLocation = location }
    settle()
  }

  /// Continues from the present scale with the fingers that are down now.
  private mutating func settle() {
    settledScale = scale
    // The distance is a divisor, so it counts as at least a point.
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
