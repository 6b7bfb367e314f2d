/// How screens open and close.
extension SceneGrammar {
  mutating func transitions() -> SceneNode {
    var result = SceneNode.empty
    for index in screens.indices.dropFirst() {
      let (name, parent) = (screens[index].name, screens[index].parent ?? 0)
      let opening = drawOpening(of: index, over: parent)
      result["open-\(name)"] = opening
      result["close-\(name)"] = drawClosing(of: index, to: parent, opening)
    }
    if chance(3) { result["turned"] = ["kind": "rotate", "duration": .text(literal(0.1...0.6))] }
    return result
  }

  private mutating func drawOpening(of index: Int, over parent: Int) -> SceneNode {
    let isPresentation = chance(2)
    screens[index].opening.isPresentation = isPresentation
    var node: SceneNode = [
      "kind": isPresentation ? "present" : "push", "from": .text(screens[parent].name),
      "to": .text(screens[index].name),
    ]
    drawTap(&node, of: index, over: parent)
    if isPresentation, !chance(4) { node["presentation"] = presentation(of: index) }
    if chance(3) { node["interruptible"] = "true" }
    guard !chance(10) else { return node }
    time(&node)
    if chance(8) { node["insert"] = .text(pick("above", "below")) }
    let kept = screens[index].opening.keepsPresenter
    var stage = TransitionStage(from: kept ? nil : parent, to: index)
    stage.hasTap = screens[index].opening.tap != nil
    screens[index].opening.isReversed = !kept && chance(4)
    stage.endsExactly = screens[index].opening.isReversed
    drawBody(&node, stage)
    if kept {
      node["alongside"] = ["from": ["scale": .text(literal(0.8...1)), "opacity": .text(literal(0.3...1))]]
    }
    if stage.hasTap, !stage.endsExactly, chance(3) { node["before"] = ["hit": ["hidden": "true"]] }
    if chance(5) { node["reduce-motion"] = ["duration": "0.2", "tracks": ["to": ["opacity": "0 -> 1"]]] }
    return node
  }

  private mutating func drawTap(_ node: inout SceneNode, of index: Int, over parent: Int) {
    // A tap anywhere closes; one layer does not open two screens.
    let taken = screens.filter { $0.parent == parent }.compactMap(\.opening.tap)
    let layers = screens[parent].layers.filter { !taken.contains($0.path) }
    guard !chance(4), let layer = pick(layers) else { return }
    node["tap"] = "from/\(layer.path)"
    if chance(4) { node["hold"] = "from/\(layer.path)" }
    screens[index].opening.tap = layer.path
  }

  private mutating func presentation(of index: Int) -> SceneNode {
    let style = pick("full-screen", "over-full-screen", "page-sheet", "custom", "custom")
    screens[index].opening.style = style
    var node: SceneNode = ["style": .text(style)]
    if style == "custom" {
      node["frame"] = [.text(length("W", 0...0.5)), .text(length("H", 0...0.5)), "W / 2", "H / 2"]
    }
    if style == "page-sheet", chance(2) { drawDetents(&node, of: index) }
    if style != "full-screen", !chance(3) {
      node["dimming"] = "black \(Int.random(in: 10...60, using: &random))%"
    }
    return node
  }

  private mutating func drawDetents(_ node: inout SceneNode, of index: Int) {
    let heights = [
      ("small", length("H", 0.05...0.3)), ("middle", length("H", 0.35...0.6)), ("large", "H - 60"),
    ]
    let drawn = heights.filter { _ in !chance(3) }
    guard let first = drawn.first else { return node["detents"] = ["medium", "large"] }
    var detents = SceneNode.empty
    for (name, height) in drawn { detents[name] = .text(height) }
    node["detents"] = detents
    if chance(2) { node["selected"] = .text(drawn.randomElement(using: &random)?.0 ?? first.0) }
    if chance(2) { node["undimmed"] = .text(drawn.randomElement(using: &random)?.0 ?? first.0) }
    if chance(2) { node["grabber"] = "true" }
    if chance(2), let list = screens[index].layers.first(where: \.scrolls) {
      node["scrolls"] = .text("to/\(list.path)")
    }
  }

  private mutating func drawClosing(of index: Int, to parent: Int, _ opening: SceneNode) -> SceneNode {
    let (from, to) = (screens[index], screens[parent])
    let hidesTapped = opening["before"] != nil
    let kept = from.opening.keepsPresenter
    if from.opening.isReversed {
      return ["reverse": "open-\(from.name)", "tap": "from"]
    }
    var node: SceneNode = [
      "kind": from.opening.isPresentation ? "dismiss" : "pop", "from": .text(from.name), "to": .text(to.name),
      "tap": "from",
    ]
    if chance(3) { node["interruptible"] = "true" }
    if !chance(10) {
      time(&node)
      if chance(8) { node["insert"] = .text(pick("above", "below")) }
      var stage = TransitionStage(from: index, to: kept ? nil : parent)
      stage.endsExactly = true
      stage.hasTap = from.opening.tap != nil
      drawBody(&node, stage)
    }
    if hidesTapped { node["after"] = ["hit": ["hidden": "rest"]] }
    // Without an animator of its own UIKit's transition runs, and nothing beside it.
    if kept {
      node["alongside"] = ["to": ["scale": "1", "opacity": "1"]]
      if node["tracks"] == nil { node["tracks"] = ["from": ["opacity": "0"]] }
    }
    return node
  }

  /// What the animator itself does: what it adds, holds and moves.
  mutating func drawBody(_ node: inout SceneNode, _ stage: TransitionStage) {
    var stage = stage
    var additions = SceneNode.empty
    for _ in 0..<(chance(2) ? Int.random(in: 1...2, using: &random) : 0) {
      drawAddition(into: &additions, &stage)
    }
    if !additions.isEmpty { node["add"] = additions }
    if chance(3), stage.hasTap { node["during"] = ["hit": ["hidden": "true"]] }
    node["tracks"] = tracks(stage)
    if chance(3) { drawMatch(&node, stage) }
    if chance(6) { node["seed"] = "\(Int.random(in: 0...99, using: &random))" }
    if chance(8) { node["markers"] = ["middle": "0.5"] }
  }
}

extension SceneGrammar {
  /// A layer of one screen that becomes one of the other, or the whole screen.
  private mutating func drawMatch(_ node: inout SceneNode, _ stage: TransitionStage) {
    guard let from = stage.from, let to = stage.to, let source = pick(screens[from].layers) else { return }
    let target = chance(3) ? nil : pick(screens[to].layers)
    let end = target.map { "to/\($0.path)" } ?? "to"
    var match: SceneNode = ["to": .text(end)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: match["at"] = "\(literal(0...0.3))..\(literal(0.6...1))"
    case 1: match["ease"] = curve()
    case 2: match["delay"] = .text(literal(0...0.2))
    default: match = .text(end)
    }
    node["match"] = [chance(2) ? source.path : "from/\(source.path)": match]
  }
}

/// The roles that a transition's paths may begin with.
struct TransitionStage {
  /// Places of screens; nil: there is no such view.
  var from: Int?
  var to: Int?
  /// Whether the incoming view must end where it is laid out.
  var endsExactly = false
  var hasTap = false
  /// Paths of what was added, from `container` on.
  var added: [String] = []
}
