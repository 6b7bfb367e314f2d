import SegueModel
import SegueMotion

/// Values as Core Animation takes them.
extension ExplicitAnimations {
  /// A value as Core Animation takes it: of an origin the anchor point's place, whose distance follows from the size.
  mutating func boxed(
    _ expression: Expression,
    _ property: PropertyName,
    _ component: Int?,
    of view: ViewName,
    size: String? = nil
  ) -> String {
    if property.isTransform {
      let isHere = expression.node == .symbol(.here) || expression.node == .symbol(.rest)
      guard property == .transform else {
        if isHere { return property.isScale ? "1" : "0" }
        // A value of any type does not tell which .pi is meant.
        let text =
          (expressions.transformParts([PropertyBinding(property, expression)], of: view)[property] ?? "0")
          .replacing(" .pi", with: " CGFloat.pi")
        if property == .scale, case .list(let items) = expression.node {
          return expressions.print(
            items[min(component ?? 0, items.count - 1)],
            in: SwiftPlace(view: view, property: property)
          )
        }
        return text
      }
      let parts =
        isHere ? [:] : expressions.transformParts([PropertyBinding(.transform, expression)], of: view)
      return matrix(of: view, with: parts)
    }
    var place = SwiftPlace(view: view, property: property, component: component, root: expression)
    let item: Expression
    if case .list(let items) = expression.node {
      item = items[min(component ?? 0, items.count - 1)]
    } else {
      item = expression
      if component != nil, property != .frame, property.kind != .point { place.component = nil }
    }
    let text = expressions.printed(item, in: place)
    switch property {
    case .fill, .borderColor, .shadowColor, .strokeColor:
      return expression.node == .symbol(.here)
        ? "\(view.view).layer.backgroundColor as Any" : "\(text.text).cgColor"
    case .x: return "\(text.inside(.sum)) + \(distance(of: view, isAcross: true, size: size))"
    case .y: return "\(text.inside(.sum)) + \(distance(of: view, isAcross: false, size: size))"
    case .frame where component == 0 || component == 1:
      let own = boxed(expression, .frame, component == 0 ? 2 : 3, of: view)
      return "\(text.inside(.sum)) + \(distance(of: view, isAcross: component == 0, size: own))"
    case .centerX, .centerY, .center:
      let isAcross = property == .centerX || component == 0
      return hasMiddle(view) ? text.text : "\(text.inside(.sum)) + \(distanceFromMiddle(of: view, isAcross))"
    default: return text.text
    }
  }

  /// Whether a view's anchor point is in its middle.
  private func hasMiddle(_ view: ViewName) -> Bool { !expressions.hasOwnAnchor(view) }

  /// How far a view's anchor point is from its middle.
  private func distanceFromMiddle(of view: ViewName, _ isAcross: Bool) -> String {
    isAcross
      ? "(\(view.view).layer.anchorPoint.x - 0.5) * \(view.view).bounds.width"
      : "(\(view.view).layer.anchorPoint.y - 0.5) * \(view.view).bounds.height"
  }

  /// The property's number where the anchor point's place is known.
  func lessDistance(_ place: String, _ property: PropertyName, _ component: Int?, _ view: ViewName) -> String
  {
    switch property {
    case .x: return "\(place) - \(distance(of: view, isAcross: true, size: nil))"
    case .y: return "\(place) - \(distance(of: view, isAcross: false, size: nil))"
    case .centerX, .centerY, .center:
      let isAcross = property == .centerX || component == 0
      return hasMiddle(view) ? place : "\(place) - \(distanceFromMiddle(of: view, isAcross))"
    default: return place
    }
  }

  /// How far a view's anchor point is from its left or upper edge, for a size that is told or the one it has.
  func distance(of view: ViewName, isAcross: Bool, size: String?) -> String {
    let fraction =
      expressions.hasOwnAnchor(view) ? "\(view.view).layer.anchorPoint.\(isAcross ? "x" : "y")" : "0.5"
    if let size { return "\(fraction) * (\(size))" }
    let length = "\(view.view).bounds.\(isAcross ? "width" : "height")"
    return fraction == "0.5" ? "\(length) / 2" : "\(fraction) * \(length)"
  }

  mutating func matrix(of view: ViewName, with parts: [PropertyName: String]) -> String {
    let text = expressions.transformText(of: view, with: parts)
    context.helpers.insert(.transforms)
    return text.isEmpty ? "CATransform3DIdentity" : text
  }
}
