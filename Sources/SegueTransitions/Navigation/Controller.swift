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
    case .root, .pushed, .presented(.fullScreen): true
    case .presented: false
    }
  }

  /// Whether the presenter's appearance callbacks are called, and `view(forKey:)` finds it.
  var concernsPresenter: Bool { coversPresenter }

  var isPresented: Bool {
    if case .presented = origin { return true }
    return false
  }

  var hasPresentationController: Bool {
    if case .presented(let style) = origin { return style == .custom }
    return false
  }
}
