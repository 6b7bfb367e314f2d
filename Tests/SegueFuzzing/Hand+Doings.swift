import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions

/// Taps, keys, wheels and waits.
extension Hand {
  mutating func wait() {
    let exact = scene.transitions.map { session.duration(of: $0) }
    pass(number(around: [0, 1e-9, 0.004, 0.016, 0.05, 0.2, 0.3, 1, 2.5] + exact))
  }

  mutating func trigger() {
    let any = Int.random(in: 0..<6, using: &random) == 0
    let choice = any ? scene.transitions : session.availableTransitions
    if let transition = choice.randomElement(using: &random) { take(.trigger(transition.name)) }
  }

  /// A tap on a layer of the present screen, mostly on one that starts something.
  mutating func tapLayer() {
    let taps = session.availableTransitions.compactMap(\.tap).map { path in
      LayerPath(components: path.components.filter { $0 != "*" }.map { $0 == "from" ? session.screen : $0 })
    }
    let ids = session.layerSamples().map(\.id).filter { isNamed($0) }
    let starts = ids.filter { id in taps.contains { id.hasPrefix($0.description) } }
    let choice = Int.random(in: 0..<4, using: &random) == 0 || starts.isEmpty ? ids : starts
    if let id = choice.randomElement(using: &random) { take(.tap(LayerPath(id))) }
  }

  /// Whether a script could name a layer of the present screen so.
  private func isNamed(_ id: String) -> Bool {
    let names = id.split(separator: "/").map(String.init)
    guard names.first == session.screen else { return false }
    return !names.dropFirst().contains { scene.screen(named: $0) != nil }
  }

  mutating func tapWithFinger() {
    let target = session.layerSamples().randomElement(using: &random)?.frame.center ?? place()
    touch(.began, target, finger: freeFinger)
    pass(number(around: [0, 0.05, 0.3]))
    touch(.ended, target, finger: freeFinger)
  }

  mutating func turn() {
    take(.rotate(Bool.random(using: &random) ? .landscape : .portrait))
  }

  /// Only a scene that fills the terminal is resized.
  mutating func resize() {
    guard scene.device.size == nil else { return turn() }
    take(
      .resize(
        Size(
          width: number(around: [40, 320, 500, 900]).rounded(),
          height: number(around: [40, 300, 600, 900]).rounded()
        )
      )
    )
  }

  mutating func scroll() {
    guard let path = scrollPaths.randomElement(using: &random) else { return wheel() }
    take(.scroll(path, by: scrollDelta()))
  }

  mutating func wheel() {
    take(.wheel(at: place(), by: scrollDelta()))
  }

  private mutating func scrollDelta() -> Point {
    let marks: [Double] = [-400, -120, -20, 0, 20, 120, 400]
    return Point(x: number(around: marks), y: number(around: marks))
  }

  /// The scroll layers of the present screen.
  private var scrollPaths: [LayerPath] {
    guard let root = scene.screen(named: session.screen)?.root else { return [] }
    func search(_ layer: LayerDefinition, _ path: [String]) -> [LayerPath] {
      let own = layer.scroll.isEmpty ? [] : [LayerPath(components: path)]
      return own + layer.layers.flatMap { search($0, path + [$0.name]) }
    }
    return search(root, [session.screen])
  }

  mutating func pinch() {
    let centre = place()
    var scale = 1.0
    take(.pinch(.began, scale: scale, at: centre))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      pass(.random(in: 0...0.05, using: &random))
      scale = number(around: [0, 0.3, 0.9, 1, 1.2, 3])
      take(.pinch(.moved, scale: scale, at: centre))
    }
    let end: PointerEvent.Phase = Int.random(in: 0..<4, using: &random) == 0 ? .cancelled : .ended
    // Lifted where they are; lifting them elsewhere would be a move.
    take(.pinch(end, scale: scale, at: centre))
  }

  /// A finger that comes, or one that goes without having come.
  mutating func strayFinger() {
    let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
    touch(phases.randomElement(using: &random) ?? .began, place(), finger: .random(in: 0...2, using: &random))
  }

  /// A finger that is not dragging.
  private var freeFinger: Int { depth > 1 ? 1 : 0 }

  /// A finger laid down, and perhaps left there.
  mutating func press() {
    let spot = place()
    touch(.began, spot, finger: freeFinger)
    pass(number(around: [0, 0.05, 0.4]))
    if Bool.random(using: &random) { touch(.ended, spot, finger: freeFinger) }
  }
}
