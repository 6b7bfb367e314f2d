import SegueGeometry
import SegueModel

/// Values of properties, and the statements that set them.
extension UIKitExpressions {
  /// The text for a value of a property.
  mutating func value(
    _ expression: Expression,
    _ property: PropertyName,
    of view: ViewName?,
    isGesture: Bool = false
  )
    -> String
  {
    var place = SwiftPlace(view: view, property: property, root: expression, isGesture: isGesture)
    if case .conditional(let then, let condition, let otherwise) = expression.node, property.numberCount > 1 {
      let test = print(condition, in: place)
      let first = value(then, property, of: view, isGesture: isGesture)
      return "\(test) ? \(first) : \(value(otherwise, property, of: view, isGesture: isGesture))"
    }
    guard case .list(let items) = expression.node else {
      if property == .scale || property == .radius { place.component = nil }
      return print(expression, in: place)
    }
    let parts = items.enumerated().map { index, item in
      place.component = index
      return print(item, in: place)
    }
    switch property.kind {
    case .rect:
      return "CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))"
    case .point: return "CGPoint(x: \(parts[0]), y: \(parts[1]))"
    case .radii:
      if Set(parts).count > 1 {
        context.note(
          "a layer has one corner radius in UIKit; the first of the four is taken",
          at: expression.source
        )
      }
      return parts[0]
    default: return parts[0]
    }
  }

  /// The statements that give a view's properties their values; a transform is one statement for all its parts.
  mutating func assignments(
    _ bindings: [PropertyBinding],
    to view: ViewName,
    isGesture: Bool = false,
    path: LayerPath? = nil
  ) -> [String] {
    var lines: [String] = []
    var turns = false
    for binding in bindings.inSettingOrder {
      if view.rest != nil { views.touch(binding.property) }
      if binding.property.isTransform {
        let text = transformValue(binding.value, binding.property, of: view, isGesture: isGesture)
        transforms[view.key, default: [:]][binding.property] = text
        turns = true
        continue
      }
      // A word has no value of its own to write.
      var text = ""
      if !binding.property.isWord {
        text = value(binding.value, binding.property, of: view, isGesture: isGesture)
      }
      if binding.value.node == .symbol(.rest), let path { text = laidOut(binding.property, at: path) ?? text }
      if let line = statement(binding.property, text, of: view, at: binding.value.source) {
        lines.append(line)
      }
    }
    if turns { lines.append(transformStatement(of: view)) }
    return Self.joined(lines, of: view)
  }

  /// The parts of a frame as one statement, where all of them or both of the origin are set.
  static func joined(_ lines: [String], of view: ViewName) -> [String] {
    var values: [String: String] = [:]
    var frame = ""
    for line in lines {
      let halves = line.split(separator: " = ", maxSplits: 1)
      for part in [".origin.x", ".origin.y", ".size.width", ".size.height"] where halves[0].hasSuffix(part) {
        frame = String(halves[0].dropLast(part.count))
        values[part] = String(halves[1])
      }
    }
    guard let x = values[".origin.x"], let y = values[".origin.y"] else { return lines }
    let rest = lines.filter { line in !values.keys.contains { line.hasPrefix(frame + $0 + " = ") } }
    guard let width = values[".size.width"], let height = values[".size.height"] else {
      let sizes = lines.filter { $0.hasPrefix(frame + ".size.") }
      return sizes + ["\(frame).origin = CGPoint(x: \(x), y: \(y))"] + rest
    }
    let whole = x.hasSuffix(".minX") ? String(x.dropLast(5)) : ""
    let isWhole =
      !whole.isEmpty && y == whole + ".minY" && width == whole + ".width" && height == whole + ".height"
    let value = isWhole ? whole : "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
    return ["\(frame) = \(value)"] + rest
  }

  /// The value that the scene's layout gives a layer; nil for one that depends on the place.
  func laidOut(_ property: PropertyName, at path: LayerPath) -> String? {
    let origin = path.role == .hit ? plan.hitPath : plan.absolute(path)
    let written = origin.flatMap(plan.layer)?.values.last { $0.property == property }?.value
    switch property {
    case .hidden, .clip:
      if case .boolean(let flag) = written?.node { return flag ? "true" : "false" }
      return written == nil ? "false" : nil
    case .opacity: return written.map { $0.constant.map(literal) } ?? "1"
    case .radius, .z: return written.map { $0.constant.map(literal) } ?? "0"
    default: return nil
    }
  }

  /// The statement that sets a property; nil if UIKit has none.
  mutating func statement(
    _ property: PropertyName,
    _ value: String,
    of view: ViewName,
    at range: SourceRange
  ) -> String? {
    let name = view.view
    if property.isPlace { return placeStatement(property, value, of: view) }
    switch property {
    case .anchor:
      context.helpers.insert(.anchor)
      return "\(name).moveAnchorPoint(to: \(value))"
    case .z: return "\(name).layer.zPosition = \(value)"
    case .hidden: return "\(name).isHidden = \(value)"
    case .opacity: return "\(name).alpha = \(value)"
    case .clip: return "\(name).clipsToBounds = \(value)"
    case .fill: return "\(name).backgroundColor = \(value)"
    case .radius: return "\(name).layer.cornerRadius = \(value)"
    case .borderWidth: return "\(name).layer.borderWidth = \(value)"
    case .borderColor: return "\(name).layer.borderColor = \(value).cgColor"
    case .shadowRadius: return "\(name).layer.shadowRadius = \(value)"
    case .shadowX: return "\(name).layer.shadowOffset.width = \(value)"
    case .shadowY: return "\(name).layer.shadowOffset.height = \(value)"
    case .shadowOpacity: return "\(name).layer.shadowOpacity = Float(\(value))"
    case .shadowColor: return "\(name).layer.shadowColor = \(value).cgColor"
    case .sublayersM34: return "\(name).layer.sublayerTransform.m34 = \(value)"
    case .color: return "(\(name) as? UILabel)?.textColor = \(value)"
    case .strokeWidth: return "(\(name).layer as? CAShapeLayer)?.lineWidth = \(value)"
    case .strokeColor: return "(\(name).layer as? CAShapeLayer)?.strokeColor = \(value).cgColor"
    case .offset: return "\(name).contentOffset = \(value)"
    case .offsetX: return "\(name).contentOffset.x = \(value)"
    case .offsetY: return "\(name).contentOffset.y = \(value)"
    case .scrolling: return "\(name).isScrollEnabled = \(value)"
    default:
      context.note("UIKit has no words for '\(property.rawValue)' of a view", at: range)
      return nil
    }
  }

  /// A place is that of the view without its transform, as in the scene.
  mutating func placeStatement(_ property: PropertyName, _ value: String, of view: ViewName) -> String {
    let name = view.view
    var frame = "\(name).frame"
    if isTransformed(view) {
      context.helpers.insert(.layoutFrame)
      frame = "\(name).layoutFrame"
    }
    // `UIView.center` is where the anchor point is.
    var center = "\(name).center"
    if property.isCenter, hasOwnAnchor(view) {
      context.helpers.insert(.layoutCenter)
      center = "\(name).layoutCenter"
    }
    switch property {
    case .frame: return "\(frame) = \(value)"
    case .x: return "\(frame).origin.x = \(value)"
    case .y: return "\(frame).origin.y = \(value)"
    // A frame keeps its origin, bounds the middle.
    case .width: return "\(placed.across.contains(view.key) ? "\(name).bounds" : frame).size.width = \(value)"
    case .height: return "\(placed.down.contains(view.key) ? "\(name).bounds" : frame).size.height = \(value)"
    case .centerX, .positionX: return "\(center).x = \(value)"
    case .centerY, .positionY: return "\(center).y = \(value)"
    default: return "\(center) = \(value)"
    }
  }

  /// Whether the transition moves the view's anchor point out of the middle.
  func hasOwnAnchor(_ view: ViewName) -> Bool {
    anchored.contains(view.key) || views.firstValue(of: .anchor, in: view) != nil
  }

  /// Whether the transition gives the view a transform, or moves its anchor point.
  func isTransformed(_ view: ViewName) -> Bool { turned.contains(view.key) }
}

extension PropertyName {
  fileprivate var isCenter: Bool { self == .center || self == .centerX || self == .centerY }
}

extension String {
  /// Whether a comma stands outside brackets.
  var topLevelComma: Bool {
    var depth = 0
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 { return true }
    }
    return false
  }
}
