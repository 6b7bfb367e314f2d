import SegueGeometry
import SegueModel
import SegueStage
import SegueTransitions

/// What holds of a session that has come to rest.
enum Rest {
  static func violation(in session: Session, _ run: FuzzRun) -> Violation? {
    if session.isAnimating { return Violation(.settles, "it still moves") }
    switch session.status.phase {
    case .idle, .finished, .cancelled: break
    case let phase: return Violation(.settles, "it is still \(phase.rawValue)")
    }
    var later = session
    later.advance(to: session.time + 100)
    if later.layerSamples() != session.layerSamples() { return Violation(.settles, "it moves on") }
    guard var twin = twin(of: session, run) else {
      return Violation(.exactEnd, "\(session.place.screens.map(\.name)) cannot be reached")
    }
    twin.advance(to: twin.time + 1000)
    return difference(of: session, from: twin).map { Violation(.exactEnd, $0) }
  }

  /// A fresh session led to the same place: the same screens opened by the same layers, scrolled as far,
  /// with what gestures have moved for good where they have left it.
  private static func twin(of session: Session, _ run: FuzzRun) -> Session? {
    let place = session.place
    var options = run.options
    options.startScreen = nil
    // A tap is to open screens here, and nothing else.
    var scene = run.scene
    scene.gestures.removeAll { $0.recognizer == .tap }
    var twin = Session(scene: scene, options: options)
    twin.handle(.rotate(place.orientation))
    twin.handle(.resize(place.canvas))
    twin.advance(to: 1000)
    if let tab = place.screens.first?.name, tab != twin.screen {
      twin.handle(.tap(LayerPath("\(tab)/tab")))
      twin.advance(to: 2000)
    }
    for (index, screen) in place.screens.enumerated() {
      guard twin.screen == screen.name else { return nil }
      twin.adoptSettledValues(of: session)
      for (id, offset) in screen.offsets {
        let path = LayerPath(id)
        // The second time takes away what rounding has left.
        for _ in 0..<2 {
          twin.handle(.scroll(path, by: offset - (twin.contentOffset(of: path) ?? .zero)))
        }
      }
      guard index + 1 < place.screens.count else { break }
      let next = place.screens[index + 1]
      if let hit = next.hit { twin.handle(.tap(LayerPath(hit))) }
      if twin.screen == screen.name, twin.status.phase != .running {
        let opening = twin.availableTransitions.first { $0.to == next.name }
        twin.handle(.trigger(opening?.name ?? ""))
      }
      twin.advance(to: twin.time + 1000)
    }
    return twin
  }

  private static func difference(of session: Session, from twin: Session) -> String? {
    let pictures = session.scene.screens.flatMap { $0.root.pictures(at: $0.name) }
    func isOwn(_ sample: LayerSample) -> Bool { !pictures.contains { sample.id.hasPrefix($0) } }
    let samples = session.layerSamples().filter(isOwn)
    let others = twin.layerSamples().filter(isOwn)
    guard samples.map(\.id) == others.map(\.id) else {
      let extra = Set(samples.map(\.id)).symmetricDifference(others.map(\.id)).sorted()
      return "\(session.screen) has other layers than a fresh one: \(extra.prefix(4)), \(samples.count)"
    }
    if let (sample, other) = zip(samples, others).first(where: { $0 != $1 }) {
      return "\(sample.id) is not as in a fresh one: \(sample) for \(other)"
    }
    guard pictures.isEmpty else { return nil }
    var frame = Frame()
    session.sample(into: &frame)
    let states = frame.nodes.map(\.state)
    twin.sample(into: &frame)
    return zip(states, frame.nodes).contains { $0 != $1.state } ? "something looks otherwise" : nil
  }
}

extension LayerDefinition {
  /// Where below a path there are pictures of other layers: what they show is as it was when they were taken.
  fileprivate func pictures(at path: String) -> [String] {
    (copy == nil ? [] : [path + "/"]) + layers.flatMap { $0.pictures(at: path + "/" + $0.name) }
  }
}
