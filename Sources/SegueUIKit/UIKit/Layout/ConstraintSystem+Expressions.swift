import Foundation
import SegueGeometry

extension ConstraintSystem {
  /// A constraint as a line of the solver's; nil if an item is gone, or outside of the hierarchy.
  func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let items = constraint.items, let holder = constraint.holder, let root,
      holder.isDescendant(of: root),
      let first = expression(items.first, constraint.firstAttribute, in: holder)
    else { return nil }
    var whole = first
    whole.constant -= Double(constraint.constant)
    if let other = items.second {
      guard let second = expression(other, constraint.secondAttribute, in: holder) else { return nil }
      whole = whole - second * Double(constraint.multiplier)
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    let priority = Double(constraint.priority.rawValue)
    return LinearConstraint(expression: whole, relation: relation, priority: priority)
  }

  /// An attribute of an item in the points of a view that has it.
  private func expression(
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    in view: UIView
  ) -> LinearExpression? {
    guard item.itemView?.isDescendant(of: view) == true else { return nil }
    if let distance = item as? AnchorDistance {
      guard let first = distance.start, let last = distance.end,
        let start = expression(first, distance.startAttribute, in: view),
        let end = expression(last, distance.endAttribute, in: view)
      else { return nil }
      return end - start
    }
    let box = member(item)
    let isAcross = attribute.isAcross
    let length = LinearExpression(terms: [isAcross ? box.width : box.height: 1])
    if attribute == .width || attribute == .height { return length }
    let edges = edges(of: item, isAcross, in: view, box)
    guard let (start, extent) = edges else { return nil }
    let owner = item as? UIView
    let margins = owner?.layoutMargins ?? .zero
    func moved(_ expression: LinearExpression, _ distance: CGFloat) -> LinearExpression {
      LinearExpression(terms: expression.terms, constant: expression.constant + Double(distance))
    }
    switch attribute {
    case .left, .leading, .top: return start
    case .right, .trailing, .bottom: return start + extent
    case .centerX, .centerY: return start + extent * 0.5
    case .leftMargin, .leadingMargin: return moved(start, margins.left)
    case .topMargin: return moved(start, margins.top)
    case .rightMargin, .trailingMargin: return moved(start + extent, -margins.right)
    case .bottomMargin: return moved(start + extent, -margins.bottom)
    case .centerXWithinMargins: return moved(start + extent * 0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return moved(start + extent * 0.5, (margins.top - margins.bottom) / 2)
    case .firstBaseline: return moved(start, owner?.baselines.first ?? 0)
    case .lastBaseline: return moved(start + extent, -(owner?.baselines.last ?? 0))
    default: return nil
    }
  }

  /// Where an item begins, in the points of a view, and how long it is; of a scroll view seen from inside, its content.
  private func edges(
    of item: any LayoutItem,
    _ isAcross: Bool,
    in view: UIView,
    _ box: Box
  ) -> (LinearExpression, LinearExpression)? {
    if item === view {
      guard let scroll = view as? UIScrollView, !(isFree && view === root) else {
        let origin = isAcross ? view.bounds.minX : view.bounds.minY
        return (
          LinearExpression(constant: Double(origin)),
          LinearExpression(terms: [isAcross ? box.width : box.height: 1])
        )
      }
      let content = member(scroll.contentLayoutGuide)
      return (LinearExpression(), LinearExpression(terms: [isAcross ? content.width : content.height: 1]))
    }
    var start = LinearExpression(terms: [isAcross ? box.left : box.top: 1])
    var parent = item.itemParent
    while let current = parent, current !== view {
      let outer = member(current)
      start.terms[isAcross ? outer.left : outer.top, default: 0] += 1
      start.constant -= Double(isAcross ? current.bounds.minX : current.bounds.minY)
      parent = current.superview
    }
    return (start, LinearExpression(terms: [isAcross ? box.width : box.height: 1]))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is about the horizontal axis.
  var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint as an app's author would write it, for messages.
  var text: String {
    func name(_ item: AnyObject?) -> String { item.map { String(describing: type(of: $0)) } ?? "nothing" }
    if let identifier { return "'\(identifier)'" }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let first = "\(name(firstItem)).\(firstAttribute) \(sign) "
    guard secondItem != nil else { return first + "\(constant)" }
    let second = (multiplier == 1 ? "" : "\(multiplier) × ") + "\(name(secondItem)).\(secondAttribute)"
    return first + second + (constant == 0 ? "" : " + \(constant)")
  }
}
