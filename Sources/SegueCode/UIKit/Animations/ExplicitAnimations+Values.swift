import SegueModel
import SegueMotion

/// Values as Core Animation takes them.
extension ExplicitAnimations {
  /// A value as Core Animation takes it.
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
        let text =
          expressions.transformParts([PropertyBinding(property, expression)], of: view)[property] ?? "0"
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
    case .x: return "\(text.inside(.sum)) + \(view.view).bounds.width / 2"
    case .y: return "\(text.inside(.sum)) + \(view.view).bounds.height / 2"
    case .frame where component == 0: return "\(text.inside(.sum)) + \(view.view).bounds.width / 2"
    case .frame where component == 1: return "\(text.inside(.sum)) + \(view.view).bounds.height / 2"
    default: return text.text
    }
  }

  mutating func matrix(of view: ViewName, with parts: [PropertyName: String]) -> String {
    let text = expressions.transformText(of: view, with: parts)
    context.helpers.insert(.transforms)
    return text.isEmpty ? "CATransform3DIdentity" : text
  }
}
