public import SegueGeometry

/// A direction of movement on the canvas, or the edge on that side.
public enum GestureDirection: String, Hashable, Sendable, CaseIterable {
  /// Towards smaller x, or the left edge.
  case left
  /// Towards larger x, or the right edge.
  case right
  /// Towards smaller y, or the top edge.
  case up
  /// Towards larger y, or the bottom edge.
  case down

  /// The direction turned by 180°.
  public var opposite: GestureDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// Returns the component of a movement in this direction, in points; negative if it leads the other way.
  public func distance(of movement: Point) -> Double {
    switch self {
    case .left: -movement.x
    case .right: movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  /// Returns whether a movement leads in this direction, at most 45° off.
  public func leads(_ movement: Point) -> Bool {
    let aside: Double = self == .left || self == .right ? abs(movement.y) : abs(movement.x)
    let distance: Double = distance(of: movement)
    return distance > 0 && distance >= aside
  }
}
