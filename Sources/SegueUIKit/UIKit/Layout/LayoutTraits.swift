import Foundation

/// What a view has to do with constraints; most views have none of it.
@MainActor
final class LayoutTraits {
  /// The active constraints that the view holds: those of what is in it.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that belong to the view.
  var guides: [UILayoutGuide] = []
  /// How much contents resist being stretched, across and down.
  var hugging = (across: UILayoutPriority.defaultLow, down: UILayoutPriority.defaultLow)
  /// How much contents resist being cut, across and down.
  var resistance = (across: UILayoutPriority.defaultHigh, down: UILayoutPriority.defaultHigh)
  /// The constraints of everything in the view, if that is in no other view.
  var system: ConstraintSystem?
  /// What the app has set as margins; nil for UIKit's own.
  var margins: UIEdgeInsets?
  /// Whether `updateConstraints()` is to be called.
  var needsUpdate = false
  /// Guides that UIKit gives every view, made when they are asked for.
  var safeArea: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readable: UILayoutGuide?

  /// Whether a guide of the view depends on where it is.
  var hasInsetGuides: Bool { safeArea != nil || marginsGuide != nil || readable != nil }
}

extension UIView {
  /// The view's traits, made now if it has none.
  var madeTraits: LayoutTraits {
    if let traits { return traits }
    let made = LayoutTraits()
    traits = made
    return made
  }

  /// The view that has this one and is in no other.
  var outermost: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// Whether constraints place the view.
  var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints && superview != nil }

  /// A constraint that the view holds has another constant.
  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    outermost.traits?.system?.constantDidChange(constraint)
  }

  /// Constraints, or what they are between, are others.
  func constraintsDidChange() {
    let root = outermost
    if let system = root.traits?.system { return system.rebuildLater() }
    let system = ConstraintSystem(root)
    root.madeTraits.system = system
    system.rebuildLater()
  }

  /// The view has another size or place than the constraints have put it in.
  func placeDidChangeForConstraints() {
    guard isConstrained, !isPlacedByConstraints || traits?.hasInsetGuides == true else { return }
    outermost.traits?.system?.updateLater()
  }

  /// The view, or something in it, takes part in constraints.
  var hasConstraintsBelow: Bool {
    isConstrained || traits.map { !$0.constraints.isEmpty } == true
      || subviews.contains { $0.hasConstraintsBelow }
  }

  /// The view has come to another one, or has left one: what is between inside and outside goes.
  func hierarchyDidChange(leaving old: UIView?) {
    guard hasConstraintsBelow else { return }
    var view = old
    while let current = view {
      for constraint in current.traits?.constraints ?? [] {
        let views = [constraint.items?.first.itemView, constraint.items?.second?.itemView].compactMap(\.self)
        if views.contains(where: { $0.isDescendant(of: self) }) { current.removeConstraint(constraint) }
      }
      view = current.superview
    }
    old?.outermost.traits?.system?.rebuildLater()
    if superview != nil { traits?.system = nil }
    constraintsDidChange()
  }
}
