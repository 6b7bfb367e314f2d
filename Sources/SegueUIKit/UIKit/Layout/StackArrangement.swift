import Foundation

/// The constraints of a stack, along its axis and across it.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let isAcross: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isAcross = stack.axis == .horizontal
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var start: Attribute { isAcross ? .leading : .top }
  private var end: Attribute { isAcross ? .trailing : .bottom }
  private var middle: Attribute { isAcross ? .centerX : .centerY }
  private var length: Attribute { isAcross ? .width : .height }
  private var near: Attribute { isAcross ? .top : .leading }
  private var far: Attribute { isAcross ? .bottom : .trailing }
  private var breadth: Attribute { isAcross ? .height : .width }

  var constraints: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var lines = [edge(first, start), edge(last, end)]
    lines += along() + views.flatMap(across) + aligned()
    if stack.alignment != .fill {
      // As thin as its views allow.
      lines.append(line(stack, breadth, .equal, nil, .notAnAttribute, priority: 51))
    }
    return lines
  }

  /// A view's edge at the stack's.
  private func edge(
    _ view: UIView,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    line(
      view,
      attribute,
      relation,
      stack,
      stack.isLayoutMarginsRelativeArrangement ? attribute.margin : attribute
    )
  }

  private func line(
    _ item: Any,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: Any?,
    _ otherAttribute: Attribute,
    _ constant: CGFloat = 0,
    multiplier: CGFloat = 1,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  private func along() -> [NSLayoutConstraint] {
    let pairs = zip(views, views.dropFirst())
    let isFilling = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
    var lines = pairs.map { view, next in
      line(next, start, isFilling ? .equal : .greaterThanOrEqual, view, end, stack.customSpacing(after: view))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: lines += views.dropFirst().map { line($0, length, .equal, views[0], length) }
    case .fillProportionally: lines += proportional()
    case .equalSpacing: lines += equalGaps(from: end, to: start)
    case .equalCentering: lines += equalGaps(from: middle, to: middle)
    }
    return lines
  }

  private func proportional() -> [NSLayoutConstraint] {
    let sizes = views.map { isAcross ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    guard let first = sizes.first, first > 0 else { return [] }
    return zip(views, sizes).dropFirst().filter { $0.1 > 0 }.map { view, size in
      line(view, length, .equal, views[0], length, multiplier: size / first, priority: 999)
    }
  }

  /// Guides between neighbours that are equally long.
  private func equalGaps(from: Attribute, to: Attribute) -> [NSLayoutConstraint] {
    var lines: [NSLayoutConstraint] = []
    var first: UILayoutGuide?
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = stack.gap()
      lines += [line(gap, start, .equal, view, from), line(gap, end, .equal, next, to)]
      if let first { lines.append(line(gap, length, .equal, first, length, priority: 149)) }
      first = first ?? gap
    }
    return lines
  }

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let within = [edge(view, near, .greaterThanOrEqual), edge(view, far, .lessThanOrEqual)]
    switch stack.alignment {
    case .fill: return [edge(view, near), edge(view, far)]
    case .leading: return [edge(view, near), within[1]]
    case .trailing: return [edge(view, far), within[0]]
    case .center:
      let attribute: Attribute = isAcross ? .centerY : .centerX
      return within + [edge(view, attribute)]
    case .firstBaseline, .lastBaseline: return within
    }
  }

  private func aligned() -> [NSLayoutConstraint] {
    guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return [] }
    let attribute: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    return views.dropFirst().map { line($0, attribute, .equal, views[0], attribute) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same of the margins.
  fileprivate var margin: Self {
    switch self {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
