import SegueModel

/// A view that the animator makes.
struct AddedView: Hashable {
  var name: String
  var definition: AdditionDefinition
  /// The pieces' array, if it is cut.
  var pieces: String?
  /// The superview.
  var space: String
  /// The views within, by their paths below the addition: of each piece an array.
  var parts: [String: String] = [:]
}

/// The view or the views that a path means.
enum ResolvedView: Hashable {
  case one(ViewName)
  /// The loop over several, and the view in it.
  case each(loop: String, element: ViewName)
  /// Nothing that UIKit has.
  case none
}

/// Finds the views that paths mean, and keeps what is read of them before anything moves.
struct UIKitViews: WritesUIKit {
  var context: UIKitContext
  /// What the animator reads and keeps before anything moves, in order.
  var readings = UIKitReadings()
  /// What the transition has added so far, by name.
  var additions: [String: AddedView] = [:]

  /// The views that a path of the transition means.
  mutating func resolve(_ path: LayerPath) -> ResolvedView {
    switch path.role {
    case .container: return resolveContainer(path)
    case .parent: return .none
    case .hit: return resolveReference(path)
    default: break
    }
    let absolute = plan.absolute(path)
    guard absolute.components.count == 1 else { return resolveReference(absolute) }
    let screen = absolute.components[0]
    if screen == plan.definition.to ?? "to" { return .one(root("toView", role: "to", screen)) }
    if screen == plan.definition.from ?? "from" { return .one(root("fromView", role: "from", screen)) }
    return resolveReference(absolute)
  }

  /// The value with which a view begins that the transition adds; nil if it is not told.
  func firstValue(of property: PropertyName, in view: ViewName) -> Expression? {
    let names = view.identifier.split(separator: "/").map(String.init)
    guard names.count > 1, let layer = additions[names[1]]?.definition.layer else { return nil }
    var (values, layers, inner) = (layer.values, layer.layers, names.dropFirst(2))
    if let grid = layer.grid, !inner.isEmpty {
      (values, layers) = (grid.values, grid.layers)
      inner = inner.dropFirst()
    }
    for name in inner {
      guard let next = layers.first(where: { $0.name == name }) else { return nil }
      (values, layers) = (next.values, next.layers)
    }
    return values.last { $0.property == property }?.value
  }

  /// What a view is a copy of that the transition adds; nil for another one, and for a piece of a picture.
  func original(of view: ViewName) -> LayerPath? {
    let names = view.identifier.split(separator: "/").map(String.init)
    guard names.count > 1, let layer = additions[names[1]]?.definition.layer, layer.grid == nil,
      let copy = layer.copy
    else { return nil }
    return LayerPath(components: copy.components + names.dropFirst(2), source: copy.source)
  }

  private func root(_ view: String, role: String, _ screen: String) -> ViewName {
    ViewName(view: view, rest: role + "Rest", frame: nil, space: "container", identifier: screen, key: view)
  }

  private mutating func resolveReference(_ path: LayerPath) -> ResolvedView {
    let reference = context.reference(to: path)
    let name = reference.isList ? "item" : reference.name
    let rest = reference.isList ? "itemRest" : reference.name + "Rest"
    var view = ViewName(
      view: name,
      rest: rest,
      frame: nil,
      space: "\(name).superview",
      identifier: path.description,
      key: reference.name
    )
    guard reference.isList else { return .one(view) }
    view.count = "\(reference.name).count"
    view.list = reference.name
    let loop = "for (index, (item, itemRest)) in zip(\(reference.name), \(reference.name)Rests).enumerated()"
    return .each(loop: loop, element: view)
  }

  private mutating func resolveContainer(_ path: LayerPath) -> ResolvedView {
    let names = path.components.dropFirst()
    guard let first = names.first else {
      return .one(
        ViewName(
          view: "container",
          rest: "containerRest",
          frame: nil,
          space: "container.superview",
          identifier: "container",
          key: "container"
        )
      )
    }
    guard let added = additions[first] else { return .none }
    let tail = Array(names.dropFirst())
    if tail.isEmpty {
      return .one(
        ViewName(
          view: added.name,
          rest: nil,
          frame: added.name + "Frame",
          space: added.space,
          identifier: "container/" + first,
          key: added.name
        )
      )
    }
    return added.pieces == nil ? part(of: added, tail, first) : piece(of: added, tail, first)
  }

  /// A piece, or a layer within the pieces.
  private func piece(of added: AddedView, _ tail: [String], _ name: String) -> ResolvedView {
    guard let pieces = added.pieces else { return .none }
    let inner = tail.dropFirst().joined(separator: "/")
    guard inner.isEmpty || added.parts[inner] != nil else { return .none }
    let isEach = tail[0] == "*"
    let piece = isEach ? "piece" : "\(pieces)[\(tail[0])]"
    let list = added.parts[inner] ?? pieces
    let view = inner.isEmpty ? "\(piece).view" : isEach ? "view" : "\(list)[\(tail[0])]"
    let index = isEach ? "\\(piece.index)" : tail[0]
    let result = ViewName(
      view: view,
      rest: nil,
      frame: inner.isEmpty ? "\(piece).frame" : "\(view).frame",
      space: inner.isEmpty ? added.name : "\(piece).view",
      identifier: (["container/" + name, index] + tail.dropFirst()).joined(separator: "/"),
      key: isEach ? list : view,
      index: isEach ? "piece.index" : tail[0],
      count: "\(pieces).count",
      list: isEach ? pieces : nil,
      piece: piece
    )
    guard isEach else { return .one(result) }
    let loop = inner.isEmpty ? "for piece in \(pieces)" : "for (piece, view) in zip(\(pieces), \(list))"
    return .each(loop: loop, element: result)
  }

  /// A layer within a copy or within a view made anew.
  private func part(of added: AddedView, _ tail: [String], _ name: String) -> ResolvedView {
    guard let view = added.parts[tail.joined(separator: "/")] else { return .none }
    return .one(
      ViewName(
        view: view,
        rest: nil,
        frame: view + "Frame",
        space: added.name,
        identifier: "container/" + name + "/" + tail.joined(separator: "/"),
        key: view
      )
    )
  }
}

extension ResolvedView {
  var view: ViewName? {
    switch self {
    case .one(let view), .each(_, let view): view
    case .none: nil
    }
  }

  var loop: String? {
    if case .each(let loop, _) = self { return loop }
    return nil
  }
}
