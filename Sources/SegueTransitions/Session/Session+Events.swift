public import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

extension Session {
  /// Handles an event at the present time.
  ///
  /// What UIKit would ignore (a touch while a transition runs, a transition of another screen) changes
  /// nothing.
  public mutating func handle(_ event: SessionEvent) {
    defer { stage.follow(at: time) }
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .tap(let path): tap(path)
    case .trigger(let name): trigger(name)
    case .scroll(let path, let delta):
      if let layer = stage.resolve(path).first { scroll(layer, by: delta) }
    case .wheel(let place, let delta): wheel(at: place, by: delta)
    case .rotate(let orientation): turn(.rotate(orientation))
    case .resize(let size): turn(.resize(size))
    case .pinch(let phase, let scale, let place): handle(pinch: phase, scale: scale, at: place)
    }
  }

  private mutating func trigger(_ name: String) {
    if scene.transition(named: name)?.kind == .rotate { return turn(.rotate(orientation.other)) }
    guard run == nil else { return ask(for: name) }
    guard let transition = availableTransition(named: name), !hands.isHeldBack else {
      return
    }
    begin(transition, hit: nil)
  }

  private mutating func tap(_ path: LayerPath) {
    guard let layer = stage.resolve(path).first, acceptsTouches else { return }
    let chain = stage.chain(from: layer)
    let taps = followers(of: chain).filter { following in
      following.follower.gesture.map { scene.gestures[$0.index].recognizer == .tap } ?? true
    }
    if hands.active == nil, taps.contains(where: { $0.follower.gesture != nil }) {
      tap(layer, chain: chain, following: taps)
    } else {
      tap(chain: chain)
    }
  }

  /// Taps the middle of a layer, wherever it is, for the gestures that wait for a tap.
  private mutating func tap(_ layer: LayerID, chain: [LayerID], following: [Following]) {
    let bounds = stage.tree.presentation(of: layer, at: time).bounds
    let place = stage.tree.convert(bounds, from: layer, to: stage.tree.root, at: time).center
    let touch = ActiveTouch(
      id: Session.tapTouch,
      chain: chain,
      pressed: nil,
      following: following.filter { !$0.follower.isScroll },
      hasCaught: false,
      areSimultaneous: areSimultaneous
    )
    if following.contains(where: { $0.follower.gesture.map { canCatchValues($0.index) } ?? false }) {
      holdValues()
    }
    hands.follow(touch)
    for phase in [PointerEvent.Phase.began, .ended] {
      deliver(PointerEvent(touch: touch.id, phase: phase, location: place, time: time))
    }
    hands.lift()
    resumeValues()
  }

  /// The touch of a tap that names its layer.
  private static let tapTouch = -2

  /// Taps the innermost of some layers that starts something.
  mutating func tap(chain: [LayerID]) {
    if tapBesideSheet(chain) { return }
    for layer in chain {
      if let transition = transition(tappedBy: layer) { return begin(transition, hit: layer) }
      if stage.tree[layer].name == NavigationBar.backName, let pop = popTransition {
        return begin(pop, hit: nil)
      }
      if let tab = stage.tab(of: layer) { return choose(tab: tab) }
    }
  }

  /// Returns whether a tap at a point of the canvas would start something.
  public func isTappable(at place: Point) -> Bool {
    guard acceptsTouches, let hit = hitTest(place) else { return false }
    let chain = stage.chain(from: hit)
    if isBesideSheet(hit) { return dismissal != nil }
    let isTapped = scene.gestures.contains { gesture in
      guard case .tap = gesture.recognizer, followsTouches(gesture) else { return false }
      return stage.resolve(gesture.path).first.map { chain.contains($0) } ?? false
    }
    return isTapped
      || chain.contains { layer in
        transition(tappedBy: layer) != nil
          || stage.tree[layer].name == NavigationBar.backName && popTransition != nil
          || stage.tab(of: layer) != nil && stack.presentedRoot == nil
      }
  }

  /// The transition of the present screen that a tap on a layer starts.
  private func transition(tappedBy layer: LayerID) -> TransitionDefinition? {
    guard let top = stack.top else { return nil }
    let roles = Roles(from: top.layer, to: nil, hit: top.hit)
    return availableTransitions.first { transition in
      transition.tap.map { stage.resolve($0, roles: roles).contains(layer) } ?? false
    }
  }

  /// The transition of the present screen that a finger resting on a layer starts.
  func transition(heldBy layer: LayerID) -> TransitionDefinition? {
    guard let top = stack.top else { return nil }
    let roles = Roles(from: top.layer, to: nil, hit: top.hit)
    return availableTransitions.first { transition in
      transition.hold.map { stage.resolve($0, roles: roles).contains(layer) } ?? false
    }
  }

  /// What the navigation bar's back button starts: the scene's pop, or UIKit's own.
  var popTransition: TransitionDefinition? {
    guard let presenter = stack.presenter else { return nil }
    if let own = availableTransitions.first(where: { $0.kind == .pop && $0.to == presenter.name }) {
      return own
    }
    guard stack.top?.origin == .pushed else { return nil }
    return TransitionDefinition(name: "back", kind: .pop, from: screen, to: presenter.name)
  }

  private mutating func wheel(at place: Point, by delta: Point) {
    guard acceptsTouches, let hit = hitTest(place),
      let layer = stage.scrollLayer(in: stage.chain(from: hit), toward: delta, at: time)
    else { return }
    scroll(layer, by: delta)
    guard stage.records[layer]?.definition.scrollTraits.page != nil else { return }
    // A wheel turns pages, as a flick in its direction does.
    let flick = ScrollEdges.pageFlick + 1
    letGo(
      layer,
      velocity: abs(delta.x) > abs(delta.y)
        ? Point(x: delta.x > 0 ? -flick : flick, y: 0) : Point(x: 0, y: delta.y > 0 ? -flick : flick)
    )
  }

  /// Whether the views take touches: not while a transition runs, nor while a gesture's end is awaited.
  package var acceptsTouches: Bool { run == nil && !hands.isHeldBack }
}
