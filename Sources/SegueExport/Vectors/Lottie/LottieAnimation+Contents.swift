import SegueDocuments
import SegueGeometry
import SegueImages
import SegueRaster
import SegueStage
import SegueText

/// What a layer draws itself: fill, gradient, picture, shape, text, then its sublayers, and its border.
extension LottieAnimation {
  mutating func draw(_ node: Int, _ states: [LayerState], opacities: [Double]?) throws {
    let bounds = states.map { RoundedBounds($0) }
    let back = shapes(node, states, bounds)
    let front = border(states, bounds)
    let children = timeline.nodes[node].children.filter { timeline.nodes[$0].role == .content }
    let hasMore =
      states.contains { $0.contents.image != nil || $0.contents.text != nil }
      || children.contains { timeline.isSeen($0) }
    guard hasMore else { return append(front + back, node, opacities) }
    append(back, node, opacities)
    try appendImage(node, states, bounds, opacities)
    try appendText(node, states, opacities)
    for child in children { try append(child) }
    append(front, node, opacities)
  }

  /// Appends groups of shapes, the first in front, as a layer.
  private mutating func append(_ groups: [JSONValue], _ node: Int, _ opacities: [Double]?) {
    guard !groups.isEmpty else { return }
    let place = carrier(of: node)
    for range in ranges(timeline.presence(of: node)) {
      appendLayer(
        kind: 4,
        name: name(node),
        carrier: place,
        transform: LottieTransform(opacities: opacities),
        members: [.init("shapes", .array(groups))],
        range
      )
    }
  }

  /// Fill, gradient and shape, the first in front.
  private mutating func shapes(_ node: Int, _ states: [LayerState], _ bounds: [RoundedBounds]) -> [JSONValue]
  {
    var groups: [JSONValue] = []
    let hasShape = states.contains { $0.contents.shape != nil }
    if !hasShape, states.contains(where: { $0.fill.alpha > 0 }) {
      groups.append(LottieValue.group([Self.outline(bounds), LottieValue.fill(states.map(\.fill))]))
    }
    if let gradient = states.first?.contents.gradient {
      if states.contains(where: { $0.contents.gradient != gradient }) {
        note(node, "has another gradient in the middle of the run: the first is drawn")
      }
      groups.append(LottieValue.group([Self.outline(bounds), paint(node, gradient, bounds.map(\.rect))]))
    }
    if hasShape { groups += shape(node, states) }
    return groups.reversed()
  }

  /// The path of rounded bounds: a rectangle, or curves where the corners differ.
  static func outline(_ bounds: [RoundedBounds]) -> JSONValue {
    guard bounds.allSatisfy(\.isUniform) else {
      return LottieValue.path(bounds.map(\.row), tolerance: tolerance, RoundedBounds.curves)[0]
    }
    return LottieValue.object([
      "ty": .text("rc"), "d": .number(1),
      "s": LottieValue.property(
        bounds.map { [$0.rect.size.width, $0.rect.size.height] },
        tolerance: tolerance
      ),
      "p": LottieValue.property(bounds.map { [$0.rect.center.x, $0.rect.center.y] }, tolerance: tolerance),
      "r": LottieValue.property(bounds.map { [$0.radii[0]] }, tolerance: tolerance),
    ])
  }

  private mutating func paint(_ node: Int, _ gradient: Gradient, _ rects: [Rect]) -> JSONValue {
    func place(_ part: Point) -> JSONValue {
      let points = rects.map { [$0.minX + part.x * $0.size.width, $0.minY + part.y * $0.size.height] }
      return LottieValue.property(points, tolerance: Self.tolerance)
    }
    let kind: Double
    let (start, end): (Point, Point)
    switch gradient.kind {
    case .linear(let from, let to): (kind, start, end) = (1, from, to)
    case .radial(let center, let radius):
      (kind, start, end) = (2, center, Point(x: center.x + radius.width, y: center.y))
      if rects.contains(where: { abs($0.size.width * radius.width - $0.size.height * radius.height) > 1 }) {
        note(node, "has an oval gradient, which a Lottie animation has not: a round one is drawn")
      }
    }
    let colors = gradient.stops.flatMap { [$0.location, $0.color.red, $0.color.green, $0.color.blue] }
    let alphas = gradient.stops.flatMap { [$0.location, $0.color.alpha] }
    let isOpaque = gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    return LottieValue.object([
      "ty": .text("gf"), "o": LottieValue.still([100]), "r": .number(1), "t": .number(kind),
      "g": LottieValue.object([
        "p": .number(Double(gradient.stops.count)),
        "k": LottieValue.still(colors + (isOpaque ? [] : alphas), 4),
      ]),
      "s": place(start), "e": place(end),
    ])
  }

  /// A shape's stroke in front of its fill.
  private mutating func shape(_ node: Int, _ states: [LayerState]) -> [JSONValue] {
    guard let path = states.lazy.compactMap(\.contents.shape).first?.path else { return [] }
    let paths = states.map { $0.contents.shape?.path }
    let rows = paths.compactMap { other in other.flatMap { $0.isAlike(path) ? $0.coordinates : nil } }
    let isWhole = rows.count == paths.count
    if !isWhole { note(node, "has another path in the middle of the run: the first is drawn") }
    let course = isWhole ? rows : [path.coordinates]
    let outlines = LottieValue.path(course, tolerance: Self.tolerance) { path.moved(to: $0) }
    var groups: [JSONValue] = []
    if states.contains(where: { $0.fill.alpha > 0 }) {
      let fill = LottieValue.fill(states.map(\.fill), evenOdd: path.fillRule == .evenOdd)
      groups.append(LottieValue.group(outlines + [fill]))
    }
    if states.contains(where: { $0.contents.hasStroke }) {
      let isPartial = states.contains { $0.contents.strokeStart > 0 || $0.contents.strokeEnd < 1 }
      let trim = LottieValue.trim(
        from: states.map(\.contents.strokeStart),
        to: states.map(\.contents.strokeEnd)
      )
      let style = states.lazy.compactMap(\.contents.shape).first?.style ?? StrokeStyle()
      if states.contains(where: { $0.contents.shape.map { $0.style != style } ?? false }) {
        note(node, "has another kind of line in the middle of the run: the first is drawn")
      }
      let stroke = LottieValue.stroke(
        states.map(\.contents.strokeColor),
        widths: states.map(\.contents.strokeWidth),
        style: style
      )
      groups.append(LottieValue.group(outlines + (isPartial ? [trim] : []) + [stroke]))
    }
    return groups
  }

  /// A border, the middle of whose line is inside the bounds.
  private func border(_ states: [LayerState], _ bounds: [RoundedBounds]) -> [JSONValue] {
    guard states.contains(where: { $0.border.width > 0 && $0.border.color.alpha > 0 }) else { return [] }
    let inset = zip(states, bounds).map { $1.inset(by: max($0.border.width, 0) / 2) }
    let stroke = LottieValue.stroke(states.map(\.border.color), widths: states.map(\.border.width))
    return [LottieValue.group([Self.outline(inset), stroke])]
  }

  // MARK: Pictures

  private mutating func appendImage(
    _ node: Int,
    _ states: [LayerState],
    _ bounds: [RoundedBounds],
    _ opacities: [Double]?
  ) throws {
    guard let contents = states.lazy.compactMap(\.contents.image).first else { return }
    if states.contains(where: { $0.contents.image != contents }) {
      note(node, "has another picture in the middle of the run: the first is drawn")
    }
    let pixels = contents.image.pixels
    guard pixels.width > 0, pixels.height > 0 else { return }
    let shown = timeline.seenPixels(of: contents.image)
    let asset = try define(contents.image, shown)
    let places = bounds.map {
      contents.fit.place(width: Double(pixels.width), height: Double(pixels.height), in: $0.rect)
    }
    let moves = places.map { place in
      PlaneMove(
        x: place.minX,
        y: place.minY,
        scaleX: place.size.width / Double(shown.width),
        scaleY: place.size.height / Double(shown.height)
      )
    }
    let reach = Double(max(shown.width, shown.height))
    let transform = LottieTransform(moves, reach: reach, opacities: opacities)
    guard contents.fit == .cover, !states.allSatisfy(\.masksToBounds) else {
      return appendPicture(asset, node, transform)
    }
    appendClipped(node, bounds.map { RoundedBounds($0.rect, .zero) }, opacities) {
      $0.appendPicture(asset, node, LottieTransform(moves, reach: reach))
    }
  }

  private mutating func appendPicture(
    _ asset: String,
    _ node: Int,
    _ transform: LottieTransform,
    shown: [(start: Double, end: Double)]? = nil
  ) {
    let place = carrier(of: node)
    for range in shown ?? ranges(timeline.presence(of: node)) {
      appendLayer(
        kind: 2,
        name: name(node),
        carrier: place,
        transform: transform,
        members: [.init("refId", .text(asset))],
        range
      )
    }
  }

  private mutating func define(_ image: StageImage, _ pixels: PixelBuffer) throws -> String {
    if let known = images[image] { return known }
    let id = "i\(images.count + 1)"
    images[image] = id
    assets.append(
      LottieValue.object([
        "id": .text(id), "w": .number(Double(pixels.width)), "h": .number(Double(pixels.height)),
        "u": .text(""), "p": .text(try PictureData.link(to: pixels)), "e": .number(1),
      ])
    )
    return id
  }

  // MARK: Texts

  /// Appends a layer's text as outlines, and its emoji as pictures; each line moves as a whole while its letters stay the same.
  private mutating func appendText(_ node: Int, _ states: [LayerState], _ opacities: [Double]?) throws {
    guard states.contains(where: { $0.contents.text != nil && $0.contents.textColor.alpha > 0 }) else {
      return
    }
    let fill = LottieValue.fill(states.map(\.contents.textColor))
    let isThere = timeline.presence(of: node)
    let place = carrier(of: node)
    let alphas = states.map { min(max($0.contents.textColor.alpha, 0), 1) }
    let faded = opacities.map { zip($0, alphas).map { $0 * $1 } } ?? alphas
    for course in TextLine.courses(of: states, typesetter) {
      for variant in TextLine.variants(of: course) {
        let outlines = variant.glyphs.flatMap { self.outlines(of: $0) }
        guard var origin = course.lazy.compactMap({ $0?.line == variant ? $0?.origin : nil }).first else {
          continue
        }
        let moves = course.map { found in
          if let found, found.line == variant { origin = found.origin }
          return PlaneMove(x: origin.x, y: origin.y, scaleX: 1, scaleY: 1)
        }
        let shown = ranges(zip(course, isThere).map { $0?.line == variant && $1 })
        for glyph in variant.glyphs { try appendPicture(of: glyph, node, moves, faded, shown) }
        for range in shown where !outlines.isEmpty {
          appendLayer(
            kind: 4,
            name: name(node),
            carrier: place,
            transform: LottieTransform(moves, reach: 1, opacities: opacities),
            members: [.init("shapes", .array([LottieValue.group(outlines + [fill])]))],
            range
          )
        }
      }
    }
  }

  /// Appends a glyph that is a picture, which goes where its line goes.
  private mutating func appendPicture(
    of glyph: TextLine.Glyph,
    _ node: Int,
    _ line: [PlaneMove],
    _ opacities: [Double],
    _ shown: [(start: Double, end: Double)]
  ) throws {
    guard let picture = typesetter.picture(of: glyph.key.glyph, inFace: glyph.key.face) else { return }
    let pixels = picture.image.pixels
    let frame = picture.frame(fontSize: glyph.key.size, at: Point(x: glyph.x, y: glyph.y))
    let asset = try define(picture.image, pixels)
    let moves = line.map { move in
      PlaneMove(
        x: move.x + frame.origin.x,
        y: move.y + frame.origin.y,
        scaleX: frame.size.width / Double(pixels.width),
        scaleY: frame.size.height / Double(pixels.height)
      )
    }
    let reach = Double(max(pixels.width, pixels.height))
    appendPicture(asset, node, LottieTransform(moves, reach: reach, opacities: opacities), shown: shown)
  }

  private func outlines(of glyph: TextLine.Glyph) -> [JSONValue] {
    let (path, unitsPerEm) = typesetter.outline(of: glyph.key.glyph, inFace: glyph.key.face)
    let scale = glyph.key.size / unitsPerEm
    return LottieValue.outlines(path) { Point(x: glyph.x + $0.x * scale, y: glyph.y - $0.y * scale) }
  }
}

extension RoundedBounds {
  /// The curves of a row, always the same steps; a quarter of a circle is a cubic with controls at .5523 of its radius.
  static func curves(_ row: [Double]) -> Path {
    let (left, top, right, bottom) = (row[0], row[1], row[0] + row[2], row[1] + row[3])
    let away = 1 - 0.5522847498
    var path = Path()
    func corner(_ radius: Double, _ x: Double, _ y: Double, from: Point, to: Point) {
      let end = Point(x: x + to.x * radius, y: y + to.y * radius)
      path.elements.append(
        .curve(
          control1: Point(x: x + from.x * radius * away, y: y + from.y * radius * away),
          control2: Point(x: x + to.x * radius * away, y: y + to.y * radius * away),
          end: end
        )
      )
    }
    path.elements.append(.move(Point(x: left + row[4], y: top)))
    path.elements.append(.line(Point(x: right - row[5], y: top)))
    corner(row[5], right, top, from: Point(x: -1, y: 0), to: Point(x: 0, y: 1))
    path.elements.append(.line(Point(x: right, y: bottom - row[6])))
    corner(row[6], right, bottom, from: Point(x: 0, y: -1), to: Point(x: -1, y: 0))
    path.elements.append(.line(Point(x: left + row[7], y: bottom)))
    corner(row[7], left, bottom, from: Point(x: 1, y: 0), to: Point(x: 0, y: -1))
    path.elements.append(.line(Point(x: left, y: top + row[4])))
    corner(row[4], left, top, from: Point(x: 0, y: 1), to: Point(x: 1, y: 0))
    path.elements.append(.close)
    return path
  }
}
