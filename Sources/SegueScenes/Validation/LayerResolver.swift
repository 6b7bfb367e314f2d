import SegueModel
import SegueTransitions

/// Where a path stands, which decides what its first component may be.
enum PathContext {
  /// In a screen's layers; the enclosing layers from the screen inwards.
  case layer(screen: String, ancestors: [LayerDefinition])
  case transition(TransitionDefinition, TransitionBody)
  case gesture
}

/// Follows paths through a scene's layers.
struct LayerResolver {
  let scene: Scene

  /// Why a path leads nowhere.
  struct Failure: Error {
    var message: String
    /// The component at fault.
    var component: Int
    var hint: String?
    /// Whether it follows from what has been reported already.
    var isConsequence = false
  }

  /// The layers a path means, at least one.
  func layers(at path: LayerPath, in context: PathContext) throws(Failure) -> [LayerDefinition] {
    try layers(at: path, in: context, level: 0)
  }

  private func layers(at path: LayerPath, in context: PathContext, level: Int) throws(Failure)
    -> [LayerDefinition]
  {
    let (start, taken) = try start(of: path, in: context, level: level)
    var current = start
    for index in taken..<path.components.count {
      let name = path.components[index]
      let found = current.flatMap { layer -> [LayerDefinition] in
        let children = self.children(of: layer, in: context, level: level)
        return name == "*" ? children : children.first { $0.name == name }.map { [$0] } ?? []
      }
      guard !found.isEmpty else {
        let children = current.flatMap { self.children(of: $0, in: context, level: level) }
        throw missing(name, among: children, path: path, index: index)
      }
      current = found
    }
    return current
  }

  private func missing(_ name: String, among children: [LayerDefinition], path: LayerPath, index: Int)
    -> Failure
  {
    let owner = path.components[..<index].joined(separator: "/")
    let message = name == "*" ? "'\(owner)' has no layers for '*'" : "'\(owner)' has no layer '\(name)'"
    var names: [String] = []
    for child in children where !names.contains(child.name) { names.append(child.name) }
    let hint = names.isEmpty ? nil : Suggestions.hint(for: name, among: names, listing: "it has")
    return Failure(message: message, component: index, hint: name == "*" ? nil : hint)
  }

  /// A copy has the original's sublayers, a cut one its pieces.
  private func children(of layer: LayerDefinition, in context: PathContext, level: Int) -> [LayerDefinition] {
    if let grid = layer.grid { return pieces(of: grid) }
    guard case .transition = context, let copy = layer.copy, level < 2,
      let originals = try? layers(at: copy, in: context, level: level + 1)
    else { return layer.layers }
    // Copies of copies end here: the names of what is copied twice are not looked into.
    return layer.layers + originals.flatMap(\.layers)
  }

  private func pieces(of grid: LayerDefinition.GridDefinition) -> [LayerDefinition] {
    var count = 64
    if case .number(let columns) = grid.columns.node, case .number(let rows) = grid.rows.node {
      count = Int(columns.rounded(.up) * rows.rounded(.up))
    }
    return (0..<count).map { index in
      var piece = LayerDefinition(name: String(index))
      piece.layers = grid.layers
      return piece
    }
  }

  // MARK: First components

  /// The layers the first components mean, and how many components that took.
  private func start(of path: LayerPath, in context: PathContext, level: Int) throws(Failure)
    -> ([LayerDefinition], Int)
  {
    let first = path.components.first ?? ""
    switch (path.role, context) {
    case (.hit?, _): return (try hit(in: context), 1)
    case (.parent?, .layer(let screen, let ancestors)):
      return ((ancestors.last ?? scene.screen(named: screen)?.root).map { [$0] } ?? [], 1)
    case (.drag?, .transition), (.drag?, .gesture):
      return (scene.screens.map(\.root), path.components.count)
    case (.from?, .transition(let transition, _)):
      return ([try screen(transition.from, role: "from", of: transition)], 1)
    case (.to?, .transition(let transition, _)):
      return ([try screen(transition.to, role: "to", of: transition)], 1)
    case (.container?, .transition(_, let body)): return try addition(path, body)
    case (let role?, _):
      throw Failure(
        message: "'\(role.rawValue)' means nothing here",
        component: 0,
        hint: Self.advice(context)
      )
    case (nil, _):
      guard let screen = scene.screen(named: first) else {
        let names = scene.screens.map(\.name)
        throw Failure(
          message: "no screen is called '\(first)'",
          component: 0,
          hint: Suggestions.hint(
            for: first,
            among: names + Self.roles(context),
            listing: "a path begins with"
          )
        )
      }
      return ([screen.rootWithBar(back: "")], 1)
    }
  }

  private static func roles(_ context: PathContext) -> [String] {
    switch context {
    case .layer: ["parent", "hit"]
    case .transition: ["from", "to", "container", "hit"]
    case .gesture: []
    }
  }

  private static func advice(_ context: PathContext) -> String {
    switch context {
    case .layer: "a layer reads 'parent', 'hit' and screens"
    case .transition: "a transition knows 'from', 'to', 'container' and 'hit'"
    case .gesture: "in gestures a path begins with a screen"
    }
  }

  /// Only a rotation has none of its own; elsewhere its name is missing or wrong, which was reported there.
  private func screen(
    _ name: String?,
    role: String,
    of transition: TransitionDefinition
  ) throws(Failure) -> LayerDefinition {
    guard let name, let screen = scene.screen(named: name) else {
      throw Failure(
        message: "this transition has no '\(role)'",
        component: 0,
        hint: nil,
        isConsequence: transition.kind != .rotate
      )
    }
    return screen.rootWithBar(back: "")
  }

  private func addition(_ path: LayerPath, _ body: TransitionBody) throws(Failure) -> ([LayerDefinition], Int)
  {
    guard path.components.count > 1 else { return ([LayerDefinition(name: "container")], 1) }
    let name = path.components[1]
    let additions = body.additions.map(\.layer)
    let found = name == "*" ? additions : additions.filter { $0.name == name }
    guard !found.isEmpty else {
      throw Failure(
        message: "nothing is added as '\(name)'",
        component: 1,
        hint: additions.isEmpty
          ? "'add' puts layers into the container"
          : Suggestions.hint(for: name, among: additions.map(\.name), listing: "added")
      )
    }
    return (found, 2)
  }

  // MARK: The tapped layer

  /// What `hit` can be: all layers whose tap leads to where it is read.
  private func hit(in context: PathContext) throws(Failure) -> [LayerDefinition] {
    let openers: [TransitionDefinition]
    switch context {
    case .transition(let transition, _) where transition.kind == .push || transition.kind == .present:
      openers = [transition]
    case .transition(let transition, _): openers = self.openers(of: transition.from)
    case .layer(let screen, _): openers = self.openers(of: screen)
    case .gesture: openers = scene.transitions.filter { $0.kind == .push || $0.kind == .present }
    }
    let tapped = openers.flatMap { transition -> [LayerDefinition] in
      guard let tap = transition.tap, tap.role == .from else { return [] }
      return (try? layers(at: tap, in: .transition(transition, transition.body))) ?? []
    }
    guard !tapped.isEmpty else {
      throw Failure(
        message: "'hit' is the layer tapped for a push or present, and nothing is",
        component: 0,
        hint: "give the transition a 'tap'"
      )
    }
    return tapped
  }

  private func openers(of screen: String?) -> [TransitionDefinition] {
    scene.transitions.filter { ($0.kind == .push || $0.kind == .present) && $0.to == screen }
  }
}
