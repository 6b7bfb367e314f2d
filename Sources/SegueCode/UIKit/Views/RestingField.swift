/// A property of the app's views that a transition changes and puts back.
enum RestingField: String, Hashable, CaseIterable {
  case center, bounds, anchorPoint, transform3D, alpha, isHidden, clipsToBounds, backgroundColor
  case cornerRadius, zPosition, borderWidth, shadowOpacity, shadowRadius, shadowOffset, sublayerTransform
  case mask, contentOffset, isScrollEnabled, borderColor, shadowColor, lineWidth, strokeColor, textColor

  /// The order of putting back: a frame follows from the anchor point.
  var rank: Int { self == .anchorPoint ? 0 : self == .bounds ? 1 : 2 }

  /// Its type in Swift.
  var type: String {
    switch self {
    case .center: "CGPoint"
    case .bounds: "CGRect"
    case .anchorPoint, .contentOffset: "CGPoint"
    case .transform3D, .sublayerTransform: "CATransform3D"
    case .alpha, .cornerRadius, .zPosition, .borderWidth, .shadowRadius, .lineWidth: "CGFloat"
    case .isHidden, .clipsToBounds, .isScrollEnabled: "Bool"
    case .backgroundColor, .textColor: "UIColor?"
    case .shadowOpacity: "Float"
    case .shadowOffset: "CGSize"
    case .mask: "UIView?"
    case .borderColor, .shadowColor, .strokeColor: "CGColor?"
    }
  }

  private var isLayer: Bool {
    switch self {
    case .anchorPoint, .cornerRadius, .zPosition, .borderWidth, .shadowOpacity, .shadowRadius, .shadowOffset,
      .sublayerTransform, .borderColor, .shadowColor:
      true
    default: false
    }
  }

  private var isShape: Bool { self == .lineWidth || self == .strokeColor }
  private var isScroll: Bool { self == .contentOffset || self == .isScrollEnabled }

  /// How it is read of `view`.
  var reading: String {
    if isShape {
      return "(view.layer as? CAShapeLayer)?.\(rawValue)" + (self == .lineWidth ? " ?? 0" : "")
    }
    if isScroll {
      return "(view as? UIScrollView)?.\(rawValue) ?? \(self == .contentOffset ? ".zero" : "true")"
    }
    if self == .textColor { return "(view as? UILabel)?.textColor" }
    return isLayer ? "view.layer.\(rawValue)" : "view.\(rawValue)"
  }

  /// The statement that puts it back.
  var restoring: String {
    if isShape { return "(view.layer as? CAShapeLayer)?.\(rawValue) = \(rawValue)" }
    if isScroll { return "(view as? UIScrollView)?.\(rawValue) = \(rawValue)" }
    if self == .textColor { return "(view as? UILabel)?.textColor = textColor" }
    return isLayer ? "view.layer.\(rawValue) = \(rawValue)" : "view.\(rawValue) = \(rawValue)"
  }
}
