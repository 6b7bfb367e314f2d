import SegueGeometry
import SegueModel
import SegueMotion

extension UIKitCode {
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
        let text = transformParts([PropertyBinding(property, expression)], of: view)[property] ?? "0"
        if property == .scale, case .list(let items) = expression.node {
          return print(
            items[min(component ?? 0, items.count - 1)],
            in: SwiftPlace(view: view, property: property)
          )
        }
        return text
      }
      let parts = isHere ? [:] : transformParts([PropertyBinding(.transform, expression)], of: view)
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
    let text = printed(item, in: place)
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
    let text = transformText(of: view, with: parts)
    helpers.insert(.transforms)
    return text.isEmpty ? "CATransform3DIdentity" : text
  }

  /// What is seen of a number when a track takes it over; nil if no track had it before.
  mutating func seen(
    _ property: PropertyName,
    _ component: Int?,
    _ view: ViewName,
    _ target: LayerPath,
    at track: TrackDefinition,
    after earlier: [(track: TrackDefinition, change: TrackDefinition.Change)]
  ) -> String? {
    guard let last = earlier.last, let end = last.change.keyframes.last?.value else { return nil }
    let times = plan.timing(of: last.track)
    guard let start = plan.timing(of: track).start, let begin = times.start, let length = times.length else {
      note("a track takes over at a time that depends on the device", at: target.source)
      return boxed(end, property, component, of: view)
    }
    let fraction = length > 0 ? (start - begin) / length : 1
    guard fraction < 1 else { return boxed(end, property, component, of: view) }
    let passed = times.curve?.value(at: fraction) ?? fraction
    let first = last.change.keyframes.count > 1 ? last.change.keyframes[0].value : Expression(.symbol(.here))
    guard property == .transform else {
      let (a, b) = (boxed(first, property, component, of: view), boxed(end, property, component, of: view))
      return "(\(a)) + \(literal(passed)) * ((\(b)) - (\(a)))"
    }
    guard let mixed = end.mixed(from: first, fraction: passed) else {
      note(
        "a transform that is taken over in the middle begins where the earlier one ends",
        at: target.source
      )
      return boxed(end, property, component, of: view)
    }
    return boxed(mixed, property, component, of: view)
  }
}
