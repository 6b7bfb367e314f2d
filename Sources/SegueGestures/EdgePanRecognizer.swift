public import SegueGeometry

/// A drag inwards from an edge with one finger, as `UIScreenEdgePanGestureRecognizer`.
///
/// Further fingers are overlooked.
public struct EdgePanRecognizer: GestureRecognizer {
  /// How far from the edge the finger may land, in points; UIKit's own width is not documented.
  public static let width: Double = 20

  /// The sides it may start from.
  public let edges: [GestureDirection]
  /// What the edges belong to, in the events' coordinates; may change between touches.
  public var bounds: Rect
  private var pan: PanRecognizer

  /// Creates a recognizer for some edges of `bounds`.
  public init(edges: [GestureDirection], bounds: Rect) {
    self.edges = edges
    self.bounds = bounds
    pan = Self.pan(directions: [])
  }

  public var state: GestureState { pan.state }
  public var isReadyToBegin: Bool { pan.isReadyToBegin }
  public var location: Point { pan.location }
  public var contactLocation: Point { pan.contactLocation }
  public var startLocation: Point { pan.startLocation }
  public var translation: Point { pan.translation }
  public var velocity: Point { pan.velocity }

  /// The velocity in points per second as of a later time: 0 after 100 ms without movement.
  public func velocity(at time: Double) -> Point { pan.velocity(at: time) }

  public mutating func handle(_ event: PointerEvent) -> [GestureState] {
    guard event.phase == .began, !pan.isTouched else { return pan.handle(event) }
    let touched = edges.filter { isNear($0, event.location) }
    pan = Self.pan(directions: touched.map(\.opposite))
    let transitions = pan.handle(event)
    return touched.isEmpty ? transitions + pan.fail() : transitions
  }

  public mutating func begin() -> [GestureState] { pan.begin() }
  public mutating func fail() -> [GestureState] { pan.fail() }
  public mutating func cancel(at time: Double) -> [GestureState] { pan.cancel(at: time) }
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
