import SegueDocuments
import SegueGeometry
import SegueModel

/// Follows paths through a scene's layers.
struct LayerResolver {
  let scene: Scene
  let unread: Unread
  /// Of each screen by its name.
  private let roots: [String: LayerDefinition]
  /// The places of sublayers among many by their names, by the path of their layer: thousands of paths may lead there.
  private let crowds: [[String]: [String: Int]]

  init(scene: Scene, unread: Unread) {
    self.scene = scene
    self.unread = unread
    roots = Dictionary(scene.screens.map { ($0.name, $0.addressableRoot) }) { first, _ in first }
    var crowds: [[String]: [String: Int]] = [:]
    for root in roots.values { Self.addCrowds(of: root, at: [root.name], to: &crowds) }
    self.crowds = crowds
  }

  private static func addCrowds(
    of layer: LayerDefinition,
    at path: [String],
    to crowds: inout [[String]: [String: Int]]
  ) {
    if layer.layers.count >= crowd {
      let named = layer.layers.enumerated().map { ($0.element.name, $0.offset) }
      crowds[path] = Dictionary(named) { first, _ in first }
    }
    for child in layer.layers where !child.layers.isEmpty {
      addCrowds(of: child, at: path + [child.name], to: &crowds)
    }
  }

  /// From so many sublayers on their names are looked up.
  private static let crowd = 32

  /// The sublayer of a name among many, by the path of their layer; nil if they are few, or there is none.
  private func inCrowd(_ name: String, of layers: [LayerDefinition], at path: [String]?) -> [LayerDefinition]?
  {
    guard let path, let layer = layers.first, let place = crowds[path]?[name], layer.copy == nil,
      layer.grid == nil
    else { return nil }
    return [layer.layers[place]]
  }

  /// Why a path leads nowhere.
  struct Failure: Error {
    var message: String
    /// The component at fault.
    var component: Int
    var hint: String?
    /// Whether it follows from what has been reported already.
    var isConsequence = false
    /// What is wrong apart from this path: it is reported where it is met first.
    var cause: String?
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
    let isScreen = taken == 1 && start.count == 1 && [nil, .from, .to].contains(path.role)
    var place = isScreen ? start.first.map { [$0.name] } : nil
    for index in taken..<path.components.count {
      let name = path.components[index]
      let found =
        inCrowd(name, of: current, at: place)
        ?? current.flatMap { layer -> [LayerDefinition] in
          let children = self.children(of: layer, in: context, level: level)
          return name == "*" ? children : children.first { $0.name == name }.map { [$0] } ?? []
        }
      guard !found.isEmpty else {
        if index == 1, let failure = anyTab(path, context) { throw failure }
        let children = current.flatMap { self.children(of: $0, in: context, level: level) }
        throw missing(name, below: current, among: children, path: path, index: index)
      }
      current = found
      if name == "*" { place = nil }
      place?.append(name)
    }
    return current
  }

  private func missing(
    _ name: String,
    below layers: [LayerDefinition],
    among children: [LayerDefinition],
    path: LayerPath,
    index: Int
  ) -> Failure {
    let owner = path.components[..<index].joined(separator: "/")
    var known: Set<String> = []
    let names = children.map(\.name).filter { known.insert($0).inserted }
    let search = LayerSearch(owner: owner, names: names, rest: Array(path.components[index...]))
    var failure = search.failure(below: layers)
    failure.component = index
    failure.isConsequence =
      unread.hasLayer(name) || unread.nameless.contains("layers")
      || layers.contains { unread.incompleteLayers.contains($0.source) }
    return failure
  }

  /// What is added as a copy has the original's sublayers, and any other layer that shows one has the original; a cut
  /// one has its pieces.
  private func children(of layer: LayerDefinition, in context: PathContext, level: Int) -> [LayerDefinition] {
    if let grid = layer.grid { return pieces(of: grid) }
    guard let body = context.transition?.body, let copy = layer.copy, level < 2,
      let originals = try? layers(at: copy, in: context, level: level + 1)
    else { return layer.layers }
    // Copies of copies end here; names inside layers copied twice are not resolved.
    let isAdded = body.additions.contains { $0.layer.source == layer.source && $0.layer.name == layer.name }
    return layer.layers + (isAdded ? originals.flatMap(\.layers) : originals)
  }

  private func pieces(of grid: LayerDefinition.GridDefinition) -> [LayerDefinition] {
    var count = 64
    if case .number(let columns) = grid.columns.node, case .number(let rows) = grid.rows.node {
      count = Int(clamping: columns.rounded(.up) * rows.rounded(.up))
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
    switch (path.role, context, context.transition) {
    case (.hit?, .script, _): throw Self.meaningless(.hit, context)
    case (.hit?, _, _): return (try hit(in: context), 1)
    case (.parent?, .layer(let screen, let ancestors), _):
      return ((ancestors.last ?? scene.screen(named: screen)?.root).map { [$0] } ?? [], 1)
    case (.parent?, .addition(_, _, let name, let ancestors), _):
      return (try parent(of: name, ancestors, in: context), 1)
    case (.drag?, _, let transition?): return (try dragged(before: transition.definition), 1)
    case (.from?, _, let transition?):
      return ([try screen(transition.definition.from, role: "from", of: transition.definition)], 1)
    case (.to?, _, let transition?):
      return ([try screen(transition.definition.to, role: "to", of: transition.definition)], 1)
    case (.container?, _, let transition?): return try addition(path, transition.body, in: context)
    case (let role?, _, _): throw Self.meaningless(role, context)
    case (nil, _, _):
      guard let root = roots[first] else {
        throw Failure(
          message: "no screen is called '\(first)'",
          component: 0,
          hint: advice(onScreen: first, in: context),
          isConsequence: scene.screens.isEmpty || unread.nameless.contains("screens")
            || (context.isGesture && unread.gestures.contains(first))
        )
      }
      return ([root], 1)
    }
  }

  private func advice(onScreen name: String, in context: PathContext) -> String {
    let names = scene.screens.map(\.name) + Self.roles(context)
    if name == PresentationDefinition.dimmingName {
      return
        "a dimming view is the presentation's, and comes and goes with it: 'presentation: {dimming: black 40%}'"
    }
    if Expression.Symbol(rawValue: name) != nil { return "'\(name)' is a number and has no parts" }
    let parts = name.split(separator: "-")
    if parts.count > 1, parts.contains(where: { Expression.Symbol(rawValue: String($0)) != nil }) {
      return "a difference has a space on each side of its '-'"
    }
    if let nested = path(to: name, in: context), Suggestions.forScenes.near(name, among: names) == nil {
      return "did you mean '\(nested)'?"
    }
    return Suggestions.forScenes.hint(for: name, among: names, listing: "a path begins with")
  }

  /// The path to a layer of a name: in a transition from one of its two screens, which have other names there.
  private func path(to name: String, in context: PathContext) -> String? {
    let screens = scene.screens.lazy
    guard let transition = context.transition?.definition else {
      return screens.compactMap { LayerSearch.path(to: [name], in: $0.root) }.first
    }
    let roles = [("from", transition.from), ("to", transition.to)]
    return roles.lazy.compactMap { role, screen in
      screen.flatMap(scene.screen(named:)).flatMap { LayerSearch.path(to: [name], in: $0.root, below: role) }
    }.first
  }

  private static func roles(_ context: PathContext) -> [String] {
    switch context {
    case .layer: ["parent", "hit"]
    case .transition: ["from", "to", "container", "hit"]
    case .addition: ["from", "to", "container", "hit", "parent"]
    case .gesture: ["hit"]
    case .script: []
    }
  }

  private static func meaningless(_ role: LayerPath.Role, _ context: PathContext) -> Failure {
    Failure(message: "'\(role.rawValue)' means nothing here", component: 0, hint: advice(context))
  }

  private static func advice(_ context: PathContext) -> String {
    switch context {
    case .layer: "a layer reads 'parent', 'hit' and screens"
    case .transition, .addition: "a transition knows 'from', 'to', 'container' and 'hit'"
    case .gesture: "in gestures a path begins with a screen"
    case .script: "in scripts a path begins with a screen"
    }
  }

  /// Only a rotation has none of its own, and a change of the tab can be from any to any; elsewhere its name is missing or wrong, which was reported there.
  private func screen(
    _ name: String?,
    role: String,
    of transition: TransitionDefinition
  ) throws(Failure) -> LayerDefinition {
    if name == nil, transition.kind == .tab { return LayerDefinition(name: role) }
    guard let name, let root = roots[name] else {
      throw Failure(
        message: "this transition has no '\(role)'",
        component: 0,
        hint: nil,
        isConsequence: transition.kind != .rotate
      )
    }
    return root
  }

  private func addition(_ path: LayerPath, _ body: TransitionBody, in context: PathContext) throws(Failure)
    -> ([LayerDefinition], Int)
  {
    guard path.components.count > 1 else { return ([LayerDefinition(name: "container")], 1) }
    let name = path.components[1]
    if name == TabBar.name, !scene.tabs.isEmpty { return ([TabBar.bar(of: scene.screens)], 2) }
    if name == NavigationBar.name, scene.hasNavigationBars { return ([NavigationBar.ground], 2) }
    let additions = body.additions.map(\.layer)
    if case .addition(_, _, let own, let ancestors) = context, let place = body.place(of: own),
      let wanted = body.place(of: name), wanted > place || (wanted == place && ancestors.isEmpty)
    {
      throw Failure(
        message: wanted == place ? "'\(name)' cannot read itself" : "'\(name)' is added after '\(own)'",
        component: 1,
        hint: wanted == place ? "its own value so far is 'here'" : "write it first to read it"
      )
    }
    let found = name == "*" ? additions : additions.filter { $0.name == name }
    guard !found.isEmpty else {
      throw Failure(
        message: "nothing is added as '\(name)'",
        component: 1,
        hint: additions.isEmpty
          ? "'add' puts layers into the container"
          : Suggestions.forScenes.hint(for: name, among: additions.map(\.name), listing: "added"),
        isConsequence: unread.hasLayer(name)
      )
    }
    return (found, 2)
  }

  /// The layer that a value of an addition is laid out in.
  private func parent(of name: String, _ ancestors: [LayerDefinition], in context: PathContext)
    throws(Failure)
    -> [LayerDefinition]
  {
    if let parent = ancestors.last { return [parent] }
    guard let (definition, body) = context.transition, let place = body.place(of: name) else { return [] }
    switch body.additions[place].placement {
    case .container: return [LayerDefinition(name: "container")]
    case .inside(let path), .masks(let path):
      // A wrong path is reported at its own place.
      return (try? layers(at: path, in: .transition(definition, body))) ?? []
    }
  }

  /// What `drag` is: the first layer moved by the gesture that leads to a transition.
  private func dragged(before transition: TransitionDefinition) throws(Failure) -> [LayerDefinition] {
    let gesture = scene.gestures.first {
      $0.path.components.first == transition.from && $0.finish?.transition == transition.name
    }
    let path: LayerPath? =
      switch gesture?.action {
      case .sets(let assignments): assignments.first?.path
      case .scrubs(let tracks): tracks.first?.targets.first
      case .drives, nil: nil
      }
    guard let path else {
      throw Failure(
        message: "'drag' is what a gesture moved before this transition, and none does",
        component: 0,
        hint: "a gesture that 'sets' values and has 'finish: {when: …, then: \(transition.name)}'",
        isConsequence: unread.isPartial,
        cause: "drag \(transition.name)"
      )
    }
    return (try? layers(at: path, in: .gesture(screen: path.components[0]))) ?? []
  }

  // MARK: The tapped layer

  /// The layers that `hit` can be: all whose tap leads to the place where it is read.
  private func hit(in context: PathContext) throws(Failure) -> [LayerDefinition] {
    let openers: [TransitionDefinition]
    switch context {
    case .transition(let transition, _), .addition(let transition, _, _, _):
      openers = transition.kind.isForward ? [transition] : self.openers(of: transition.from)
    case .layer(let screen, _), .gesture(let screen): openers = self.openers(of: screen)
    case .script: openers = []
    }
    let tapped = openers.flatMap { transition -> [LayerDefinition] in
      guard let tap = transition.tap ?? transition.hold, tap.role == .from else { return [] }
      return (try? layers(at: tap, in: .transition(transition, transition.body))) ?? []
    }
    guard !tapped.isEmpty else {
      throw Failure(
        message: "'hit' is the layer tapped for a push or present, and nothing is",
        component: 0,
        hint: openers.first.map { "give '\($0.name)' a 'tap'" } ?? "give the transition a 'tap'",
        // A tap that leads nowhere, and a transition that cannot be read, have been reported.
        isConsequence: unread.isPartial || openers.contains { $0.tap != nil || $0.hold != nil },
        cause: "hit \(openers.map(\.name))"
      )
    }
    return tapped
  }

  private func openers(of screen: String?) -> [TransitionDefinition] {
    scene.transitions.filter { $0.kind.isForward && $0.to == screen }
  }
}

extension TransitionDefinition.Kind {
  /// Whether it brings a screen that its tapped layer leads to.
  fileprivate var isForward: Bool { self == .push || self == .present }
}

extension TransitionBody {
  fileprivate func place(of name: String) -> Int? { additions.firstIndex { $0.layer.name == name } }
}
