/// A function or a type that written UIKit code brings along, at the end of its file.
enum Helper: Hashable, CaseIterable {
  case restingState, copy, pieces, gradient, label, layoutFrame, anchor, transforms
  case explicit, explicitSpring, explicitSamples, random, rubberBand
}

extension UIKitCode {
  /// What the code brings along.
  mutating func writeHelpers(to writer: inout CodeWriter) {
    if helpers.contains(.restingState), touched.contains(.anchorPoint), !turned.isEmpty {
      helpers.insert(.layoutFrame)
    }
    guard !helpers.isEmpty else { return }
    writer.gap()
    writer.line("// MARK: Helpers")
    for helper in Helper.allCases where helpers.contains(helper) {
      writer.gap()
      if helper == .restingState {
        writeRestingState(to: &writer)
      } else {
        for line in helper.text.split(separator: "\n", omittingEmptySubsequences: false) {
          writer.verbatim(String(line))
        }
      }
    }
  }

  private func writeRestingState(to writer: inout CodeWriter) {
    let fields = RestingField.allCases.filter(touched.contains)
    let usesFrame = touched.contains(.bounds)
    writer.document("How a view looks when nothing moves, to put it back.")
    writer.line("@MainActor")
    writer.block("private struct RestingState") { writer in
      writer.line("private let view: UIView")
      for field in fields { writer.line("let \(field.rawValue): \(field.type)") }
      writer.gap()
      writer.block("init(_ view: UIView)") { writer in
        writer.line("self.view = view")
        for field in fields { writer.line("\(field.rawValue) = \(field.reading)") }
      }
      if usesFrame {
        writer.gap()
        writer.document("The frame, whatever the transform.")
        writer.block("var frame: CGRect") { writer in
          writer.line("let origin = CGPoint(")
          writer.line("  x: center.x - anchorPoint.x * bounds.width,")
          writer.line("  y: center.y - anchorPoint.y * bounds.height")
          writer.line(")")
          writer.line("return CGRect(origin: origin, size: bounds.size)")
        }
      }
      writer.gap()
      writer.block("func restore()") { writer in
        if touched.contains(.transform3D) { writer.line("view.transform3D = transform3D") }
        for field in fields.sorted(by: { $0.rank < $1.rank }) where field != .transform3D {
          writer.line(field.restoring)
        }
      }
    }
  }
}

extension RestingField {
  fileprivate var rank: Int { self == .anchorPoint ? 0 : self == .bounds ? 1 : 2 }

  fileprivate var type: String {
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

  fileprivate var reading: String {
    if isShape {
      return "(view.layer as? CAShapeLayer)?.\(rawValue)" + (self == .lineWidth ? " ?? 0" : "")
    }
    if isScroll {
      return "(view as? UIScrollView)?.\(rawValue) ?? \(self == .contentOffset ? ".zero" : "true")"
    }
    if self == .textColor { return "(view as? UILabel)?.textColor" }
    return isLayer ? "view.layer.\(rawValue)" : "view.\(rawValue)"
  }

  fileprivate var restoring: String {
    if isShape { return "(view.layer as? CAShapeLayer)?.\(rawValue) = \(rawValue)" }
    if isScroll { return "(view as? UIScrollView)?.\(rawValue) = \(rawValue)" }
    if self == .textColor { return "(view as? UILabel)?.textColor = textColor" }
    return isLayer ? "view.layer.\(rawValue) = \(rawValue)" : "view.\(rawValue) = \(rawValue)"
  }
}
