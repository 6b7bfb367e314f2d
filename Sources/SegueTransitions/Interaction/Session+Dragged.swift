import SegueModel
import SegueStage

extension Session {
  /// The layer that a path calls `drag`: the first one moved by the gesture that leads to a transition.
  func draggedLayer(before transition: TransitionDefinition) -> LayerID? {
    let gesture = scene.gestures.first {
      $0.path.components.first == transition.from && $0.finish?.transition == transition.name
    }
    let path: LayerPath? =
      switch gesture?.action {
      case .sets(let assignments): assignments.first?.path
      case .scrubs(let tracks): tracks.first?.targets.first
      case .drives, nil: nil
      }
    return path.flatMap { stage.resolve($0, roles: Roles(from: controllers.last?.layer)).first }
  }
}
