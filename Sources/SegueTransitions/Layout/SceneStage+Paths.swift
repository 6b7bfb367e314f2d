import SegueGeometry
import SegueModel
import SegueStage

/// The layers that a transition's paths call by their roles.
struct Roles: Sendable {
  var from: LayerID?
  var to: LayerID?
  /// The layer that was tapped for the push or present.
  var hit: LayerID?
  /// The first layer that the running or last gesture moves.
  var dragged: LayerID?
  /// Where the finger was that led to the screen that the transition opens or closes, in points of the canvas.
  var touch: Point?
  /// Of a change of the tab, 1 to the right and -1 to the left; else 0.
  var direction = 0.0
}

extension SceneStage {
  /// Where the finger was that led to a transition or, where none did, the middle of what would have been tapped, else of
  /// the canvas, in points of that.
  func touch(of roles: Roles, at time: Double) -> Point {
    roles.touch ?? roles.hit.map { middle(of: $0, at: time) }
      ?? Point(x: canvas.width / 2, y: canvas.height / 2)
  }

  /// The middle of a layer as it is seen, in points of the canvas.
  func middle(of layer: LayerID, at time: Double) -> Point {
    let bounds = tree.presentation(of: layer, at: time).bounds
    return tree.convert(bounds, from: layer, to: container, at: time).center
  }

  /// The layers that a path means: at most one, or for a `*` every child of the layer before it.
  func resolve(_ path: LayerPath, roles: Roles = Roles(), relativeTo target: LayerID? = nil) -> [LayerID] {
    guard let first = path.components.first else { return [] }
    if first == LayerPath.Role.container.rawValue, path.components.count > 1 {
      return descend(from: additions(named: path.components[1]), through: path.components.dropFirst(2))
    }
    // A tab has its item in the bar before its screen is loaded.
    if path.components.count > 1, path.components[1] == TabBar.itemName, let item = tabBar?.items[first] {
      return descend(from: [item], through: path.components.dropFirst(2))
    }
    guard let start = start(of: first, roles: roles, relativeTo: target) else { return [] }
    return descend(from: [start], through: path.components.dropFirst())
  }

  private func start(of name: String, roles: Roles, relativeTo target: LayerID?) -> LayerID? {
    switch LayerPath.Role(rawValue: name) {
    case .from: roles.from
    case .to: roles.to
    case .hit: roles.hit ?? target.flatMap { records[$0]?.reading.roles.hit }
    case .container: transitionContainer
    case .parent: target.flatMap { tree[$0].superlayer }
    case .drag: roles.dragged
    case nil: screen(named: name)
    }
  }

  private func descend(from layers: [LayerID], through names: ArraySlice<String>) -> [LayerID] {
    names.reduce(layers) { layers, name in
      layers.flatMap { layer in
        name == "*" ? tree[layer].sublayers : sublayer(named: name, of: layer).map { [$0] } ?? []
      }
    }
  }

  /// A layer's sublayer of a name; a screen's item in the navigation bar counts as one, and the bar of its
  /// own.
  private func sublayer(named name: String, of layer: LayerID) -> LayerID? {
    // Its name is its own among them: what is added to a layer has another kind of name.
    if let found = records[layer]?.sublayers[name], tree.contains(found), tree[found].superlayer == layer {
      return found
    }
    if let found = tree.sublayer(named: name, of: layer) { return found }
    return barLayer(named: name, of: layer) ?? tabItem(named: name, of: layer)
  }

  /// The layers that the running transition added under a name, wherever in the tree they were put; `*` means all.
  private func additions(named name: String) -> [LayerID] {
    if name == "*" { return additionLayers.filter(tree.contains) }
    if name == NavigationBar.name { return changingBar.map { [$0] } ?? barsOnScreen }
    if name == TabBar.name { return tabBar.map { [$0.layer] } ?? [] }
    if name == PresentationDefinition.dimmingName { return decorationLayers.suffix(1) }
    let wanted = SceneStage.additionPrefix + name
    // One that masks a layer goes when another masks the same layer.
    return additionLayers.filter { tree.contains($0) && tree[$0].name == wanted }
  }
}
