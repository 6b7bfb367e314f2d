import SegueGeometry
import SegueModel

/// A transition with everything in its scene that code for it has to know, whatever the language.
struct TransitionPlan {
  let scene: Scene
  let definition: TransitionDefinition

  var body: TransitionBody { definition.body }
  var isForward: Bool { definition.kind == .push || definition.kind == .present }
  var isNavigation: Bool { definition.kind == .push || definition.kind == .pop }

  /// Whether the incoming view goes in front of the outgoing one.
  var insertsAbove: Bool { (body.insert ?? (comesAbove ? .above : .below)) == .above }
  private var comesAbove: Bool { isForward || definition.kind == .tab }

  /// The presentation that shows the screen which this transition brings or takes away; nil for navigation.
  var presentation: PresentationDefinition? {
    switch definition.kind {
    case .present: definition.presentation
    case .dismiss:
      scene.transitions.first { $0.kind == .present && $0.to == definition.from }?.presentation
    default: nil
    }
  }

  /// The role for which `view(forKey:)` is nil, because the presenter's view never leaves.
  var roleWithoutView: LayerPath.Role? {
    guard let style = presentation?.style, !style.removesPresenter else { return nil }
    return definition.kind == .present ? .from : .to
  }

  /// The transition that brought the screen from which this one goes back; itself if it goes forward.
  var forward: TransitionDefinition? {
    guard !isForward else { return definition }
    let kinds: [TransitionDefinition.Kind] =
      switch definition.kind {
      case .pop: [.push]
      case .tab: [.push, .present]
      default: [.present]
      }
    return scene.transitions.first { kinds.contains($0.kind) && $0.to == definition.from }
  }

  /// The layer that was tapped for the push or the presentation, as a path that begins with a screen.
  var hitPath: LayerPath? {
    guard let forward, let tap = forward.tap ?? forward.hold, let from = forward.from else { return nil }
    return LayerPath(components: [from] + tap.components.dropFirst(), source: tap.source)
  }

  /// The gestures that drive the transition.
  var drivers: [GestureDefinition] {
    scene.gestures.filter { $0.action == .drives(transition: definition.name) }
  }

  /// The gestures that the transition follows, once they have moved something themselves.
  var starters: [GestureDefinition] {
    // A sheet's own pan is UIKit's.
    scene.gestures.filter { $0.finish?.transition == definition.name && !$0.isSystem }
  }

  /// The first layer that such a gesture moves, which `drag` stands for.
  var draggedPath: LayerPath? {
    starters.lazy.compactMap { gesture in
      switch gesture.action {
      case .drives: nil
      case .scrubs(let tracks): tracks.first?.targets.first
      case .sets(let assignments): assignments.first?.path
      }
    }.first
  }

  /// The description of the layer at a path that begins with a screen; the first one where a `*` stands.
  func layer(at path: LayerPath) -> LayerDefinition? {
    guard let first = path.components.first, var layer = scene.screen(named: first)?.root else { return nil }
    for name in path.components.dropFirst() {
      guard let next = name == "*" ? layer.layers.first : layer.layers.first(where: { $0.name == name })
      else {
        return nil
      }
      layer = next
    }
    return layer
  }

  /// The path with its role replaced by what it stands for: `to/page` as `story/page`.
  ///
  /// Paths into the container and to a tapped layer stay.
  func absolute(_ path: LayerPath) -> LayerPath {
    let tail = Array(path.components.dropFirst())
    switch path.role {
    case .from: return LayerPath(components: [definition.from ?? "from"] + tail, source: path.source)
    case .to: return LayerPath(components: [definition.to ?? "to"] + tail, source: path.source)
    case .drag:
      guard let dragged = draggedPath else { return path }
      return LayerPath(components: dragged.components + tail, source: path.source)
    default: return path
    }
  }
}
