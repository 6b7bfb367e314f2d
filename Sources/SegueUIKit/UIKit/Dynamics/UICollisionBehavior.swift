public import Foundation
import SegueGeometry

/// Walls that items bounce off; they do not bounce off each other.
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
  private var walls: [Boundary] = []
  private var wallsMade = 0
  private var contacts: Set<Contact> = []

  /// A wall with its name.
  private struct Boundary {
    /// Which wall it is, as others come and go.
    var number: Int
    var identifier: any NSCopying
    var lines: [DynamicWall]
  }

  /// An item at a wall.
  private struct Contact: Hashable {
    var item: ObjectIdentifier
    /// The wall's number; nil for the reference view's bounds.
    var wall: Int?
  }

  /// Creates walls for nothing yet.
  public override convenience init() { self.init(items: []) }

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
  open func removeItem(_ item: any UIDynamicItem) {
    kept.removeAll { $0 === item }
    contacts = contacts.filter { $0.item != ObjectIdentifier(item) }
  }

  /// Has the reference view's bounds be walls, at distances, in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    (self.insets, translatesReferenceBoundsIntoBoundary) = (insets, true)
  }

  /// Adds a wall from one point to another, in the reference view's points.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add([DynamicWall(from: p1.point, to: p2.point)], identifier)
  }

  /// Adds a wall along a path, in the reference view's points; a curve is followed in 16 straight pieces.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(DynamicWall.along(bezierPath.cgPath.path), identifier)
  }

  /// Removes a wall.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    walls.removeAll { Self.areEqual($0.identifier, identifier) }
    forgetContacts()
  }

  /// Removes all walls but the reference view's bounds.
  open func removeAllBoundaries() {
    walls = []
    forgetContacts()
  }

  /// The names of the walls.
  open var boundaryIdentifiers: [any NSCopying]? { walls.isEmpty ? nil : walls.map(\.identifier) }

  private func add(_ lines: [DynamicWall], _ identifier: any NSCopying) {
    removeBoundary(withIdentifier: identifier)
    wallsMade += 1
    walls.append(Boundary(number: wallsMade, identifier: identifier, lines: lines))
    dynamicAnimator?.wake()
  }

  /// A wall that is gone is touched by nothing, and nobody is told.
  private func forgetContacts() {
    let numbers = Set(walls.map(\.number))
    contacts = contacts.filter { $0.wall.map(numbers.contains) ?? true }
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
    for item in kept where !world.body(of: item).isAnchored {
      note(keepInside(item, world), item, nil)
      for wall in walls {
        var isTouching = false
        for line in wall.lines where line.push(item, world) { isTouching = true }
        note(isTouching, item, wall)
      }
    }
  }

  /// Tells the delegate where a contact begins and ends.
  private func note(_ isTouching: Bool, _ item: any UIDynamicItem, _ wall: Boundary?) {
    let contact = Contact(item: ObjectIdentifier(item), wall: wall?.number)
    guard isTouching != contacts.contains(contact) else { return }
    if isTouching {
      contacts.insert(contact)
      collisionDelegate?.collisionBehavior(
        self,
        beganContactFor: item,
        withBoundaryIdentifier: wall?.identifier,
        at: item.center
      )
    } else {
      contacts.remove(contact)
      collisionDelegate?.collisionBehavior(
        self,
        endedContactFor: item,
        withBoundaryIdentifier: wall?.identifier
      )
    }
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
      if across != center.x {
        body.velocity.x = DynamicWall.bounced(body.velocity.x, body.gained.x, body.elasticity)
      }
      if down != center.y {
        body.velocity.y = DynamicWall.bounced(body.velocity.y, body.gained.y, body.elasticity)
      }
    }
    return true
  }
}
