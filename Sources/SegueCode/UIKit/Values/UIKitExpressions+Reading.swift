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
    if let rest = view.rest { return rest + ".center" + (axes.count > 1 ? "" : axes[0] == 0 ? ".x" : ".y") }
    guard case .list(let anchor) = views.firstValue(of: .anchor, in: view)?.node else { return nil }
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
    if let position = restingPosition(place, of: view) { return position }
    if property.isPlace { return part(property, place.component, of: restingFrame(of: view)) }
    if view.rest == nil, let first = views.firstValue(of: property, in: view), first.node != .symbol(.rest) {
      var inner = place
      if case .list(let items) = first.node, let component = place.component {
        inner.component = component
        return print(items[min(component, items.count - 1)], in: inner)
      }
      return printed(first, in: inner).inside(.atom)
    }
    let owner = view.rest ?? view.view
    switch property {
    // What is added is opaque unless told: its alpha may have been set to where it starts from.
    case .opacity: return view.rest == nil ? "1" : "\(owner).alpha"
    case .radius: return view.rest == nil ? "\(owner).layer.cornerRadius" : "\(owner).cornerRadius"
    case .z: return view.rest == nil ? "\(owner).layer.zPosition" : "\(owner).zPosition"
    case .hidden: return "\(owner).isHidden"
    case .clip: return "\(owner).clipsToBounds"
    case .fill: return "\(owner).backgroundColor"
    case .scale, .scaleX, .scaleY: return "1"
    case .anchor:
      let axis = place.component.map { $0 == 0 ? ".x" : ".y" } ?? ""
      return (view.rest == nil ? "\(owner).layer.anchorPoint" : "\(owner).anchorPoint") + axis
    case .offsetX: return "\(owner).contentOffset.x"
    case .offsetY: return "\(owner).contentOffset.y"
    case .shadowOpacity: return "CGFloat(\(owner).shadowOpacity)"
    case .shadowRadius: return "\(owner).shadowRadius"
    case .shadowX: return "\(owner).shadowOffset.width"
    case .shadowY: return "\(owner).shadowOffset.height"
    case .borderWidth: return "\(owner).borderWidth"
    case .strokeWidth: return "\(owner).lineWidth"
    case .sublayersM34: return "\(owner).sublayerTransform.m34"
    default: return "0"
    }
  }

  /// The presented value when a track begins, or a gesture takes hold.
  mutating func current(_ place: SwiftPlace) -> String {
    guard place.isGesture, let view = place.view, let property = place.property else { return resting(place) }
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
