import SegueGeometry
import SegueModel
import SegueStage
import SegueUIKitRules

/// A view controller: a screen that is loaded, and how it came to be shown.
struct Controller: HierarchyController {
  let name: String
  /// Its view.
  let layer: LayerID
  let origin: ControllerOrigin
  /// The modal presentation style; nil if it was not presented.
  let style: PresentationDefinition.Style?
  /// Its detents, where it was presented as a sheet that has some.
  let sheet: SheetDefinition?
  /// Its item in the navigation bar; nil if it hides the bar.
  let barItem: LayerID?
  /// The navigation bar of the stack that begins with it; nil if it was pushed, or if no screen has a bar.
  let navigationBar: LayerID?
  /// The layer that was tapped to open it.
  let hit: LayerID?
  /// Where the finger was that opened it, in points of the canvas; nil if none did.
  let touch: Point?
  /// The dimming view of its presentation controller.
  var dimming: LayerID?

  /// Its view's layer.
  var id: LayerID { layer }
}

extension ModalPresentation {
  /// What a scene's presentation style means to the rules.
  init(_ style: PresentationDefinition.Style) {
    self.init(removesPresenter: style.removesPresenter, isCustom: style == .custom)
  }
}

extension TransitionDefinition.Kind {
  /// The kind as a transition between two controllers; nil for a rotation.
  var betweenControllers: TransitionKind? {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present: .present
    case .dismiss: .dismiss
    case .tab: .tab
    case .rotate: nil
    }
  }
}
