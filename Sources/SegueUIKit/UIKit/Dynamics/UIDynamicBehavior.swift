public import Foundation
import SegueGeometry

/// What dynamics move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the reference view's points.
  var center: CGPoint { get set }
  /// The size of the item.
  var bounds: CGRect { get }
  /// The turn of the item.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A rule by which items move.
@preconcurrency @MainActor
open class UIDynamicBehavior: SegueObject {
  /// Called at each step.
  open var action: (() -> Void)?
  /// Rules that belong to this one.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// What carries it out.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  /// Creates a rule that does nothing itself.
  public init() { super.init(main: ()) }

  /// Creates a rule; see ``SegueObject``.
  public override init(main: Void) { super.init(main: ()) }

  /// Adds a rule that belongs to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.dynamicAnimator = dynamicAnimator
  }

  /// Removes a rule that belongs to this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// The items that it moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes the velocities for a step, in seconds; true if there is more to come.
  func act(on world: DynamicWorld, for seconds: Double) {}

  /// Changes places after a step.
  func correct(_ world: DynamicWorld) {}

  /// Sets what items are like.
  func describe(_ world: DynamicWorld) {}
}

/// A push: once, or for as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether it pushes once.
  public enum Mode: Int, Sendable {
    /// For as long as it is active.
    case continuous
    /// Once.
    case instantaneous
  }

  /// Whether it pushes once.
  public let mode: Mode
  /// Whether it pushes.
  open var active = true {
    didSet { if active { dynamicAnimator?.wake() } }
  }
  /// The push; 1 moves 100 × 100 points at 100 points per second squared, or by 100 points per second at once.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { dynamicAnimator?.wake() } }
  private var pushed: [any UIDynamicItem]

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.mode, pushed) = (mode, items)
    super.init(main: ())
  }

  /// The items.
  open var items: [any UIDynamicItem] { pushed }
  /// Pushes another item.
  open func addItem(_ item: any UIDynamicItem) { pushed.append(item) }
  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) { pushed.removeAll { $0 === item } }

  /// How strong the push is.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Where the push leads, in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets where an item is pushed, from its middle; items do not turn, so that it is no matter.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    if offset != .zero { SegueHost.current.note("items do not turn: where they are pushed has no effect") }
  }

  /// Sets where the push leads, in radians, and how strong it is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var movedItems: [any UIDynamicItem] { pushed }

  override func act(on world: DynamicWorld, for seconds: Double) {
    guard active else { return }
    let time = mode == .instantaneous ? 1 : seconds
    for item in pushed {
      let factor = 100 * time / world.mass(of: item)
      world.accelerate(item, Double(pushDirection.dx) * factor, Double(pushDirection.dy) * factor)
    }
    if mode == .instantaneous { active = false }
  }
}

/// Weight: 1 is 1000 points per second squared, down.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// Where it pulls, and how much.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  private var pulled: [any UIDynamicItem]

  /// Creates weight for nothing yet.
  public override convenience init() { self.init(items: []) }

  /// Creates weight for items.
  public init(items: [any UIDynamicItem]) {
    pulled = items
    super.init(main: ())
  }

  /// The items.
  open var items: [any UIDynamicItem] { pulled }
  /// Gives another item weight.
  open func addItem(_ item: any UIDynamicItem) { pulled.append(item) }
  /// Gives an item weight no more.
  open func removeItem(_ item: any UIDynamicItem) { pulled.removeAll { $0 === item } }

  /// How strong it is.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set {
      let angle = atan2(gravityDirection.dy, gravityDirection.dx)
      gravityDirection = CGVector(dx: cos(angle) * newValue, dy: sin(angle) * newValue)
    }
  }

  /// Where it pulls, in radians clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets where it pulls, in radians clockwise from the right, and how much.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var movedItems: [any UIDynamicItem] { pulled }

  override func act(on world: DynamicWorld, for seconds: Double) {
    let step = 1000 * seconds
    for item in pulled {
      world.accelerate(item, Double(gravityDirection.dx) * step, Double(gravityDirection.dy) * step)
    }
  }
}

/// A spring that brings an item to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Where the item is brought, in the reference view's points.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// How much it swings, 0…1; 1 is not at all.
  open var damping: CGFloat = 0.5
  private let item: any UIDynamicItem

  /// Creates a spring for an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init(main: ())
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func act(on world: DynamicWorld, for seconds: Double) {
    // A spring of 2.5 swings a second, the one of UIKit's that it comes near to.
    let frequency = 5 * Double.pi
    let ratio = 0.4 + 0.6 * Double(min(max(damping, 0), 1))
    let (body, place) = (world.body(of: item), item.center)
    func push(_ distance: Double, _ velocity: Double) -> Double {
      (-frequency * frequency * distance - 2 * ratio * frequency * velocity) * seconds
    }
    world.accelerate(
      item,
      push(Double(place.x - snapPoint.x), body.velocity.x),
      push(Double(place.y - snapPoint.y), body.velocity.y)
    )
  }
}
