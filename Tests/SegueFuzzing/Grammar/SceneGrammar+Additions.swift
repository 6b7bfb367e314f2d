/// What transitions add: pictures of what is there, cut or whole, and layers of their own, nested.
extension SceneGrammar {
  mutating func drawAddition(into additions: inout SceneNode, _ stage: inout TransitionStage) {
    let own = name("added")
    let path = "container/\(own)"
    stage.added.append(path)
    var node: SceneNode
    switch Int.random(in: 0..<5, using: &random) {
    case 0: node = cut(stage)
    case 1, 2:
      node = ["copy": .text(original(stage))]
      if chance(3) { node["radius"] = number(0...30) }
      if chance(4) { node["opacity"] = fraction(0.2...1) }
    default: node = nested(&stage, below: path, depth: 0)
    }
    if chance(10), let host = host(stage) { node[pick("inside", "masks")] = .text(host) }
    additions[own] = node
  }

  /// A path to something that can be seen as the transition begins.
  private mutating func original(_ stage: TransitionStage) -> String {
    if stage.hasTap, chance(2) { return "hit" }
    let (role, screen) = stage.from.map { ("from", $0) } ?? ("to", stage.to ?? 0)
    guard !chance(4), let layer = pick(screens[screen].layers) else { return role }
    return "\(role)/\(layer.path)"
  }

  private mutating func host(_ stage: TransitionStage) -> String? {
    let (role, screen) = stage.to.map { ("to", $0) } ?? ("from", stage.from ?? 0)
    return pick(screens[screen].layers).map { "\(role)/\($0.path)" }
  }

  private mutating func cut(_ stage: TransitionStage) -> SceneNode {
    var node: SceneNode = [
      "copy": .text(original(stage)),
      "grid": ["\(Int.random(in: 1...3, using: &random))", .text(pick("1", "2", "2.5", "W / 150"))],
    ]
    if chance(4) {
      let lead = stage.hasTap ? "hit.center.y" : "touch.y"
      node["pieces"] = ["x": "25% + random(0..9)", "y": "here + \(lead) / 20", "scale": "0.9"]
    } else if chance(2) {
      node["pieces"] = ["opacity": "1 - i / (2 * n)", "rotate": "0.1 * (col - cols / 2)"]
    }
    return node
  }

  /// A layer of its own with others in it, some of them copies.
  private mutating func nested(_ stage: inout TransitionStage, below path: String, depth: Int) -> SceneNode {
    var node: SceneNode = [
      "frame": [
        .text(literal(0...200)), .text(literal(0...300)), .text(literal(20...200)), .text(literal(20...200)),
      ],
      "fill": color(),
    ]
    if chance(4) { node["frame"] = ["touch.x - 20", "touch.y - 20", "40", "40"] }
    if chance(3) { node["opacity"] = fraction(0...1) }
    guard depth < 2, chance(2) else { return node }
    var inner = SceneNode.empty
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let own = name("part")
      stage.added.append("\(path)/\(own)")
      inner[own] =
        chance(3)
        ? ["copy": .text(original(stage))] : nested(&stage, below: "\(path)/\(own)", depth: depth + 1)
    }
    if chance(3) {
      inner[name("mate")] = [
        "width": "9", "follow": ["height": "parent.height / 3", "move.x": "parent.x / 20"],
      ]
    }
    node["layers"] = inner
    return node
  }
}
