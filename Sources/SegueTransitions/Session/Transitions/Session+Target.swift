import SegueModel
import SegueStage
import SegueUIKitRules

/// Where a transition leads.
extension Session {
  /// The controller that a transition leads to; a new one for a push or a presentation.
  mutating func target(of definition: TransitionDefinition, hit: LayerID?) -> Controller? {
    guard definition.isForward else { return destination(of: definition) }
    guard let name = definition.to, let screen = scene.screen(named: name) else { return nil }
    let hit = hit ?? defaultHit(of: definition)
    let controller: Controller
    if definition.kind == .push {
      let below = stack.top.flatMap { scene.screen(named: $0.name) }
      let back = below?.bar ?? NavigationBar.plainBack
      let place = LoadedScreen.Place.pushed(onto: stack.presentedRoot?.layer, back: back)
      controller = load(screen, origin: .pushed, as: place, hit: hit)
    } else {
      let presentation = definition.presentation ?? PresentationDefinition()
      let frame = presentation.frame ?? presentation.style.standardFrame
      let place = LoadedScreen.Place.presented(frame: frame, hasBar: scene.hasNavigationBars)
      let origin = ControllerOrigin.presented(ModalPresentation(presentation.style))
      controller = load(screen, origin: origin, presentation, as: place, hit: hit)
    }
    stage.fillCopies(in: controller.layer, at: time)
    return controller
  }

  /// Opens the navigation controller's view where a push or a pop runs in a part of the canvas.
  mutating func openNavigationView(around top: Controller) {
    guard let root = stack.presentedRoot else { return }
    stage.openNavigationView(around: top.layer, root: root.layer, time: time)
  }

  /// Loads a controller's view, and with the first of a navigation stack its bar, and lays them out.
  mutating func load(
    _ screen: ScreenDefinition,
    origin: ControllerOrigin,
    _ presentation: PresentationDefinition? = nil,
    as place: LoadedScreen.Place,
    hit: LayerID? = nil
  ) -> Controller {
    let loaded = stage.load(screen, hit: hit, as: place)
    // The bar first, because the view's layout may depend on it.
    for layer in [loaded.navigationBar, loaded.barItem, loaded.layer].compactMap({ $0 }) {
      stage.layOut(layer, at: time)
    }
    return Controller(
      name: screen.name,
      layer: loaded.layer,
      origin: origin,
      style: presentation?.style,
      sheet: presentation?.sheet,
      barItem: loaded.barItem,
      navigationBar: loaded.navigationBar,
      hit: hit,
      touch: hands.opening
    )
  }

  /// The controller below the top that a pop or a dismissal leads to; nil if it leads nowhere.
  func destination(of definition: TransitionDefinition) -> Controller? {
    guard let kind = definition.kind.betweenControllers else { return nil }
    return stack.destination(of: kind) { $0.name == definition.to }
  }

  /// The layer under the finger that a tap or a hold would have had to hit to start a transition, else the first one.
  func defaultHit(of definition: TransitionDefinition) -> LayerID? {
    guard let tap = definition.tap ?? definition.hold, let top = stack.top else { return nil }
    let all = stage.resolve(tap, roles: Roles(from: top.layer, to: nil, hit: top.hit))
    return hands.active?.chain.first(where: all.contains) ?? all.first
  }
}

extension TransitionDefinition {
  /// Whether it opens a new screen.
  var isForward: Bool { kind == .push || kind == .present }
}
