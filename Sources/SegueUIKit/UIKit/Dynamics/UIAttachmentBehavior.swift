public import Foundation
import SegueGeometry

/// A rod or a spring between an item and a point, or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Where it is fixed, in the reference view's points; of two items, where the other one is.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The distance that it keeps, in points.
  open var length: CGFloat
  /// How much it swings, 0…1; 1 is not at all.
  open var damping: CGFloat = 0
  /// How often it swings a second; 0 is a rod.
  open var frequency: CGFloat = 0
  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?

  /// Fixes an item to a point, at the distance that it has.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (self.item, other, anchorPoint) = (item, nil, point)
    length = hypot(item.center.x - point.x, item.center.y - point.y)
    super.init(main: ())
  }
  /// Fixes a place of an item to a point; the item's middle counts.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init(item: item, attachedToAnchor: point)
    length = hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
  }
  /// Fixes two items to each other, at the distance that they have.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (item, other, anchorPoint) = (item1, item2, item2.center)
    length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
    super.init(main: ())
  }

  /// The items.
  open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

  override var movedItems: [any UIDynamicItem] { items }

  override func act(on world: DynamicWorld, for seconds: Double) {
    let place = other?.center ?? anchorPoint
    let (x, y) = (Double(item.center.x - place.x), Double(item.center.y - place.y))
    let distance = max(hypot(x, y), 1e-6)
    // A rod is a spring too stiff to be seen to swing.
    let turns = 2 * Double.pi * (frequency > 0 ? Double(frequency) : 8)
    let ratio = frequency > 0 ? Double(damping) : 1
    let velocity = world.body(of: item).velocity
    let along = (velocity.x * x + velocity.y * y) / distance
    let push = (-turns * turns * (distance - Double(length)) - 2 * ratio * turns * along) * seconds
    world.accelerate(item, push * x / distance, push * y / distance)
    if let other { world.accelerate(other, -push * x / distance, -push * y / distance) }
  }
}
