public import Foundation

/// Who is told of contacts with walls.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// An item has come to a wall; nil is the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  /// An item has left a wall; nil is the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Asks the table, as a subclass may have it.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    SegueTable.send(
      "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
      to: self,
      [behavior, item, identifier, p]
    )
  }
  /// Asks the table, as a subclass may have it.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    SegueTable.send(
      "collisionBehavior:endedContactForItem:withBoundaryIdentifier:",
      to: self,
      [behavior, item, identifier]
    )
  }
}
