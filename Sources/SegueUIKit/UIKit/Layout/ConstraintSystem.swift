import Foundation
import SegueGeometry

/// The constraints of a hierarchy of views, solved.
///
/// Each item has four variables, its left and top edge in the points of the view that it is in, its width and its
/// height. A view that is placed by its frame has them fixed.
@MainActor
final class ConstraintSystem: HostLayout {
  /// The variables of an item.
  struct Box {
    let left, top, width, height: SolverSymbol
    var all: [SolverSymbol] { [left, top, width, height] }
  }

  /// An item with its variables, and the constraints that fix its frame or its contents' size.
  @MainActor
  struct Member {
    weak var item: (any LayoutItem)?
    let box: Box
    var pins: [ConstraintHandle] = []
    var contents: [ConstraintHandle] = []
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  private(set) weak var root: UIView?
  var solver = ConstraintSolver()
  var members: [ObjectIdentifier: Member] = [:]
  /// The items in the order in which they came.
  var order: [ObjectIdentifier] = []
  private var handles: [ObjectIdentifier: ConstraintHandle] = [:]
  /// Whether the root's size is free, as where a fitting size is looked for.
  let isFree: Bool
  private var isStale = true
  private var isDirty = false
  private var isUpdating = false

  /// The most rounds of texts whose height follows from their width.
  private static let rounds = 4

  init(_ root: UIView, isFree: Bool = false) { (self.root, self.isFree) = (root, isFree) }

  /// Makes everything anew, at the latest at the end of the turn.
  func rebuildLater() {
    isStale = true
    updateLater()
  }

  /// Solves anew, at the latest at the end of the turn.
  func updateLater() {
    guard !isDirty, !isUpdating else { return }
    isDirty = true
    root?.layer.host.requestLayout(of: self)
  }

  func layoutAtEndOfTurn() { updateIfNeeded() }

  /// Solves if that is still to be done; returns whether it was.
  @discardableResult
  func updateIfNeeded() -> Bool {
    guard isDirty, root?.superview == nil else { return false }
    update()
    return true
  }

  /// A constraint has another constant.
  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard !isStale, let handle = handles[ObjectIdentifier(constraint)],
      let linear = linear(constraint)
    else { return updateLater() }
    set(linear.expression.constant, of: handle)
    updateLater()
  }

  /// Gives a constraint another constant; what contradicts others is found when all is made anew.
  func set(_ constant: Double, of handle: ConstraintHandle) {
    do { try solver.setConstant(constant, of: handle) } catch { isStale = true }
  }

  /// Solves what has changed, and asks for a layout of the views whose subviews move.
  func update() {
    guard let root, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    isDirty = false
    root.updateConstraintsDown()
    for _ in 0..<Self.rounds {
      if isStale { rebuild(root) }
      for key in order { refresh(key) }
      if isStale { continue }
      guard refreshContents() else { break }
    }
    guard !isFree else { return }
    for key in order {
      if let guide = members[key]?.item as? UILayoutGuide, let box = box(of: guide) { guide.take(box) }
      guard let view = members[key]?.item as? UIView, view.isPlacedByConstraints else { continue }
      if let box = box(of: view), !box.isNear(view.layoutFrame) { view.superview?.setNeedsLayout() }
    }
  }

  /// Where an item is, in the points of the view that it is in; nil if it has nothing to do with constraints.
  func box(of item: any LayoutItem) -> CGRect? {
    guard let box = members[ObjectIdentifier(item)]?.box else { return nil }
    return CGRect(
      x: solver.value(of: box.left),
      y: solver.value(of: box.top),
      width: max(solver.value(of: box.width), 0),
      height: max(solver.value(of: box.height), 0)
    )
  }

  private func rebuild(_ root: UIView) {
    isStale = false
    (solver, members, order, handles) = (ConstraintSolver(), [:], [], [:])
    member(root)
    collect(root)
  }

  private func collect(_ view: UIView) {
    if view.isPlacedByConstraints { member(view) }
    for constraint in view.traits?.constraints ?? [] { add(constraint) }
    for subview in view.subviews { collect(subview) }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let linear = linear(constraint) else { return }
    do {
      handles[ObjectIdentifier(constraint)] = try solver.add(linear)
    } catch {
      root?.layer.host.note("constraints contradict each other; left out was \(constraint.text)")
    }
  }

  /// A constraint of the solver's that is kept; one that cannot hold is left out.
  func add(_ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Double)
    -> ConstraintHandle?
  {
    try? solver.add(LinearConstraint(expression: expression, relation: relation, priority: priority))
  }
}

extension CGRect {
  /// Whether two rectangles are the same but for rounding.
  func isNear(_ other: CGRect) -> Bool {
    let tolerance: CGFloat = 1e-7
    return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}
