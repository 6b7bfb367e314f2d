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
  /// The fraction of turning that is lost in a second; items do not turn.
  open var angularResistance: CGFloat = 0 {
    didSet {
      if angularResistance != 0 {
        SegueHost.current.note("items do not turn: angularResistance has no effect")
      }
    }
  }
  /// The charge of items, for fields; there are none.
  open var charge: CGFloat = 0 {
    didSet {
      if charge != 0 { SegueHost.current.note("there are no fields: the charge of an item has no effect") }
    }
  }
  /// Whether items turn; they do not.
  open var allowsRotation = true
  /// Whether items stay where they are.
  open var isAnchored = false
  private var described: [any UIDynamicItem]

  /// Creates a description of nothing yet.
  public override convenience init() { self.init(items: []) }

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

  /// Adds to an item's turning, in radians per second; items do not turn.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    if velocity != 0 { SegueHost.current.note("items do not turn: their angular velocity has no effect") }
  }

  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator.map { CGPoint($0.velocity(of: item)) } ?? .zero
  }

  /// How fast an item turns, in radians per second: it does not.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }

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
