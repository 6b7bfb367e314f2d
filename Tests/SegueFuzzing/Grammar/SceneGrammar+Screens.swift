/// Screens and their layers.
extension SceneGrammar {
  mutating func drawScreen(named name: String, over parent: Int?) -> (DrawnScreen, SceneNode) {
    var screen = DrawnScreen(name: name, parent: parent)
    var node: SceneNode = ["fill": color()]
    if chance(4) { node["bar"] = "Title" }
    if chance(5) { node["radius"] = number(0...40) }
    if chance(5) { node["clip"] = "true" }
    var layers = SceneNode.empty
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      drawLayer(into: &layers, of: &screen, below: "", depth: 0)
    }
    if chance(2) { drawFollowers(into: &layers, of: screen) }
    node["layers"] = layers
    return (screen, node)
  }

  /// Layers that follow others wherever these are, and one another; nothing else moves them.
  private mutating func drawFollowers(into layers: inout SceneNode, of screen: DrawnScreen) {
    guard let layer = pick(screen.layers) else { return }
    let led = "\(screen.name)/\(layer.path)"
    let (one, other) = (name("mate"), name("mate"))
    layers[one] = [
      "width": "20", "height": "20", "fill": color(),
      "follow": ["center.x": "\(led).x + \(led).width", "center.y": "\(led).y * \(literal(0.5...1.5))"],
    ]
    layers[other] = [
      "height": "10", "fill": color(),
      "follow": [
        "x": "\(screen.name)/\(one).x - 10", "y": "\(screen.name)/\(one).y", "width": "\(led).width / 2",
        "opacity": "\(led).opacity",
      ],
    ]
  }

  /// One layer with all below it, or a repeated one.
  mutating func drawLayer(
    into layers: inout SceneNode,
    of screen: inout DrawnScreen,
    below path: String,
    depth: Int
  ) {
    let own = name(pick("box", "row", "card"))
    var layer = DrawnLayer(path: path + own)
    var node = place()
    let isRepeated = depth < 2 && chance(5)
    if isRepeated {
      node["repeat"] = "3"
      node["frame"] = ["10", "20 + 70 * i", "\(length("W", 0.2...0.7))", "60"]
      layer.path += "-\(Int.random(in: 0...2, using: &random))"
    }
    drawLook(&node, isRepeated: isRepeated)
    drawContents(&node, &layer, isRepeated: isRepeated)
    if depth == 0, !isRepeated, chance(8), let copied = pick(screen.layers.filter { !$0.path.contains("-") })
    {
      node["copy"] = "\(screen.name)/\(copied.path)"
    }
    let scrolls = !isRepeated && depth < 2 && chance(4)
    if scrolls {
      node["scroll"] = drawScroll()
      layer.scrolls = true
    }
    screen.layers.append(layer)
    var inner = SceneNode.empty
    if scrolls { drawScrolled(into: &inner, of: &screen, below: layer.path) }
    if depth < 2, scrolls || chance(3) {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        drawLayer(into: &inner, of: &screen, below: layer.path + "/", depth: depth + 1)
      }
    }
    if !inner.isEmpty { node["layers"] = inner }
    layers[own] = node
  }

  private mutating func drawScroll() -> SceneNode {
    let axis = pick("y", "y", "x", "both")
    guard chance(2) else { return .text(axis) }
    var node: SceneNode = ["axis": .text(axis)]
    if chance(2) {
      let side = axis == "x" ? "left" : "top"
      node["inset"] = chance(2) ? .text(literal(0...60)) : [side: .text(literal(-10...80))]
    }
    if chance(3) {
      node["paging"] = chance(2) ? "true" : .text(literal(40...400))
    } else if chance(3) {
      node["deceleration"] = .text(pick("normal", "fast"))
    }
    if chance(3) {
      node["bounces"] = .text(pick("true", "false"))
    } else if axis != "x", chance(3) {
      node["refresh"] = [
        "height": .text(literal(0...80)), "at": .text(literal(0...60)), "duration": .text(literal(0...2)),
      ]
    }
    return node
  }

  /// What follows a content offset, and something long enough to scroll.
  private mutating func drawScrolled(
    into layers: inout SceneNode,
    of screen: inout DrawnScreen,
    below path: String
  ) {
    let (head, long) = (name("head"), name("long"))
    layers[head] = [
      "frame": ["0", "parent.offset.y in ..0", "parent.width", "80 - (parent.offset.y in ..0)"],
      "opacity": "1 - (parent.offset.y / 200 in 0..1)", "fill": color(),
    ]
    layers[long] = ["frame": ["0", "90", "parent.width", .text(literal(200...2000))], "fill": color()]
    screen.layers += [DrawnLayer(path: path + "/" + head), DrawnLayer(path: path + "/" + long)]
  }

  private mutating func place() -> SceneNode {
    let (x, y) = (length("W", 0...0.6), length("H", 0...0.6))
    let (width, height) = (length("W", 0.1...0.8), length("H", 0.1...0.6))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return ["x": .text(x), "width": .text(width)]
    case 1: return ["width": .text(width), "height": .text(height), "center": ["W / 2", .text(y)]]
    case 2:
      return [
        "anchor": [fraction(), fraction()], "frame": [.text(x), .text(y), .text(width), .text(height)],
      ]
    case 3: return ["width": "50%", "height": "40%", "position": [.text(x), .text(y)]]
    case 4: return ["frame": ["safe.left + $gap", "safe.top", "parent.width * 0.5", .text(height)]]
    default: return ["frame": [.text(x), .text(y), .text(width), .text(height)]]
    }
  }

  private mutating func drawLook(_ node: inout SceneNode, isRepeated: Bool) {
    node["fill"] = isRepeated && chance(2) ? .list([color(), color(), "$tint"]) : color()
    if chance(3) { node["radius"] = chance(3) ? ["0", "8", number(0...30), "4"] : number(0...30) }
    if chance(5) { node["opacity"] = fraction(0.1...1) }
    if chance(5) { node["clip"] = "true" }
    if chance(8) { node["border"] = "\(literal(0.5...4)) systemGray" }
    if chance(8) { node["shadow"] = ["radius": number(1...12), "y": "3", "opacity": fraction(0...1)] }
    if chance(10) { node["z"] = .text(literal(-2...2)) }
    if chance(8) { node["scale"] = .text(literal(0.5...1.4)) }
    if chance(8) { node["rotate"] = angle() }
    if chance(12) { node["rotate-y"] = angle() }
    if chance(12) { node["move.x"] = number(-30...30) }
    if chance(14) { node["hidden"] = "true" }
    if chance(14) { node["blur"] = number(1...8) }
    if chance(12) {
      node["press"] = ["scale": .text(literal(0.8...1.1)), "duration": .text(literal(0.05...0.3))]
    }
    if chance(12) {
      var mask: SceneNode = ["frame": ["4", "4", "50%", "50%"], "fill": "black", "radius": number(0...20)]
      if chance(3) { mask["mask-mode"] = .text(pick("inverted", "luminance", "inverted-luminance")) }
      if chance(3) {
        let hole: SceneNode = ["frame": ["9", "9", "9", "9"], "fill": color(), "mask-mode": "subtract"]
        mask["layers"] = ["hole": hole]
      }
      node["mask"] = mask
    }
  }

  private mutating func drawContents(_ node: inout SceneNode, _ layer: inout DrawnLayer, isRepeated: Bool) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      node["text"] = isRepeated ? ["One", "Two", "Three"] : .text(pick("Hello", "lorem(6)"))
      node["font"] = .text(
        pick("17", "headline", "25 bold", "caption1", "title2 heavy rounded", "15 light monospaced italic")
      )
      node["color"] = color()
      layer.hasText = true
    case 1:
      node["image"] = .text(pick("mountains", "city", "forest"))
      node["fit"] = .text(pick("fill", "cover", "contain"))
      layer.isPicture = true
    case 2:
      node["path"] = "M 0 0 L 40 0 L 20 30 Z"
      node["stroke"] = "\(literal(0.5...4)) systemRed"
      node["stroke.cap"] = .text(pick("butt", "round", "square"))
      node["stroke.join"] = .text(pick("miter", "round", "bevel"))
    case 3: node["gradient"] = "white systemGray5 \(pick("down", "right", "radial"))"
    default: return
    }
  }
}
