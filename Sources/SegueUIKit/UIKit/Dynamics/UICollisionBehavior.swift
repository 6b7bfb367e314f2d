public import Foundation
import SegueGeometry

/// Walls that items bounce off; they do not bounce off each other.
///
/// A wall is a segment. An item is a box: it touches a wall if its middle is nearer to the wall's line than half of the
/// box reaches in that direction, `|n.x| · w / 2 + |n.y| · h / 2` for the line's normal `n`.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bounce off: each other, walls, or both.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other, which has no effect.
    public static let items = Mode(rawValue: 1)
    /// Walls.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// Whether the reference view's bounds are walls.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  /// What items bounce off.
  open var collisionMode = Mode.everything
  /// Who is told of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var kept: [any UIDynamicItem]
  private var walls: [(identifier: any NSCopying, lines: [Wall])] = []
  private var contacts: Set<Contact> = []

  /// An item at a wall.
  private struct Contact: Hashable {
    var item: ObjectIdentifier
    /// The wall's place among those with names; nil for the reference view's bounds.
    var wall: Int?
  }

  /// Creates walls for nothing yet.
  public convenience init() { self.init(items: []) }

  /// Creates walls for items.
  public init(items: [any UIDynamicItem]) {
    kept = items
    super.init(main: ())
    if items.count > 1 { SegueHost.current.note("items do not bounce off each other") }
  }

  /// The items.
  open var items: [any UIDynamicItem] { kept }
  /// Keeps another item within the walls.
  open func addItem(_ item: any UIDynamicItem) { kept.append(item) }
  /// Keeps an item within the walls no more.
  open func removeItem(_ item: any UIDynamicItem) { kept.removeAll { $0 === item } }

  /// Has the reference view's bounds be walls, at distances, in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    (self.insets, translatesReferenceBoundsIntoBoundary) = (insets, true)
  }

  /// Adds a wall from one point to another, in the reference view's points.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add([Wall(from: p1.point, to: p2.point)], identifier)
  }

  /// Adds a wall along a path, in the reference view's points; a curve is followed in 16 straight pieces.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(Wall.along(bezierPath.cgPath.path), identifier)
  }

  /// Removes a wall.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    walls.removeAll { Self.areEqual($0.identifier, identifier) }
  }

  /// Removes all walls but the reference view's bounds.
  open func removeAllBoundaries() { walls = [] }

  /// The names of the walls.
  open var boundaryIdentifiers: [any NSCopying]? { walls.isEmpty ? nil : walls.map(\.identifier) }

  private func add(_ lines: [Wall], _ identifier: any NSCopying) {
    removeBoundary(withIdentifier: identifier)
    walls.append((identifier, lines))
    dynamicAnimator?.wake()
  }

  private static func areEqual(_ left: any NSCopying, _ right: any NSCopying) -> Bool {
    if let left = left as? Foundation.NSObject, let right = right as? Foundation.NSObject {
      return left.isEqual(right)
    }
    return left as AnyObject === right as AnyObject
  }

  override var movedItems: [any UIDynamicItem] { kept }

  override func correct(_ world: DynamicWorld) {
    guard collisionMode.contains(.boundaries) else { return }
    for item in kept {
      if keepInside(item, world) { touch(item, nil) } else { leave(item, nil) }
      for index in walls.indices {
        var isTouching = false
        for wall in walls[index].lines where wall.push(item, world) { isTouching = true }
        if isTouching { touch(item, index) } else { leave(item, index) }
      }
    }
  }

  private func touch(_ item: any UIDynamicItem, _ wall: Int?) {
    guard contacts.insert(Contact(item: ObjectIdentifier(item), wall: wall)).inserted else { return }
    let identifier = wall.map { walls[$0].identifier }
    collisionDelegate?.collisionBehavior(
      self,
      beganContactFor: item,
      withBoundaryIdentifier: identifier,
      at: item.center
    )
  }

  private func leave(_ item: any UIDynamicItem, _ wall: Int?) {
    guard contacts.remove(Contact(item: ObjectIdentifier(item), wall: wall)) != nil else { return }
    let identifier = wall.map { walls[$0].identifier }
    collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
  }

  /// Keeps an item within the reference view's bounds; returns whether it was beyond them.
  private func keepInside(_ item: any UIDynamicItem, _ world: DynamicWorld) -> Bool {
    guard translatesReferenceBoundsIntoBoundary, let room = world.reference?.bounds.inset(by: insets) else {
      return false
    }
    let half = CGSize(width: item.bounds.width / 2, height: item.bounds.height / 2)
    let center = item.center
    let across = min(
      max(center.x, room.minX + half.width),
      max(room.maxX - half.width, room.minX + half.width)
    )
    let down = min(
      max(center.y, room.minY + half.height),
      max(room.maxY - half.height, room.minY + half.height)
    )
    guard across != center.x || down != center.y else { return false }
    item.center = CGPoint(x: across, y: down)
    world.change(item) { body in
      if across != center.x { body.velocity.x = Wall.bounced(body.velocity.x, body.elasticity) }
      if down != center.y { body.velocity.y = Wall.bounced(body.velocity.y, body.elasticity) }
    }
    return true
  }
}

/// A straight piece of a wall.
@MainActor
private struct Wall {
  var from: Point
  var to: Point

  init(from: Point, to: Point) { (self.from, self.to) = (from, to) }

  /// The pieces of a path.
  static func along(_ path: Path) -> [Wall] {
    path.flattened(steps: 16).pieces.map { Wall(from: $0.start, to: $0.end) }
  }

  /// Pushes an item off the wall, to the side that its middle is on, and turns its velocity; returns whether they touched.
  func push(_ item: any UIDynamicItem, _ world: DynamicWorld) -> Bool {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return false }
    let normal = Point(x: -dy / length, y: dx / length)
    let center = item.center.point
    let (x, y) = (center.x - from.x, center.y - from.y)
    let (half, tall) = (Double(item.bounds.width) / 2, Double(item.bounds.height) / 2)
    let reach = abs(normal.x) * half + abs(normal.y) * tall
    let along = (x * dx + y * dy) / length
    let distance = x * normal.x + y * normal.y
    let side = abs(dx / length) * half + abs(dy / length) * tall
    guard abs(distance) < reach, along > -side, along < length + side else { return false }
    let sign: Double = distance < 0 ? -1 : 1
    let depth = (reach - abs(distance)) * sign
    item.center = CGPoint(x: center.x + normal.x * depth, y: center.y + normal.y * depth)
    world.change(item) { body in
      let speed = (body.velocity.x * normal.x + body.velocity.y * normal.y) * sign
      guard speed < 0 else { return }
      let change = (Self.bounced(speed, body.elasticity) - speed) * sign
      body.velocity = Point(x: body.velocity.x + normal.x * change, y: body.velocity.y + normal.y * change)
    }
    return true
  }

  /// A velocity after a bounce; what is too slow to be seen is none.
  static func bounced(_ velocity: Double, _ elasticity: Double) -> Double {
    let back = -velocity * elasticity
    return abs(back) < 10 ? 0 : back
  }
}

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
