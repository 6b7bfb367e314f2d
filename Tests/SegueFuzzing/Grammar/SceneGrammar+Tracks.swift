/// What moves in a transition.
extension SceneGrammar {
  mutating func tracks(_ stage: TransitionStage) -> SceneNode {
    var result = SceneNode.empty
    if let screen = stage.to {
      drawRole("to", of: screen, into: &result, isNew: true, staysOn: stage.endsExactly)
    }
    if let screen = stage.from { drawRole("from", of: screen, into: &result, isNew: false, staysOn: false) }
    for path in stage.added where !chance(3) { result[path] = track(isNew: false) }
    if let screen = stage.to, chance(3) { drawSeveral("to", of: screen, into: &result) }
    return result
  }

  /// One track of several layers that begin one after another.
  private mutating func drawSeveral(_ role: String, of screen: Int, into tracks: inout SceneNode) {
    let paths = screens[screen].layers.map { "\(role)/\($0.path)" }.filter { tracks[$0] == nil }
    guard paths.count > 1 else { return }
    let end = Int.random(in: 2...paths.count, using: &random)
    tracks[paths.prefix(end).joined(separator: " + ")] = [
      "opacity": "\(literal(0...1)) -> rest", "stagger": stagger(),
    ]
  }

  private mutating func stagger() -> SceneNode {
    guard chance(2) else { return .text(literal(0.01...0.2)) }
    var node = SceneNode.empty
    node[pick("each", "total")] = .text(literal(0.01...0.3))
    if !chance(4) {
      node["from"] = .text(pick("first", "last", "center", "edges", "random", "touch", "1", "n / 2"))
    }
    if chance(3) { node["ease"] = .text(pick("linear", "ease-in", "ease-out", "bezier(.3 -.2 .6 1.4)")) }
    return node
  }

  /// Tracks of a view and of some layers in it: one that is new was not seen before and may begin anywhere, one that stays
  /// on is seen when all is over and must end where it is laid out.
  private mutating func drawRole(
    _ role: String,
    of screen: Int,
    into tracks: inout SceneNode,
    isNew: Bool,
    staysOn: Bool
  ) {
    if !chance(4) { tracks[role] = several(isNew: isNew, staysOn: staysOn) }
    for layer in screens[screen].layers where chance(4) {
      tracks["\(role)/\(layer.path)"] = several(isNew: isNew, staysOn: staysOn)
    }
  }

  /// One track, or a list of them for one layer: components of its place apart, or parts of the time.
  private mutating func several(isNew: Bool, staysOn: Bool) -> SceneNode {
    guard chance(3) else { return track(isNew: isNew, staysOn: staysOn) }
    if chance(2) {
      let property = pick("y", "opacity", "scale", "move.x")
      let (low, high) = (value(of: property), value(of: property))
      return [
        [property: .text(isNew ? "\(low) -> \(high)" : low), "at": "0..0.4", "ease": curve()],
        [property: .text(staysOn || chance(2) ? "rest" : high), "at": "0.4..1"],
      ]
    }
    return .list(
      [pick("x", "position.x", "center.x"), pick("width", "scale.x"), "height", "opacity"].prefix(
        Int.random(in: 2...4, using: &random)
      ).map { track(of: [$0], isNew: isNew, staysOn: staysOn) }
    )
  }

  private mutating func track(isNew: Bool, staysOn: Bool = false) -> SceneNode {
    let all = [
      "x", "y", "width", "height", "opacity", "radius", "scale", "rotate", "move.x", "move.y", "fill",
    ]
    var properties: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if let property = pick(all), !properties.contains(property) { properties.append(property) }
    }
    if chance(8) {
      properties = [pick("frame", "center", "position", "shadow.opacity", "border.width", "blur", "z")]
    }
    return track(of: properties, isNew: isNew, staysOn: staysOn)
  }

  private mutating func track(of properties: [String], isNew: Bool, staysOn: Bool) -> SceneNode {
    var node = SceneNode.empty
    // What goes there and back ends where it began: anywhere but at rest, that is a leap of the scene's own.
    let returns = chance(12)
    for property in properties {
      node[property] =
        returns ? .text("rest -> \(value(of: property))") : way(of: property, isNew: isNew, staysOn: staysOn)
    }
    if returns { node["autoreverse"] = "true" }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: node["at"] = "\(literal(0...0.4))..\(literal(0.5...1))"
    case 1: node["delay"] = .text(literal(0...0.3))
    case 2: time(&node)
    case 3: node["ease"] = curve()
    default: break
    }
    if !returns {
      interpolate(&node, properties, isNew: isNew)
      if chance(12) { lead(&node, properties, isNew: isNew, staysOn: staysOn) }
    }
    if chance(10) { node["as"] = "layer" }
    if chance(12) { node["repeat"] = "2" }
    if chance(12) { node["speed"] = .text(literal(0.5...2)) }
    return node
  }

  /// Sometimes another way between values, where each property has as many of them.
  private mutating func interpolate(_ node: inout SceneNode, _ properties: [String], isNew: Bool) {
    guard chance(4), let property = pick(properties) else { return }
    let count = Int.random(in: 3...5, using: &random)
    var values = (1..<count).map { _ in value(of: property) } + ["rest"]
    if !isNew { values[0] = "here" }
    let mode = pick("linear", "discrete", "paced", "cubic", "cubic-paced")
    guard property != "fill" || !mode.hasPrefix("cubic") else { return }
    for other in properties { node[other] = nil }
    node[property] = .text(values.joined(separator: " -> "))
    node["mode"] = .text(mode)
    if mode == "linear" || mode == "cubic", chance(2) {
      node["eases"] = .list(
        (1..<count).map { _ in .text(pick("ease-in", "linear", "bezier(.3 -.2 .6 1.4)")) }
      )
    }
    guard mode.hasPrefix("cubic"), chance(2) else { return }
    for name in ["tension", "continuity", "bias"] where chance(2) { node[name] = .text(literal(-1...1)) }
  }

  /// A way that is not straight, and nothing else that places the layer.
  private mutating func lead(_ node: inout SceneNode, _ properties: [String], isNew: Bool, staysOn: Bool) {
    for name in properties + ["mode", "eases", "tension", "continuity", "bias"] { node[name] = nil }
    func place() -> String { "\(literal(-100...400)) \(literal(0...800))" }
    if isNew, !staysOn, chance(2) {
      let curve = "C \(place()) \(place()) \(place())"
      node["along"] = .text("M \(place()) \(pick("L \(place())", curve, curve + " " + curve))")
      if chance(2) { node["mode"] = "paced" }
      if chance(2) { node["turn"] = .text(pick("auto", "auto-reverse")) }
    } else {
      node["center"] = isNew ? "here -> rest" : "rest"
      if isNew { node["center"] = .text("[\(literal(0...300)), \(literal(0...300))] -> rest") }
      node["arc"] = .text(pick("", "-") + literal(5...200))
    }
  }

  /// A property's values on the way.
  private mutating func way(of property: String, isNew: Bool, staysOn: Bool) -> SceneNode {
    let end = staysOn || (isNew && chance(2)) ? "rest" : value(of: property)
    guard isNew else { return .text(end) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "\(value(of: property)) -> \(value(of: property)) -> \(end)"
    case 1: return "\(value(of: property)) -> \(value(of: property)) @ \(literal(0.2...0.8)) -> \(end)"
    default: return "\(value(of: property)) -> \(end)"
    }
  }

  private mutating func value(of property: String) -> String {
    switch property {
    case "x", "position.x", "center.x": chance(2) ? length("W", -0.5...1) : "here + \(literal(-60...60))"
    case "y": chance(2) ? length("H", -0.5...1) : "rest + \(literal(-60...60))"
    case "width", "height": expression(10...300)
    case "opacity", "shadow.opacity": literal(0...1)
    case "radius", "border.width", "blur": expression(0...30)
    case "scale", "scale.x": literal(0.3...1.5)
    case "rotate": literal(-1...1)
    case "fill": pick("systemRed", "systemTeal 40%", "white")
    case "frame": "rest"
    case "center", "position": "here"
    default: chance(6) ? "random(-20..20)" : literal(-80...80)
    }
  }
}
