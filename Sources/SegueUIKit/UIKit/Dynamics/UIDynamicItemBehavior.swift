public import Foundation
import SegueGeometry

/// What items are like.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The fraction of speed that is kept when an item bounces.
  open var elasticity: CGFloat = 0
  /// How much an item resists sliding; it has no effect.
  open var friction: CGFloat = 0 {
    didSet { if friction != 0 { SegueHost.current.note("the friction of an item has no effect") } }
  }
  /// How heavy 100 × 100 points are.
  open var density: CGFloat = 1
  /// The fraction of speed that is lost in a second.
  open var resistance: CGFloat = 0
  /// Whether items turn; they do not.
  open var allowsRotation = true
  /// Whether items stay where they are.
  open var isAnchored = false
  private var described: [any UIDynamicItem]

  /// Creates a description of items.
  public init(items: [any UIDynamicItem]) {
    described = items
    super.init(main: ())
  }

  /// The items.
  open var items: [any UIDynamicItem] { described }
  /// Describes another item.
  open func addItem(_ item: any UIDynamicItem) { described.append(item) }
  /// Describes an item no more.
  open func removeItem(_ item: any UIDynamicItem) { described.removeAll { $0 === item } }

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending.append((item, velocity))
    dynamicAnimator?.wake()
  }

  private var pending: [(any UIDynamicItem, CGPoint)] = []

  override var movedItems: [any UIDynamicItem] { described }

  override func describe(_ world: DynamicWorld) {
    for item in described {
      world.change(item) { body in
        body.elasticity = Double(elasticity)
        body.density = Double(density)
        body.resistance = Double(resistance)
        body.isAnchored = isAnchored
      }
    }
    for (item, velocity) in pending { world.accelerate(item, Double(velocity.x), Double(velocity.y)) }
    pending = []
  }
}

/// Walls that items bounce off; they do not bounce off each other.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// Whether the reference view's bounds are walls.
  open var translatesReferenceBoundsIntoBoundary = false
  private var insets = UIEdgeInsets.zero
  private var kept: [any UIDynamicItem]

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

  override var movedItems: [any UIDynamicItem] { kept }

  override func correct(_ world: DynamicWorld) {
    guard translatesReferenceBoundsIntoBoundary, let room = world.reference?.bounds.inset(by: insets) else {
      return
    }
    for item in kept {
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
      guard across != center.x || down != center.y else { continue }
      item.center = CGPoint(x: across, y: down)
      world.change(item) { body in
        if across != center.x { body.velocity.x = Self.bounced(body.velocity.x, body.elasticity) }
        if down != center.y { body.velocity.y = Self.bounced(body.velocity.y, body.elasticity) }
      }
    }
  }

  private static func bounced(_ velocity: Double, _ elasticity: Double) -> Double {
    let back = -velocity * elasticity
    return abs(back) < 10 ? 0 : back
  }
}
