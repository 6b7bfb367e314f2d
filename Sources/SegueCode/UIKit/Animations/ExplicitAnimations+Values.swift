import SegueModel
import SegueMotion

/// Values as Core Animation takes them.
extension ExplicitAnimations {
  /// A value as Core Animation takes it: of an origin the anchor point's place, whose distance follows from the size.
  mutating func boxed(
    _ expression: Expression,
    _ property: PropertyName,
    _ component: Int?,
    of view: ViewName
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
    case .frame where component == 0 || component == 1:
      let own = boxed(expression, .frame, component == 0 ? 2 : 3, of: view)
      return "\(text.inside(.sum)) + \(distance(of: view, isAcross: component == 0, size: own))"
    default:
      return anchorOffset(property, component, of: view).map { "\(text.inside(.sum)) + \($0)" } ?? text.text
    }
  }

  mutating func matrix(of view: ViewName, with parts: [PropertyName: String]) -> String {
    let text = expressions.transformText(of: view, with: parts)
    context.helpers.insert(.transforms)
    return text.isEmpty ? "CATransform3DIdentity" : text
  }
}
