import SegueGeometry
import SegueStage

extension RoundedBounds {
  /// The path of a row, always of the same commands.
  static func path(_ row: [Double]) -> String {
    let (left, top, right, bottom) = (row[0], row[1], row[0] + row[2], row[1] + row[3])
    func pair(_ x: Double, _ y: Double) -> String { SVGFormat.numbers([x, y]) }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "A\(pair(radius, radius)) 0 0 1 \(pair(x, y))"
    }
    return "M\(pair(left + row[4], top))L\(pair(right - row[5], top))" + arc(row[5], right, top + row[5])
      + "L\(pair(right, bottom - row[6]))" + arc(row[6], right - row[6], bottom)
      + "L\(pair(left + row[7], bottom))" + arc(row[7], left, bottom - row[7])
      + "L\(pair(left, top + row[4]))" + arc(row[4], left + row[4], top) + "z"
  }
}

extension AnimatedSVG {
  /// An element with the shape of rounded bounds, its paint in `attributes`.
  func outline(_ bounds: [RoundedBounds], _ attributes: String, _ animations: String) -> String {
    var (attributes, animations) = (attributes, animations)
    guard bounds.allSatisfy(\.isUniform) else {
      let tolerance = Array(repeating: Self.tolerance, count: 8)
      let (first, animation) = keyframes(bounds.map(\.row), tolerance: tolerance, RoundedBounds.path)
      if let animation { animations += "<animate attributeName=\"d\"\(animation)/>" }
      return element("path", attributes + " d=\"\(first)\"", animations)
    }
    appendLength("x", bounds.map(\.rect.minX), &attributes, &animations)
    appendLength("y", bounds.map(\.rect.minY), &attributes, &animations)
    appendLength("width", bounds.map(\.rect.size.width), &attributes, &animations)
    appendLength("height", bounds.map(\.rect.size.height), &attributes, &animations)
    appendLength("rx", bounds.map { $0.radii[0] }, &attributes, &animations)
    return element("rect", attributes, animations)
  }

  func element(_ name: String, _ attributes: String, _ content: String) -> String {
    content.isEmpty ? "<\(name)\(attributes)/>\n" : "<\(name)\(attributes)>\(content)</\(name)>\n"
  }

  /// Appends a layer's fill, gradient, picture, shape and text.
  mutating func appendContents(_ node: Int, _ states: [LayerState]) throws {
    guard let first = states.first else { return }
    let bounds = states.map { RoundedBounds($0) }
    let hasShape = states.contains { $0.contents.shape != nil }
    if !hasShape, states.contains(where: { $0.fill.alpha > 0 }) {
      var (attributes, animations) = ("", "")
      appendColor("fill", states.map(\.fill), &attributes, &animations)
      body += outline(bounds, attributes, animations)
    }
    if let gradient = first.contents.gradient {
      if states.contains(where: { $0.contents.gradient != gradient }) {
        note(node, "has another gradient in the middle of the run: the first is drawn")
      }
      body += outline(bounds, " fill=\"url(#\(define(gradient)))\"", "")
    }
    try appendImage(node, states, bounds)
    if hasShape { appendShape(node, states) }
    appendText(node, states)
  }

  private mutating func define(_ gradient: Gradient) -> String {
    let name = newName("l")
    let stops = gradient.stops.map { stop in
      let opacity = stop.color.alpha < 1 ? " stop-opacity=\"\(SVGFormat.number(stop.color.alpha, 3))\"" : ""
      return "<stop offset=\"\(SVGFormat.number(stop.location, 4))\" "
        + "stop-color=\"\(SVGFormat.color(stop.color))\"\(opacity)/>"
    }.joined()
    func pair(_ x: String, _ y: String, _ point: Point) -> String {
      " \(x)=\"\(SVGFormat.number(point.x, 4))\" \(y)=\"\(SVGFormat.number(point.y, 4))\""
    }
    switch gradient.kind {
    case .linear(let start, let end):
      let line = pair("x1", "y1", start) + pair("x2", "y2", end)
      definitions += "<linearGradient id=\"\(name)\"\(line)>\(stops)</linearGradient>\n"
    case .radial(let center, let radius):
      let place = SVGFormat.numbers([center.x, center.y], 4)
      let size = SVGFormat.numbers([max(abs(radius.width), 1e-4), max(abs(radius.height), 1e-4)], 4)
      definitions += "<radialGradient id=\"\(name)\" cx=\"0\" cy=\"0\" r=\"1\" "
      definitions += "gradientTransform=\"translate(\(place))scale(\(size))\">\(stops)</radialGradient>\n"
    }
    return name
  }

  private mutating func appendShape(_ node: Int, _ states: [LayerState]) {
    guard let path = states.lazy.compactMap(\.contents.shape).first?.path else { return }
    if states.contains(where: { $0.contents.strokeStart > 0 || $0.contents.strokeEnd < 1 }) {
      note(node, "has a stroke along a part of its path: all of it is drawn")
    }
    var (attributes, animations) = outline(of: node, path, states)
    if path.fillRule == .evenOdd { attributes += " fill-rule=\"evenodd\"" }
    if states.contains(where: { $0.fill.alpha > 0 }) {
      appendColor("fill", states.map(\.fill), &attributes, &animations)
    } else {
      attributes += " fill=\"none\""
    }
    if states.contains(where: { $0.contents.strokeWidth > 0 && $0.contents.strokeColor.alpha > 0 }) {
      appendColor("stroke", states.map(\.contents.strokeColor), &attributes, &animations)
      appendLength("stroke-width", states.map { max($0.contents.strokeWidth, 0) }, &attributes, &animations)
      let style = states.lazy.compactMap(\.contents.shape).first?.style ?? StrokeStyle()
      if states.contains(where: { $0.contents.shape.map { $0.style != style } ?? false }) {
        note(node, "has another kind of line in the middle of the run: the first is drawn")
      }
      attributes += Self.strokeAttributes(style)
    }
    body += element("path", attributes, animations)
  }

  /// What a stroke's attributes say beyond SVG's own defaults.
  private static func strokeAttributes(_ style: StrokeStyle) -> String {
    var result = ""
    if style.cap != .butt { result += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    if style.join != .miter { result += " stroke-linejoin=\"\(style.join.rawValue)\"" }
    if !style.dashes.isEmpty {
      result += " stroke-dasharray=\"\(SVGFormat.numbers(style.dashes, 3))\""
      if style.dashPhase != 0 { result += " stroke-dashoffset=\"\(SVGFormat.number(style.dashPhase, 3))\"" }
    }
    return result
  }

  /// The attribute that draws a path, and its animation where its points move.
  private mutating func outline(
    of node: Int,
    _ path: Path,
    _ states: [LayerState]
  ) -> (attribute: String, animation: String) {
    let paths = states.map { $0.contents.shape?.path }
    guard paths.contains(where: { $0 != path }) else { return (" d=\"\(SVGFormat.path(path))\"", "") }
    let rows = paths.compactMap { other in other.flatMap { $0.isAlike(path) ? $0.coordinates : nil } }
    guard rows.count == paths.count else {
      note(node, "has another path in the middle of the run: the first is drawn")
      return (" d=\"\(SVGFormat.path(path))\"", "")
    }
    let tolerance = Array(repeating: Self.tolerance, count: path.coordinates.count)
    let (first, animation) = keyframes(rows, tolerance: tolerance) { SVGFormat.path(path.moved(to: $0)) }
    return (" d=\"\(first)\"", animation.map { "<animate attributeName=\"d\"\($0)/>" } ?? "")
  }

  /// Appends a layer's border, the middle of whose line is inside the bounds.
  mutating func appendBorder(_ node: Int, _ states: [LayerState]) {
    guard states.contains(where: { $0.border.width > 0 && $0.border.color.alpha > 0 }) else { return }
    var (attributes, animations) = (" fill=\"none\"", "")
    appendColor("stroke", states.map(\.border.color), &attributes, &animations)
    appendLength("stroke-width", states.map { max($0.border.width, 0) }, &attributes, &animations)
    body += outline(
      states.map { RoundedBounds($0).inset(by: max($0.border.width, 0) / 2) },
      attributes,
      animations
    )
  }

  /// Appends the blurred shadow of a layer's outline or shape.
  mutating func appendShadow(_ node: Int, _ states: [LayerState]) {
    guard states.contains(where: { $0.shadow.opacity > 0 && $0.shadow.color.alpha > 0 }) else { return }
    var (attributes, animations) = (filter(states.map(\.shadow.radius)), "")
    let colors = states.map { state in
      state.shadow.color.withAlpha(state.shadow.color.alpha * min(max(state.shadow.opacity, 0), 1))
    }
    appendColor("fill", colors, &attributes, &animations)
    let moves = states.map { PlaneMove(x: $0.shadow.offset.x, y: $0.shadow.offset.y, scaleX: 1, scaleY: 1) }
    let move = transform(moves, reach: 1)
    attributes += move.attribute
    animations += move.animations
    if let path = states.lazy.compactMap(\.contents.shape).first?.path {
      body += element("path", attributes + " d=\"\(SVGFormat.path(path))\"", animations)
    } else {
      body += outline(states.map { RoundedBounds($0) }, attributes, animations)
    }
  }

  /// Defines a blur, and returns the attribute that uses it.
  mutating func filter(_ radii: [Double]) -> String {
    let name = newName("b")
    var (attributes, animations) = ("", "")
    appendLength("stdDeviation", radii.map { max($0, 0) }, &attributes, &animations)
    definitions += "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\" "
    definitions += "color-interpolation-filters=\"sRGB\">"
    definitions += element("feGaussianBlur", attributes, animations).dropLast() + "</filter>\n"
    return " filter=\"url(#\(name))\""
  }

  /// Defines a clip to a layer's bounds, and returns the attribute that uses it.
  mutating func clip(_ node: Int, _ states: [LayerState]) -> String {
    let bounds = states.map { state in
      state.masksToBounds ? RoundedBounds(state) : RoundedBounds(state.bounds.expanded(by: 1e4), .zero)
    }
    return clip(to: bounds)
  }

  mutating func clip(to bounds: [RoundedBounds]) -> String {
    let name = newName("c")
    definitions += "<clipPath id=\"\(name)\">\(outline(bounds, "", "").dropLast())</clipPath>\n"
    return " clip-path=\"url(#\(name))\""
  }

  /// Defines a mask from a layer, and returns the attribute that uses it.
  mutating func mask(_ node: Int) throws -> String {
    let states = timeline.values(of: node, \.state)
    if timeline.nodes[node].children.isEmpty, states.allSatisfy(Self.isPlainShape) {
      let name = newName("c")
      let move = transform(of: node)
      let shape: String
      if let path = states.first?.contents.shape?.path {
        let rule = path.fillRule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        let (data, animation) = outline(of: node, path, states)
        shape = element("path", move.attribute + rule + data, move.animations + animation)
      } else {
        shape = outline(states.map { RoundedBounds($0) }, move.attribute, move.animations)
      }
      definitions += "<clipPath id=\"\(name)\">\(shape.dropLast())</clipPath>\n"
      return " clip-path=\"url(#\(name))\""
    }
    let mode = states.first?.maskMode ?? .alpha
    if states.contains(where: { $0.maskMode != mode }) {
      note(node, "is read in several ways during the run: it masks as it does at first")
    }
    return try mask(node, read: mode)
  }

  /// Whether a mask is one opaque shape, which clips without being drawn.
  private static func isPlainShape(_ state: LayerState) -> Bool {
    let contents = state.contents
    return state.maskMode == .alpha && state.opacity >= 1 && state.fill.alpha >= 1 && state.blur <= 0
      && state.shadow.opacity <= 0
      && state.border.width <= 0 && contents.gradient == nil && contents.image == nil && contents.text == nil
      && !contents.hasStroke
  }
}
