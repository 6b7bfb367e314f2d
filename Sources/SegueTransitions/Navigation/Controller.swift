import SegueModel
import SegueStage

/// A view controller: a screen that is loaded, and how it came to be shown.
struct Controller: Sendable {
  /// What showed it.
  enum Origin: Hashable, Sendable {
    case root
    case pushed
    case presented(PresentationDefinition.Style)
  }

  let name: String
  /// Its view.
  let layer: LayerID
  let origin: Origin
  /// The layer that was tapped for it.
  let hit: LayerID?
  /// The dimming view of its presentation controller.
  var dimming: LayerID?

  /// Whether the view below leaves the hierarchy once this one has come.
  var coversPresenter: Bool {
    switch origin {
    case .root, .pushed: true
    case .presented(let style): style.removesPresenter
    }
  }

  var hasPresentationController: Bool {
    if case .presented(let style) = origin { return style == .custom }
    return false
  }
}
