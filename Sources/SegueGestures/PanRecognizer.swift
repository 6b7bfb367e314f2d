public import SegueGeometry

/// A drag with one or more fingers, as `UIPanGestureRecognizer`.
///
/// It is ready once the fingers' centroid has moved 10 points, and ends when all fingers are lifted.
public struct PanRecognizer: GestureRecognizer {
  /// The distance from the first contact, in points, that makes a pan.
  public static let slop: Double = 10

  /// The directions in which the movement past the slop may lead; empty for any.
  public let directions: [GestureDirection]
  /// The number of fingers that it takes to begin, at least 1.
  public let minimumTouches: Int
  /// The number of fingers whose centroid counts; one more makes a pan that has not begun fail.
  public let maximumTouches: Int
  /// Whether fingers above the maximum are ignored instead of making a possible pan fail.
  private let ignoresExtraTouches: Bool

  /// The state; a pan is continuous, from `.began` through `.changed` to `.ended`.
  public var state: GestureState { touch.state }
  /// Whether the fingers have moved past the slop, and the pan waits for `begin()` or `fail()`.
  public var isReadyToBegin: Bool { touch.isReadyToBegin }
  private var touch: ContinuousTouch
  private var track: ContactTrack { touch.track }

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - directions: Those in which the movement past the slop may lead; any other makes it fail. Empty for
  ///     any.
  ///   - minimumTouches: The number of fingers that it takes to begin, at least 1.
  ///   - maximumTouches: One finger more makes it fail, unless it has begun.
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
    touch = ContinuousTouch(limit: self.maximumTouches)
  }

  /// The centroid of the fingers, or where the last one was lifted, in points of the canvas.
  public var location: Point { track.location }
  /// Where the first finger landed, in points of the canvas.
  public var contactLocation: Point { track.contactLocation }
  /// The centroid when the pan began, in points of the canvas; the first contact until then.
  public var startLocation: Point { touch.startLocation }
  /// The centroid's movement since the first contact, in points, the slop included.
  public var translation: Point { track.translation }
  /// The centroid's velocity in points per second, as of the last event.
  public var velocity: Point { track.velocity }

  /// Returns the velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { track.velocity(at: time) }

  /// Whether a finger is down, whether or not the gesture is over.
  var isTouched: Bool { track.isTouched }

  /// Handles an event, and returns the states passed through; a move may leave the pan ready instead.
  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    if event.phase == .began, touch.isOver { reset() }
    let touches = track.count
    let outcome = touch.track.follow(event)
    switch state {
    case .possible: return handlePossible(outcome, touches: touches)
    case .began, .changed: return touch.goOn(outcome)
    case .ended, .cancelled, .failed: return []
    }
  }

  /// Lets a ready pan begin: returns `.began`, then `.ended` if all fingers are already lifted.
  public mutating func begin() -> [GestureState] { touch.begin() }

  /// Makes the pan fail unless it has begun; returns `.failed` if it does.
  public mutating func fail() -> [GestureState] { touch.fail() }

  /// Takes the fingers away at a time in seconds: the pan is cancelled, or fails if it has not begun.
  public mutating func cancel(at time: Double) -> [GestureState] { touch.cancel(at: time) }

  /// Forgets the touches, without a transition; the configuration stays.
  public mutating func reset() { touch = ContinuousTouch(limit: maximumTouches) }

  private mutating func handlePossible(_ outcome: ContactTrack.Outcome, touches: Int) -> [GestureState] {
    switch outcome {
    case .ignored:
      return []
    case .landed:
      return track.count > maximumTouches && !ignoresExtraTouches ? touch.enter(.failed) : []
    case .moved:
      return crossSlop(touches: touches)
    case .lifted(let moved):
      let failure = moved ? crossSlop(touches: touches) : []
      guard failure.isEmpty, !track.isTouched, !isReadyToBegin else { return failure }
      return touch.enter(.failed)
    case .cancelled:
      return touch.enter(.failed)
    }
  }

  /// Makes the pan ready once it has moved past the slop, or fail if that was in the wrong direction.
  private mutating func crossSlop(touches: Int) -> [GestureState] {
    let movement: Point = track.translation
    guard !isReadyToBegin, touches >= minimumTouches, movement.length >= Self.slop else { return [] }
    guard directions.isEmpty || directions.contains(where: { $0.leads(movement) }) else {
      return touch.enter(.failed)
    }
    touch.getReady()
    return []
  }
}
