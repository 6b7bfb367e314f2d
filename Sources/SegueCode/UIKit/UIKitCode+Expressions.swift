import SegueGeometry
import SegueModel

extension UIKitCode: ExpressionPrinter {
  func literal(_ value: Double) -> String { value.shortest }
  func floating(_ integer: String) -> String { "CGFloat(\(integer))" }
  func remainder(_ left: String, _ right: String) -> String {
    "\(left).truncatingRemainder(dividingBy: \(right))"
  }
  func choice(_ condition: String, _ then: String, _ otherwise: String) -> String {
    "\(condition) ? \(then) : \(otherwise)"
  }

  mutating func call(
    _ function: Expression.Function,
    _ arguments: [String],
    of expression: Expression,
    in place: SwiftPlace
  ) -> String {
    let list = arguments.joined(separator: ", ")
    switch function {
    case .abs, .floor, .ceil, .sqrt, .min, .max, .sin, .cos, .atan2, .pow, .hypot, .exp, .log:
      return "\(function.rawValue)(\(list))"
    case .random:
      helpers.insert(.random)
      let key = "\"\(place.view?.identifier ?? "")\", \"\(place.property?.rawValue ?? "")\""
      let draw = place.root?.randomNumbers(before: expression) ?? 0
      let count = draw > 0 ? ", draw: \(draw)" : ""
      return "random(\(list), seed: \(plan.body.seed), \(key)\(count))"
    case .rubber:
      helpers.insert(.rubberBand)
      return "rubberBand(\(arguments[0]), dimension: \(arguments.count > 1 ? arguments[1] : "1"))"
    }
  }

  mutating func atom(_ expression: Expression, in place: SwiftPlace) -> String {
    switch expression.node {
    case .symbol(let symbol): return name(of: symbol, at: expression.source, in: place)
    case .percent(let fraction):
      let space = place.view?.space ?? "container"
      let isVertical = place.component.map { $0 % 2 == 1 } ?? place.property?.isVertical ?? false
      return "\(literal(fraction)) * \(space).bounds.\(isVertical ? "height" : "width")"
    case .fontSize(let style):
      return "UIFont.preferredFont(forTextStyle: .\(style.rawValue)).pointSize"
    case .local(let name): return Identifier.member(name)
    case .property(let property, let path):
      return read(property, of: path, at: expression.source, in: place)
    case .color(let color): return text(of: color)
    default:
      note("a value here has no words in UIKit", at: expression.source)
      return "0"
    }
  }

  // MARK: Names

  private mutating func name(
    of symbol: Expression.Symbol,
    at range: SourceRange,
    in place: SwiftPlace
  ) -> String {
    switch symbol {
    case .containerWidth: "size.width"
    case .containerHeight: "size.height"
    case .safeTop: "safeArea.top"
    case .safeLeft: "safeArea.left"
    case .safeBottom: "safeArea.bottom"
    case .safeRight: "safeArea.right"
    case .here: current(place)
    case .rest: resting(place)
    case .initial: initial(place)
    case .locationX: "location.x"
    case .locationY: "location.y"
    case .startX: "start.x"
    case .startY: "start.y"
    case .startScale: "startScale"
    case .translationX: "translation.x"
    case .translationY: "translation.y"
    case .velocityX: "velocity.x"
    case .velocityY: "velocity.y"
    case .velocityScale: "recognizer.velocity"
    // Where UIScrollView would stop, at its deceleration rate of .998 a millisecond.
    case .projectedX: "(location.x + velocity.x / 2.002)"
    case .projectedY: "(location.y + velocity.y / 2.002)"
    case .pinchScale: "recognizer.scale"
    case .progress: "progress"
    case .duration: "duration"
    case .index: place.view?.index ?? "index"
    case .count: place.view?.count ?? "count"
    case .column: "piece.column"
    case .row: "piece.row"
    case .columns: "piece.columns"
    case .rows: "piece.rows"
    }
  }

  /// The frame to which a view returns, or in which an addition begins.
  private func restingFrame(of view: ViewName) -> String {
    view.rest.map { "\($0).frame" } ?? view.frame ?? "\(view.view).frame"
  }

  private mutating func resting(_ place: SwiftPlace) -> String {
    guard let view = place.view, let property = place.property else { return "0" }
    if let rest = view.rest { touch(property, of: rest) }
    if property.isPlace { return part(property, place.component, of: restingFrame(of: view)) }
    if view.rest == nil, let first = firstValues[view.key.stem]?[property], first.node != .symbol(.rest) {
      var inner = place
      if case .list(let items) = first.node, let component = place.component {
        inner.component = component
        return print(items[min(component, items.count - 1)], in: inner)
      }
      return printed(first, in: inner).inside(.atom)
    }
    let owner = view.rest ?? view.view
    switch property {
    case .opacity: return "\(owner).alpha"
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
  private mutating func current(_ place: SwiftPlace) -> String {
    guard place.isGesture, let view = place.view, let property = place.property else { return resting(place) }
    if property.isPlace { return part(property, place.component, of: "\(view.key)Start") }
    return resting(place)
  }

  private func initial(_ place: SwiftPlace) -> String {
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

  // MARK: Other layers

  private mutating func read(
    _ property: PropertyName,
    of path: LayerPath,
    at range: SourceRange,
    in place: SwiftPlace
  ) -> String {
    guard case .one(let view) = resolve(path) else {
      note("'\(path)' means no single view here", at: path.source)
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
    return part(property, place.component, of: frame(of: view, in: place.view?.space ?? "container"))
  }

  private mutating func look(_ property: PropertyName, of view: ViewName, at range: SourceRange) -> String {
    switch property {
    case .opacity: return "\(view.view).alpha"
    case .radius: return "\(view.view).layer.cornerRadius"
    case .hidden: return "\(view.view).isHidden"
    case .fill: return "(\(view.view).backgroundColor ?? .clear)"
    default:
      note("the \(property.rawValue) of another layer cannot be read in UIKit", at: range)
      return "0"
    }
  }

  /// The name of a frame that is read once, before anything moves.
  mutating func frame(of view: ViewName, in space: String) -> String {
    let key = "\(view.key) in \(space)"
    if let name = readings.frames[key] { return name }
    if view.space == space, let frame = view.frame { return frame }
    let base = Identifier.member(view.key.replacing("View", with: "") + "-frame")
    var name = base
    while readings.frames.values.contains(name) { name += "In" + Identifier.type(space) }
    readings.frames[key] = name
    readings.lines.append("let \(name) = \(view.view).convert(\(view.view).bounds, to: \(space))")
    return name
  }

  // MARK: Colors

  func text(of color: Expression.AdaptiveColor) -> String {
    guard color.light != color.dark else { return text(of: color.light) }
    let (dark, light) = (text(of: color.dark), text(of: color.light))
    return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
  }

  private func text(of color: Color) -> String {
    if color.alpha == 0 { return "UIColor.clear" }
    let parts = [color.red, color.green, color.blue].map(literal)
    let alpha = literal(color.alpha)
    if color.red == color.green, color.green == color.blue {
      return "UIColor(white: \(parts[0]), alpha: \(alpha))"
    }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
  }
}

extension Expression {
  /// How many random numbers are written before one of them; those of a token used twice are one.
  fileprivate func randomNumbers(before call: Expression) -> Int {
    Set(randomPlaces).filter { $0 < call.source.lower }.count
  }

  private var randomPlaces: [Int] {
    let own = if case .call(.random, _) = node { [source.lower] } else { [Int]() }
    return own + children.flatMap(\.randomPlaces)
  }
}

extension PropertyName {
  /// Whether it is a part of a view's transform.
  var isTransform: Bool {
    switch self {
    case .scale, .scaleX, .scaleY, .rotate, .rotateX, .rotateY, .moveX, .moveY, .moveZ, .transform, .m34:
      true
    default: false
    }
  }
}
