import SegueGeometry
import SegueModel

/// What is read of views: where they rest, where they are, and what others are like.
extension UIKitExpressions {
  /// The frame to which a view returns, or in which an addition begins.
  private func restingFrame(of view: ViewName) -> String {
    view.rest.map { "\($0).frame" } ?? view.frame ?? "\(view.view).frame"
  }

  /// Where the anchor point of a view rests; nil for another property, and for an addition that has it in the middle.
  private mutating func restingPosition(_ place: SwiftPlace, of view: ViewName) -> String? {
    let axes: [Int]
    switch place.property {
    case .positionX: axes = [0]
    case .positionY: axes = [1]
    case .position: axes = place.component.map { [$0] } ?? [0, 1]
    default: return nil
    }
    let told = held[view.key]?[.anchor] ?? (view.rest == nil ? views.firstValue(of: .anchor, in: view) : nil)
    guard case .list(let anchor) = told?.node else {
      return view.rest.map { $0 + ".center" + (axes.count > 1 ? "" : axes[0] == 0 ? ".x" : ".y") }
    }
    let frame = restingFrame(of: view)
    let parts = axes.map { axis in
      let (least, length) = axis == 0 ? ("minX", "width") : ("minY", "height")
      let fraction = printed(
        anchor[min(axis, anchor.count - 1)],
        in: SwiftPlace(view: view, property: .anchor)
      ).inside(.atom)
      return "\(frame).\(least) + \(fraction) * \(frame).\(length)"
    }
    if parts.count > 1 { return "CGPoint(x: \(parts[0]), y: \(parts[1]))" }
    return place.root?.node == .symbol(.rest) ? parts[0] : "(\(parts[0]))"
  }

  mutating func resting(_ place: SwiftPlace) -> String {
    guard let view = place.view, let property = place.property else { return "0" }
    if let rest = view.rest { views.touch(property, of: rest) }
    if property.isPlace, let held = held[view.key]?[property] { return text(of: held, in: place) }
    if let position = restingPosition(place, of: view) { return position }
    if property.isPlace { return part(property, place.component, of: restingFrame(of: view)) }
    if let told = toldValue(of: property, in: view) { return text(of: told, in: place) }
    guard let rest = view.rest else { return madeLook(property, place, of: view) }
    switch property {
    case .opacity: return "\(rest).alpha"
    case .radius: return "\(rest).cornerRadius"
    case .z: return "\(rest).zPosition"
    case .hidden: return "\(rest).isHidden"
    case .clip: return "\(rest).clipsToBounds"
    case .fill: return "\(rest).backgroundColor"
    case .scale, .scaleX, .scaleY: return "1"
    case .anchor: return "\(rest).anchorPoint" + (place.component.map { $0 == 0 ? ".x" : ".y" } ?? "")
    case .offsetX: return "\(rest).contentOffset.x"
    case .offsetY: return "\(rest).contentOffset.y"
    case .shadowOpacity: return "CGFloat(\(rest).shadowOpacity)"
    case .shadowRadius: return "\(rest).shadowRadius"
    case .shadowX: return "\(rest).shadowOffset.width"
    case .shadowY: return "\(rest).shadowOffset.height"
    case .borderWidth: return "\(rest).borderWidth"
    case .strokeWidth: return "\(rest).lineWidth"
    case .sublayersM34: return "\(rest).sublayerTransform.m34"
    default: return "0"
    }
  }

  private mutating func text(of value: Expression, in place: SwiftPlace) -> String {
    if case .list(let items) = value.node, let component = place.component {
      return print(items[min(component, items.count - 1)], in: place)
    }
    return printed(value, in: place).inside(.atom)
  }

  /// What the scene tells of a view where it rests: what the transition holds, or what it has added.
  private func toldValue(of property: PropertyName, in view: ViewName) -> Expression? {
    if let held = held[view.key]?[property] { return held }
    guard view.rest == nil, let first = views.firstValue(of: property, in: view) else { return nil }
    return first.node == .symbol(.rest) ? nil : first
  }

  /// How a view looks that the transition has added and tells nothing of.
  ///
  /// It looks as what it is a copy of, or as any view. It cannot be asked, as it may have been set to where it starts from.
  private mutating func madeLook(_ property: PropertyName, _ place: SwiftPlace, of view: ViewName) -> String {
    switch property {
    case .opacity, .scale, .scaleX, .scaleY: return "1"
    case .hidden, .clip: return "false"
    case .anchor: return "0.5"
    case .fill: return "\(view.view).backgroundColor"
    default:
      guard let path = views.original(of: view), case .one(let original) = views.resolve(path) else {
        return "0"
      }
      return look(property, of: original, at: path.source)
    }
  }

  /// The presented value when a track begins, or a gesture takes hold.
  mutating func current(_ place: SwiftPlace) -> String {
    guard place.isGesture, let view = place.view, let property = place.property else {
      return taken.map { "(\($0))" } ?? resting(place)
    }
    if property.isPlace { return part(property, place.component, of: "\(view.key)Start") }
    return resting(place)
  }

  func initial(_ place: SwiftPlace) -> String {
    guard let view = place.view, let property = place.property else { return "0" }
    let key = view.view == "toView" ? "to" : "from"
    return part(property, place.component, of: "context.initialFrame(for: \(key)Controller)")
  }

  /// A number, or the point or rectangle, that a property is of a frame.
  func part(_ property: PropertyName, _ component: Int?, of frame: String) -> String {
    switch property {
    case .frame:
      guard let component else { return frame }
      return frame + [".minX", ".minY", ".width", ".height"][min(component, 3)]
    case .x: return "\(frame).minX"
    case .y: return "\(frame).minY"
    case .width: return "\(frame).width"
    case .height: return "\(frame).height"
    case .centerX, .positionX: return "\(frame).midX"
    case .centerY, .positionY: return "\(frame).midY"
    default:
      if let component { return frame + (component == 0 ? ".midX" : ".midY") }
      return "CGPoint(x: \(frame).midX, y: \(frame).midY)"
    }
  }

  mutating func read(
    _ property: PropertyName,
    of path: LayerPath,
    at range: SourceRange,
    in place: SwiftPlace
  ) -> String {
    guard case .one(let view) = views.resolve(path) else {
      context.note("'\(path)' means no single view here", at: path.source)
      return "0"
    }
    let isOffset = property == .offset || property == .offsetX || property == .offsetY
    if isOffset {
      let offset = "\(view.view).contentOffset"
      return property == .offset ? offset : offset + (property == .offsetX ? ".x" : ".y")
    }
    guard property.isPlace else { return look(property, of: view, at: range) }
    if place.isGesture {
      let space = place.view.map { "\($0.view).superview" } ?? "nil"
      if property == .width || property == .height { return part(property, nil, of: "\(view.view).bounds") }
      return part(property, place.component, of: "\(view.view).convert(\(view.view).bounds, to: \(space))")
    }
    if place.view?.key == view.key, let frame = view.frame {
      return part(property, place.component, of: frame)
    }
    return part(property, place.component, of: views.frame(of: view, in: place.view?.space ?? "container"))
  }

  private mutating func look(_ property: PropertyName, of view: ViewName, at range: SourceRange) -> String {
    switch property {
    case .opacity: return "\(view.view).alpha"
    case .radius: return "\(view.view).layer.cornerRadius"
    case .hidden: return "\(view.view).isHidden"
    case .fill: return "(\(view.view).backgroundColor ?? .clear)"
    case .z: return "\(view.view).layer.zPosition"
    case .clip: return "\(view.view).clipsToBounds"
    case .borderWidth: return "\(view.view).layer.borderWidth"
    case .borderColor: return color("\(view.view).layer.borderColor")
    case .shadowRadius: return "\(view.view).layer.shadowRadius"
    case .shadowX: return "\(view.view).layer.shadowOffset.width"
    case .shadowY: return "\(view.view).layer.shadowOffset.height"
    case .shadowOpacity: return "CGFloat(\(view.view).layer.shadowOpacity)"
    case .shadowColor: return color("\(view.view).layer.shadowColor")
    default:
      context.note("the \(property.rawValue) of another layer cannot be read in UIKit", at: range)
      return "0"
    }
  }

  /// A layer's colour as a view's.
  private func color(_ layerColor: String) -> String {
    "UIColor(cgColor: \(layerColor) ?? UIColor.clear.cgColor)"
  }
}
