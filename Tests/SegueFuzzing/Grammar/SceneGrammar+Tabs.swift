/// A tab bar at the root of the window.
extension SceneGrammar {
  /// Gives the first screen a tab, adds screens for the others, and changes between them, with and without a hand.
  mutating func drawTabs(into scene: inout SceneNode) {
    guard var nodes = scene["screens"], var transitions = scene["transitions"] else { return }
    nodes["one"]?["tab"] = ["title": "One", "icon": "M4 4 H20 V20 H4 Z"]
    var tabs = [0]
    for name in ["aside", "beside"].prefix(Int.random(in: 1...2, using: &random)) {
      var (screen, node) = drawScreen(named: name, over: nil)
      screen.parent = nil
      node["tab"] = .text(name)
      tabs.append(screens.count)
      screens.append(screen)
      nodes[name] = node
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      guard let from = pick(tabs), let to = pick(tabs.filter { $0 != from }) else { continue }
      transitions[name("change")] = drawChange(TransitionStage(from: from, to: to))
    }
    let slide: SceneNode = ["to": ["x": "direction * W -> rest"], "from": ["x": "-direction * W"]]
    transitions["forth"] = [
      "kind": "tab", "to": "next", "duration": .text(literal(0.1...0.6)), "tracks": slide,
    ]
    if chance(2) { transitions["any"] = ["kind": "tab", "ease": curve(), "tracks": slide] }
    scene["screens"] = nodes
    scene["transitions"] = transitions
    var gestures = scene["gestures"] ?? .empty
    gestures["leaf"] = [
      "in": "one", "recognize": "pan(left)", "progress": "-dx / W", "drives": "forth",
      "finish": ["when": "progress > 0.4"],
    ]
    scene["gestures"] = gestures
  }

  private mutating func drawChange(_ stage: TransitionStage) -> SceneNode {
    var node: SceneNode = ["kind": "tab"]
    if let from = stage.from { node["from"] = .text(screens[from].name) }
    if let to = stage.to { node["to"] = .text(screens[to].name) }
    if chance(3) { node["interruptible"] = "true" }
    guard !chance(8) else { return node }
    time(&node)
    if chance(6) { node["insert"] = .text(pick("above", "below")) }
    var exact = stage
    exact.endsExactly = true
    drawBody(&node, exact)
    if chance(5) { node["reduce-motion"] = ["duration": "0.2", "tracks": ["to": ["opacity": "0 -> 1"]]] }
    return node
  }
}
