/// The same scene in other words: layers as components with parameters, and names in paths as tokens.
extension SceneGrammar {
  /// Lets layers use components that are written for them, and paths have tokens in them.
  mutating func share(_ scene: inout SceneNode) {
    guard case .map(let screens)? = scene["screens"] else { return }
    var components = SceneNode.empty
    var rewritten = SceneNode.empty
    for screen in screens {
      var node = screen.value
      if let layers = node["layers"] { node["layers"] = sharing(layers, &components) }
      rewritten[screen.key] = node
    }
    if !components.isEmpty {
      scene["components"] = components
      scene["screens"] = rewritten
    }
    var tokens = scene["tokens"] ?? .empty
    if let transitions = scene["transitions"] { scene["transitions"] = naming(transitions, &tokens) }
    if let gestures = scene["gestures"] { scene["gestures"] = naming(gestures, &tokens) }
    scene["tokens"] = tokens
  }

  private mutating func sharing(_ layers: SceneNode, _ components: inout SceneNode) -> SceneNode {
    guard case .map(let entries) = layers else { return layers }
    var result = SceneNode.empty
    for entry in entries {
      var node = entry.value
      if let inner = node["layers"] { node["layers"] = sharing(inner, &components) }
      result[entry.key] = chance(5) ? using(node, &components) : node
    }
    return result
  }

  /// A layer that uses a component with all that it was, but how often it is there.
  private mutating func using(_ node: SceneNode, _ components: inout SceneNode) -> SceneNode {
    let part = name("part")
    var body = node
    var layer = SceneNode.empty
    for key in ["repeat", "opacity"] {
      layer[key] = body[key]
      body[key] = nil
    }
    guard case .map(let keys) = body, !keys.isEmpty else { return node }
    if case .text(let fill)? = body["fill"], chance(2) {
      body["fill"] = "$ground"
      components[part] = join(["params": ["ground": chance(2) ? "black" : .text(fill)]], body)
      layer["use"] = .map([.init(key: part, value: ["ground": .text(fill)])])
    } else {
      components[part] = body
      layer["use"] = .text(chance(2) ? part : "\(part)()")
    }
    return layer
  }

  private func join(_ first: SceneNode, _ second: SceneNode) -> SceneNode {
    guard case .map(let entries) = first, case .map(let more) = second else { return second }
    return .map(entries + more)
  }

  /// Keys that are paths, with a token for one of their names.
  private mutating func naming(_ node: SceneNode, _ tokens: inout SceneNode) -> SceneNode {
    guard case .map(let entries) = node else { return node }
    var result: [SceneNode.Entry] = []
    for entry in entries {
      var key = entry.key
      let names = key.split(separator: "/").map(String.init)
      if names.count > 1, !key.contains(" "), !key.contains("*"), chance(6) {
        let index = Int.random(in: 1..<names.count, using: &random)
        let token = name("name")
        tokens[token] = .text(names[index])
        key = (names[..<index] + ["$(\(token))"] + names[(index + 1)...]).joined(separator: "/")
      }
      result.append(.init(key: key, value: naming(entry.value, &tokens)))
    }
    return .map(result)
  }
}
