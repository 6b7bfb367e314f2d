public import SegueGeometry

/// A side, or the way a finger goes.
public enum GestureDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  public var opposite: GestureDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// How far a movement leads this way, in points; negative where it leads back.
  public func distance(of movement: Point) -> Double {
    switch self {
    case .left: -movement.x
    case .right: movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  /// Whether a movement leads this way at least as far as it leads aside.
  public func leads(_ movement: Point) -> Bool {
    let aside: Double = self == .left || self == .right ? abs(movement.y) : abs(movement.x)
    let distance: Double = distance(of: movement)
    return distance > 0 && distance >= aside
  }
}
