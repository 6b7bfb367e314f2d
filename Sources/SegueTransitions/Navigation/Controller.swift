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
  /// Its item in the navigation bar; nil if it hides the bar.
  let barItem: LayerID?
  /// The navigation bar of the stack that begins with it; nil if it was pushed, or if no screen has a bar.
  let navigationBar: LayerID?
  /// The layer that was tapped to open it.
  let hit: LayerID?
  /// The dimming view of its presentation controller.
  var dimming: LayerID?

  /// Whether it was presented, with a navigation stack of its own.
  var isPresented: Bool {
    if case .presented = origin { return true }
    return false
  }

  /// Whether the view below leaves the hierarchy once this one has appeared.
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
