public import Foundation
import SegueGeometry

/// What dynamics know of an item.
struct DynamicBody {
  /// Points per second.
  var velocity = Point.zero
  /// What rules have added to the velocity in the present step.
  var gained = Point.zero
  /// Where the middle was as the present step began, in the reference view's points; nil before the first.
  var before: Point?
  /// The fraction of speed that is lost in a second.
  var resistance = 0.0
  /// The fraction of speed that is kept when it bounces.
  var elasticity = 0.0
  var density = 1.0
  var isAnchored = false
}

/// The items of an animator with what is known of them.
@MainActor
final class DynamicWorld {
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  weak var reference: UIView?

  func body(of item: any UIDynamicItem) -> DynamicBody { bodies[ObjectIdentifier(item)] ?? DynamicBody() }

  func change(_ item: any UIDynamicItem, _ change: (inout DynamicBody) -> Void) {
    change(&bodies[ObjectIdentifier(item), default: DynamicBody()])
  }

  /// The mass of an item: 1 for 100 × 100 points.
  func mass(of item: any UIDynamicItem) -> Double {
    max(Double(item.bounds.width * item.bounds.height) / 10_000 * body(of: item).density, 1e-3)
  }

  /// Begins a step, in which rules have added nothing to any velocity yet.
  func beginStep() {
    for key in bodies.keys { bodies[key]?.gained = .zero }
  }

  func accelerate(_ item: any UIDynamicItem, _ across: Double, _ down: Double) {
    let gain = Point(x: across, y: down)
    change(item) { ($0.velocity, $0.gained) = ($0.velocity + gain, $0.gained + gain) }
  }
}

/// Moves items by rules, in steps of a sixtieth of a second, until they rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: SegueObject, HostClockwork {
  /// The view in whose points things are.
  public private(set) weak var referenceView: UIView?
  /// The rules.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Seconds that it has moved things.
  public private(set) var elapsedTime: TimeInterval = 0
  /// Who is told when things rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether something moves.
  public private(set) var isRunning = false
  private let world = DynamicWorld()
  private let host = SegueHost.current
  /// The layout whose items it moves, if it moves a collection's.
  private weak var layout: UICollectionViewLayout?
  private var step = 0.0
  private var restingSteps = 0

  /// Creates an animator of what is in a view.
  public convenience init(referenceView view: UIView) { self.init(view) }

  private init(_ view: UIView?) {
    referenceView = view
    world.reference = view
    super.init(main: ())
  }

  /// Creates an animator without a view, for what is in none.
  public convenience init() { self.init(nil) }

  /// Creates an animator of the items of a collection; see ``layoutAttributesForCell(at:)``.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(layout.collectionView)
    self.layout = layout
  }

  /// The items in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    rules.flatMap(\.movedItems).reduce(into: []) { items, item in
      guard !items.contains(where: { $0 === item }) else { return }
      let size = item.bounds.size
      let place = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
      if CGRect(origin: place, size: size).intersects(rect) { items.append(item) }
    }
  }

  /// The attributes of a cell that it moves; nil if it moves none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    rules.flatMap(\.movedItems).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  /// Adds a rule, and begins to move.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    wake()
  }

  /// Removes a rule.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  /// Removes all rules.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
    comeToRest()
  }

  /// Takes over where an item was put from outside.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.change(item) { $0.velocity = .zero }
    wake()
  }

  /// Begins to move.
  func wake() {
    restingSteps = 0
    guard !isRunning else { return }
    isRunning = true
    step = FrameClock.number(after: host.time)
    delegate?.dynamicAnimatorWillResume(self)
    host.start(self)
  }

  /// Points per second.
  func velocity(of item: any UIDynamicItem) -> Point { world.body(of: item).velocity }

  private func comeToRest() {
    guard isRunning else { return }
    isRunning = false
    host.stop(self)
    delegate?.dynamicAnimatorDidPause(self)
  }

  var nextEventTime: Double? { isRunning ? step / FrameClock.framesPerSecond : nil }

  func advance(to time: Double) {
    while let due = nextEventTime, due <= time { move() }
  }

  private var rules: [UIDynamicBehavior] {
    func all(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
      [behavior] + behavior.childBehaviors.flatMap(all)
    }
    return behaviors.flatMap(all)
  }

  private func move() {
    step += 1
    let (seconds, rules) = (1 / FrameClock.framesPerSecond, rules)
    elapsedTime += seconds
    for rule in rules { rule.describe(world) }
    world.beginStep()
    for rule in rules { rule.act(on: world, for: seconds) }
    var items: [ObjectIdentifier: any UIDynamicItem] = [:]
    for item in rules.flatMap(\.movedItems) { items[ObjectIdentifier(item)] = item }
    var fastest = 0.0
    for item in items.values {
      let body = world.body(of: item)
      guard !body.isAnchored else { continue }
      let kept = max(1 - body.resistance * seconds, 0)
      let velocity = Point(x: body.velocity.x * kept, y: body.velocity.y * kept)
      let place = item.center
      world.change(item) { ($0.velocity, $0.before) = (velocity, place.point) }
      item.center = CGPoint(x: place.x + velocity.x * seconds, y: place.y + velocity.y * seconds)
    }
    for rule in rules { rule.correct(world) }
    for item in items.values { fastest = max(fastest, world.body(of: item).velocity.length) }
    for rule in rules { rule.action?() }
    layout?.invalidateLayout()
    restingSteps = fastest < 1 ? restingSteps + 1 : 0
    if restingSteps > 10 || items.isEmpty { comeToRest() }
  }
}

/// Who is told when things move and rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Things rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// Things begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Asks the table, as a subclass may have it.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    SegueTable.send("dynamicAnimatorDidPause:", to: self, [animator])
  }
  /// Asks the table, as a subclass may have it.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    SegueTable.send("dynamicAnimatorWillResume:", to: self, [animator])
  }
}
