import SegueModel
import SegueStage

/// Where a transition leads.
extension Session {
  /// The controller that a transition leads to; a new one for a push or a presentation.
  mutating func target(of definition: TransitionDefinition, hit: LayerID?) -> Controller? {
    guard definition.isForward else { return destination(of: definition) }
    guard let name = definition.to, let screen = scene.screen(named: name) else { return nil }
    let hit = hit ?? defaultHit(of: definition)
    let presentation = definition.presentation ?? PresentationDefinition()
    let frame = definition.kind == .present ? presentation.frame ?? presentation.style.standardFrame : nil
    let below = controllers.last.flatMap { scene.screen(named: $0.name) }
    let back = definition.kind == .push ? below?.bar ?? NavigationBar.plainBack : nil
    let origin: Controller.Origin = definition.kind == .push ? .pushed : .presented(presentation.style)
    let controller = load(screen, origin: origin, hit: hit, frame: frame, back: back)
    stage.fillCopies(in: controller.layer, at: time)
    return controller
  }

  /// Loads a controller's view, and with the first of a navigation stack its bar, and lays them out.
  mutating func load(
    _ screen: ScreenDefinition,
    origin: Controller.Origin,
    hit: LayerID?,
    frame: Expression? = nil,
    back: String? = nil
  ) -> Controller {
    var bar: LayerID?
    if origin != .pushed, scene.hasNavigationBars {
      bar = stage.loadNavigationBar(presented: origin == .root ? nil : screen.name)
    }
    let loaded = stage.load(screen, hit: hit, frame: frame, back: back, navigationBar: bar)
    // The bar first, as the view may be laid out by it.
    for layer in [bar, loaded.barItem, loaded.layer].compactMap({ $0 }) { stage.layOut(layer, at: time) }
    return Controller(
      name: screen.name,
      layer: loaded.layer,
      origin: origin,
      barItem: loaded.barItem,
      navigationBar: bar,
      hit: hit
    )
  }

  /// The controller below the top that a pop or a dismissal leads to, or nil where it leads nowhere.
  ///
  /// A pop goes down its own navigation stack, as far as its root; a dismissal is of everything that was presented
  /// over its `to`.
  func destination(of definition: TransitionDefinition) -> Controller? {
    guard let index = controllers.dropLast().lastIndex(where: { $0.name == definition.to }) else {
      return nil
    }
    let above = controllers[(index + 1)...]
    if above.count == 1 { return controllers[index] }
    let isReachable =
      switch definition.kind {
      case .pop: above.allSatisfy { $0.origin == .pushed }
      case .dismiss: above.first.map { $0.origin != .pushed } ?? false
      case .push, .present, .rotate: false
      }
    return isReachable ? controllers[index] : nil
  }

  /// The first layer whose tap would have started a transition.
  func defaultHit(of definition: TransitionDefinition) -> LayerID? {
    guard let tap = definition.tap, let top = controllers.last else { return nil }
    return stage.resolve(tap, roles: Roles(from: top.layer, to: nil, hit: top.hit)).first
  }
}

extension TransitionDefinition {
  /// Whether it brings a new screen.
  var isForward: Bool { kind == .push || kind == .present }
}
