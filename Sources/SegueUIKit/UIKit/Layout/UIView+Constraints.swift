public import Foundation
import SegueGeometry

extension UIView {
  /// The active constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { traits?.constraints ?? [] }

  /// Makes a constraint of what is in the view active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    madeTraits.constraints.append(constraint)
    for item in [constraint.firstItem, constraint.secondItem] { (item as? UIView)?.isConstrained = true }
    isConstrained = true
    constraintsDidChange()
  }

  /// Makes constraints of what is in the view active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint take no part in the layout.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let traits, traits.constraints.contains(where: { $0 === constraint }) else { return }
    traits.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    constraintsDidChange()
  }

  /// Lets constraints take no part in the layout.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the contents resist being stretched.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let traits else { return defaultHugging }
    return axis == .horizontal ? traits.hugging.across : traits.hugging.down
  }

  /// Sets how much the contents resist being stretched.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      madeTraits.hugging.across = priority
    } else {
      madeTraits.hugging.down = priority
    }
    if isConstrained { constraintsDidChange() }
  }

  /// How much the contents resist being cut.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let resistance = traits?.resistance ?? (across: .defaultHigh, down: .defaultHigh)
    return axis == .horizontal ? resistance.across : resistance.down
  }

  /// Sets how much the contents resist being cut.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let traits = madeTraits
    if axis == .horizontal { traits.resistance.across = priority } else { traits.resistance.down = priority }
    if isConstrained { constraintsDidChange() }
  }

  func contentSizeDidChange() {
    if isConstrained { outermost.traits?.system?.updateLater() }
  }

  /// Asks for ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    madeTraits.needsUpdate = true
    constraintsDidChange()
  }

  /// Whether ``updateConstraints()`` will be called.
  public func needsUpdateConstraints() -> Bool { traits?.needsUpdate ?? false }

  /// Calls ``updateConstraints()`` now where it was asked for, here and in the views below.
  public func updateConstraintsIfNeeded() { updateConstraintsDown() }

  func updateConstraintsDown() {
    for view in subviews { view.updateConstraintsDown() }
    guard let traits, traits.needsUpdate else { return }
    traits.needsUpdate = false
    updateConstraints()
    controller?.updateViewConstraints()
  }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeTraits.guides.append(layoutGuide)
  }

  /// Removes a guide, with the constraints that it is part of.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    traits?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    for constraint in constraints
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      removeConstraint(constraint)
    }
  }

  /// The guides that belong to the view.
  public var layoutGuides: [UILayoutGuide] { traits?.guides ?? [] }

  /// The smallest size that the constraints in the view allow, or the largest, as far as `targetSize` asks for it.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints in the view allow and that comes nearest to another one, by priorities.
  func fittingSize(
    near targetSize: CGSize,
    _ across: UILayoutPriority,
    _ down: UILayoutPriority
  ) -> CGSize {
    let system = ConstraintSystem(self, isFree: true)
    system.fit(targetSize, across, down)
    return system.box(of: self)?.size ?? bounds.size
  }

  /// Where the view is in its superview's points, its transform aside.
  var layoutFrame: CGRect {
    let (place, anchor, size) = (layer.position, layer.anchorPoint, bounds.size)
    return CGRect(
      origin: CGPoint(x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height),
      size: size
    )
  }

  /// Puts the view where constraints have it, its transform aside.
  func place(at box: CGRect) {
    if box.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: box.size) }
    let anchor = layer.anchorPoint
    let place = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
    if abs(place.x - center.x) > 1e-7 || abs(place.y - center.y) > 1e-7 { center = place }
  }

  /// Puts the views in this one where constraints have them.
  func placeSubviewsByConstraints() {
    guard let system = outermost.traits?.system else { return }
    for view in subviews where view.isPlacedByConstraints {
      if let box = system.box(of: view), !box.isNear(view.layoutFrame) { view.place(at: box) }
    }
  }
}

extension ConstraintSystem {
  /// Looks for the root's size that comes nearest to one.
  fileprivate func fit(_ size: CGSize, _ across: UILayoutPriority, _ down: UILayoutPriority) {
    update()
    guard let root else { return }
    let box = member(root)
    for (symbol, length, priority) in [(box.width, size.width, across), (box.height, size.height, down)] {
      let expression = LinearExpression(terms: [symbol: 1], constant: -Double(length))
      _ = add(expression, .equal, Double(priority.rawValue))
    }
    _ = refreshContents()
  }
}
