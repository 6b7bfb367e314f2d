public import SegueGeometry

/// A drag inwards from an edge with one finger, as `UIScreenEdgePanGestureRecognizer`.
///
/// Further fingers are ignored.
public struct EdgePanRecognizer: GestureRecognizer {
  /// The distance from the edge within which the finger must land, in points; UIKit's is not documented.
  public static let width: Double = 20

  /// The edges it may start from.
  public let edges: [GestureDirection]
  /// The rectangle with the edges, in points of the canvas; it may change between touches.
  public var bounds: Rect
  private var pan: PanRecognizer

  /// Creates a recognizer for some edges of `bounds`, which is in points of the canvas.
  public init(edges: [GestureDirection], bounds: Rect) {
    self.edges = edges
    self.bounds = bounds
    pan = Self.pan(directions: [])
  }

  /// The pan's state; `.failed` at once if the first finger lands away from the edges.
  public var state: GestureState { pan.state }
  /// Whether the finger has moved inwards past the slop, and the pan waits for `begin()` or `fail()`.
  public var isReadyToBegin: Bool { pan.isReadyToBegin }
  /// Where the finger is, or was lifted, in points of the canvas.
  public var location: Point { pan.location }
  /// Where the finger landed, in points of the canvas.
  public var contactLocation: Point { pan.contactLocation }
  /// Where the finger was when the pan began, in points of the canvas; the first contact until then.
  public var startLocation: Point { pan.startLocation }
  /// The finger's movement since it landed, in points.
  public var translation: Point { pan.translation }
  /// The finger's velocity in points per second, as of the last event.
  public var velocity: Point { pan.velocity }

  /// Returns the velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { pan.velocity(at: time) }

  /// Handles an event, and returns the states passed through; a landing decides which edges count.
  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    guard event.phase == .began, !pan.isTouched else { return pan.handle(event) }
    let touched = edges.filter { isNear($0, event.location) }
    pan = Self.pan(directions: touched.map { $0.opposite })
    let transitions = pan.handle(event)
    return touched.isEmpty ? transitions + pan.fail() : transitions
  }

  /// Lets a ready pan begin: returns `.began`, then `.ended` if the finger is already lifted.
  public mutating func begin() -> [GestureState] { pan.begin() }
  /// Makes the pan fail unless it has begun; returns `.failed` if it does.
  public mutating func fail() -> [GestureState] { pan.fail() }
  /// Takes the finger away at a time in seconds: the pan is cancelled, or fails if it has not begun.
  public mutating func cancel(at time: Double) -> [GestureState] { pan.cancel(at: time) }
  /// Forgets the touch, without a transition; the edges and bounds stay.
  public mutating func reset() { pan.reset() }

  private static func pan(directions: [GestureDirection]) -> PanRecognizer {
    PanRecognizer(
      directions: directions,
      minimumTouches: 1,
      maximumTouches: 1,
      ignoresExtraTouches: true
    )
  }

  private func isNear(_ edge: GestureDirection, _ location: Point) -> Bool {
    let distance: Double =
      switch edge {
      case .left: location.x - bounds.minX
      case .right: bounds.maxX - location.x
      case .up: location.y - bounds.minY
      case .down: bounds.maxY - location.y
      }
    return distance >= 0 && distance <= Self.width
  }
}
