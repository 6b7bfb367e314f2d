/// Gestures: those that drive transitions, scrub tracks or set values.
extension SceneGrammar {
  mutating func gestures() -> SceneNode {
    var result = SceneNode.empty
    for index in screens.indices {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        result[name("touch")] = gesture(on: index)
      }
    }
    return result
  }

  private mutating func gesture(on screen: Int) -> SceneNode {
    let drawn = screens[screen]
    let layer = chance(2) ? pick(drawn.layers) : nil
    var node: SceneNode = ["in": .text(layer.map { "\(drawn.name)/\($0.path)" } ?? drawn.name)]
    let started = transitionsLeaving(screen)
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3 where !started.isEmpty: drawDriving(&node, screen, pick(started) ?? "")
    case 3: drawScrubbing(&node, screen, started)
    case 4: drawTapping(&node, screen)
    default: drawSetting(&node, screen, started)
    }
    if let layer, layer.scrolls { node["with"] = "\(drawn.name)/\(layer.path)" }
    let recognizers = ["pan", "pan(down)", "pan(right)", "pan(up)"].map { SceneNode.text($0) }
    if let recognizer = node["recognize"], recognizers.contains(recognizer), chance(6) {
      node["touches"] = "1"
    }
    if node["recognize"] != "tap", node["recognize"] != "swipe(left)", chance(6) {
      node["system-cancel"] = .text(pick("cancel", "decide"))
    }
    return node
  }

  /// Transitions that a gesture of a screen may start.
  private func transitionsLeaving(_ screen: Int) -> [String] {
    let opened = screens.filter { $0.parent == screen }.map { "open-\($0.name)" }
    return opened + (screen == 0 ? [] : ["close-\(screens[screen].name)"])
  }

  // MARK: - Kinds

  private mutating func drawDriving(_ node: inout SceneNode, _ screen: Int, _ transition: String) {
    drawRecognizer(&node)
    node["progress"] = .text(progress(for: node))
    node["drives"] = .text(transition)
    if chance(3) { node["speed"] = .text(pick("1 - progress", "1.5", "0.7")) }
    if chance(3) { node["ease"] = curve() }
    if chance(5) { node["wants-interactive-start"] = "false" }
    var finish: SceneNode = ["when": .text(condition(for: node))]
    if chance(3) { finish["at"] = .text(pick("end", "change", "once")) }
    if chance(3) { finish["ease"] = chance(2) ? timedSpring() : curve() }
    node["finish"] = finish
    // A speed says nothing where both ways time themselves.
    if chance(3) { node["cancel"] = ["ease": chance(2) && node["speed"] == nil ? timedSpring() : curve()] }
  }

  private mutating func drawScrubbing(_ node: inout SceneNode, _ screen: Int, _ started: [String]) {
    drawRecognizer(&node)
    node["progress"] = .text(progress(for: node))
    var scrubbed = SceneNode.empty
    for path in somePaths(of: screen) {
      scrubbed[path] = ["y": "here + \(literal(-200...200))", "opacity": .text(literal(0.1...1))]
    }
    node["scrubs"] = scrubbed
    if chance(2), let transition = pick(started) {
      node["finish"] = ["when": .text(condition(for: node)), "then": .text(transition)]
    }
    if chance(2) { node["cancel"] = ["duration": .text(literal(0.1...0.6))] }
  }

  private mutating func drawTapping(_ node: inout SceneNode, _ screen: Int) {
    node["recognize"] = "tap"
    let paths = somePaths(of: screen)
    node["sets"] = SceneNode.empty
    var (set, rest) = (SceneNode.empty, SceneNode.empty)
    for path in paths {
      set[path] = ["opacity": .text(literal(0.1...1))]
      rest[path] = ["opacity": .text(literal(0.1...1)), "x": .text(literal(0...100))]
    }
    node["sets"] = set
    var finish: SceneNode = ["when": "true", "rest": rest]
    time(&finish, 0.1...0.6)
    node["finish"] = finish
  }

  private mutating func drawSetting(_ node: inout SceneNode, _ screen: Int, _ started: [String]) {
    drawRecognizer(&node)
    let isPinch = node["recognize"] == "pinch"
    if chance(2) {
      if chance(2) { node["remember"] = ["begun": isPinch ? "scale" : "x"] }
      let begun = node["remember"] == nil ? (isPinch ? "1" : "start.x") : "begun"
      node["let"] = [
        "far": .text((isPinch ? "scale - " : "x - ") + begun), "twice": "2 * far", "is-far": "twice > 100",
      ]
      if chance(3) { node["while"] = "far < 400" }
    }
    if chance(2) { node["progress"] = .text(progress(for: node)) }
    let paths = somePaths(of: screen)
    var (set, rest) = (SceneNode.empty, SceneNode.empty)
    for path in paths {
      set[path] = setValues(isPinch: isPinch)
      rest[path] = [
        "x": .text(pick("20", "W / 2", "20 if \(isPinch ? "velocity.scale" : "velocity.x") < 0 else 120")),
        "y": .text(literal(0...400)),
      ]
    }
    if chance(4), let scroll = pick(screens[screen].layers.filter(\.scrolls)) {
      set["\(screens[screen].name)/\(scroll.path)"] = ["scrolling": "false"]
    }
    node["sets"] = set
    var finish: SceneNode = ["when": .text(condition(for: node))]
    if chance(2), let transition = pick(started) {
      finish["then"] = .text(transition)
      if chance(4) { finish["delay"] = .text(literal(0.05...0.4)) }
      if chance(3) { finish["at"] = .text(pick("end", "change", "once")) }
    } else {
      finish["rest"] = rest
      time(&finish, 0.1...0.6)
    }
    node["finish"] = finish
    drawCancel(&node, rest: rest)
    if chance(3) { node["catch"] = "true" }
  }

  // MARK: - Parts

  private mutating func setValues(isPinch: Bool) -> SceneNode {
    if isPinch { return ["scale": "here * scale", "radius": "10 * scale in 0..30"] }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ["x": "here + x - start.x", "y": "here + y - start.y"]
    case 1: return ["y": "here + rubber(dy H)", "opacity": "1 - (dy / 400 in 0..0.9)"]
    case 2: return ["scale": "1 - (dx + dy) / 2000 in 0.4..1", "rotate": "dx / 500"]
    case 3: return ["move.x": "dx / 2", "move.y": "dy / 2", "radius": "dy / 10 in 0..40"]
    default: return ["center.y": "here + dy", "width": "here + dx / 4 in 20..400"]
    }
  }

  private mutating func drawRecognizer(_ node: inout SceneNode) {
    node["recognize"] = .text(
      pick(
        "pan",
        "pan",
        "pan(down)",
        "pan(right)",
        "pan(up)",
        "edge-pan(left)",
        "pinch",
        "swipe(left)",
        "long-press",
        "long-press(0.2)"
      )
    )
  }

  private mutating func progress(for node: SceneNode) -> String {
    node["recognize"] == "pinch"
      ? "1 - scale in 0..1"
      : pick("dy / 300 in 0..1", "(dx + dy) / 400 in 0..0.99", "dx / W", "-dx / 200 in 0..1")
  }

  private mutating func condition(for node: SceneNode) -> String {
    if node["recognize"] == "pinch" { return pick("scale < 0.8", "velocity.scale > 1", "true", "dy > 50") }
    return node["progress"] != nil
      ? pick("progress > 0.5", "progress > 0.3 or velocity.y > 500", "true", "projected.y > H / 2")
      : pick("velocity.y > 300", "true", "projected.x > W / 2", "dy > 100")
  }

  private mutating func drawCancel(_ node: inout SceneNode, rest: SceneNode? = nil) {
    guard chance(2) else { return }
    var cancel = SceneNode.empty
    if let rest, chance(2) { cancel["rest"] = rest }
    time(&cancel, 0.1...0.6)
    if !cancel.isEmpty { node["cancel"] = cancel }
  }

  private mutating func somePaths(of screen: Int) -> [String] {
    let drawn = screens[screen]
    let chosen = drawn.layers.filter { !$0.path.contains("head") }.shuffled(using: &random)
    return chosen.prefix(Int.random(in: 1...2, using: &random)).map { "\(drawn.name)/\($0.path)" }
  }
}
