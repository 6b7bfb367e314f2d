import SegueDocuments
import SegueGeometry
import SegueImages
import SegueStage
import SegueText

/// Writes a run as a Lottie animation (specification 1.0.1), as players on every platform draw it.
///
/// What moves is carried by null layers, as it is in After Effects, with curves that stay near the run. A layer that clips,
/// is masked, or fades with what is in it is a composition of its own, all in the canvas's points.
struct LottieAnimation {
  let timeline: LayerTimeline
  let typesetter: Typesetter
  /// Points.
  let canvas: Size
  /// Frames.
  let end: Double
  let names: [LayerID: String]
  /// Pictures and compositions.
  var assets: [JSONValue] = []
  var images: [StageImage: String] = [:]
  var composition: Composition
  /// What cannot be said, by layer.
  private(set) var gaps: [VectorGap] = []
  /// By node; nil for the root.
  private var superlayers: [Int?]
  private var compositions = 0

  /// The layers of a composition.
  struct Composition {
    /// Back to front.
    var layers: [JSONValue] = []
    /// The layers that carry others, by node; nil for one that is where its superlayer is.
    var carriers: [Int: Int?] = [:]
    /// The index of the last layer.
    var count = 0
    /// In whose points it is; nil: the canvas's.
    var root: Root?
    /// Points; what lies beyond is not seen.
    var size: Size

    /// A layer, and the place in it that is the composition's corner.
    struct Root {
      var node: Int
      var origin: Point
    }

    init(root: Root? = nil, size: Size) {
      self.root = root
      self.size = size
    }

    /// Another one in the same points.
    var likewise: Composition { Composition(root: root, size: size) }
  }

  /// Points by which a place may be off; layers in layers add up.
  static let tolerance = 0.2

  private init(
    _ timeline: LayerTimeline,
    _ typesetter: Typesetter,
    _ canvas: Size,
    end: Double,
    _ names: [LayerID: String]
  ) {
    self.timeline = timeline
    self.typesetter = typesetter
    self.canvas = canvas
    composition = Composition(size: canvas)
    self.end = end
    self.names = names
    superlayers = Array(repeating: nil, count: timeline.nodes.count)
    for (node, layer) in timeline.nodes.enumerated() {
      for child in layer.children { superlayers[child] = node }
    }
  }

  /// The document of a run, and what it cannot say; `hold` is how many frames the last one stays.
  static func document(
    _ timeline: LayerTimeline,
    typesetter: Typesetter,
    canvas: Size,
    title: String,
    framesPerSecond: Double,
    hold: Double,
    names: [LayerID: String]
  ) throws -> (text: String, gaps: [VectorGap]) {
    let end = Double(timeline.count) + hold.rounded()
    var writer = LottieAnimation(timeline, typesetter, canvas, end: end, names)
    writer.appendGround()
    if !timeline.nodes.isEmpty { try writer.append(0) }
    let document = LottieValue.object([
      "v": .text("5.9.0"), "nm": .text(title), "fr": LottieValue.number(framesPerSecond, 4),
      "ip": .number(0), "op": .number(end), "w": .number(canvas.width.rounded()),
      "h": .number(canvas.height.rounded()), "ddd": .number(0), "assets": .array(writer.assets),
      "layers": .array(writer.composition.layers.reversed()),
    ])
    return (document.line, writer.gaps)
  }

  /// What lies under all layers is black.
  private mutating func appendGround() {
    let bounds = RoundedBounds(Rect(origin: .zero, size: canvas), .zero)
    let group = LottieValue.group([Self.outline([bounds]), LottieValue.fill([.black])])
    appendLayer(kind: 4, name: "ground", members: [.init("shapes", .array([group]))], (0, end))
  }

  mutating func note(_ node: Int, _ message: String) {
    let gap = VectorGap(layer: timeline.nodes[node].layer, message: message)
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  func name(_ node: Int) -> String { names[timeline.nodes[node].layer] ?? "" }

  // MARK: Layers

  /// Appends a layer with its sublayers, as a composition where that needs to be drawn as a whole.
  mutating func append(_ node: Int) throws {
    let states = timeline.values(of: node, \.state)
    guard states.contains(where: { $0.opacity > 0 }), timeline.isSeen(node) else { return }
    if timeline.takesAway(node) {
      return note(node, "is taken away from a mask, which a Lottie animation cannot: it is left out")
    }
    noteGaps(node, states)
    let opacities = states.map { min(max($0.opacity, 0), 1) }
    let children = timeline.nodes[node].children.filter { timeline.isSeen($0) }
    let masks = children.filter { timeline.nodes[$0].role == .mask }
    let hasContents = children.count > masks.count
    let clips =
      states.contains(where: \.masksToBounds)
      && (hasContents || states.contains { $0.contents.image != nil })
    let fades = opacities.contains { $0 < 0.999 }
    // Seen through by itself, each of several would show those below it.
    if clips, !states.allSatisfy(\.masksToBounds) {
      note(node, "clips for a part of the run: it is drawn clipped all the time")
    }
    guard clips || !masks.isEmpty || (fades && (hasContents || Self.drawsSeveral(states))) else {
      return try draw(node, states, opacities: fades ? opacities : nil)
    }
    let bounds = states.map { RoundedBounds($0) }
    let fading = fades ? opacities : nil
    guard let mask = masks.first else {
      if clips {
        return try appendClipped(node, bounds, fading) { try $0.draw(node, states, opacities: nil) }
      }
      let content = try compose(name(node)) { try $0.draw(node, states, opacities: nil) }
      return appendComposition(content, of: node, fading, timeline.presence(of: node))
    }
    let content = try compose(name(node)) { writer in
      guard clips else { return try writer.draw(node, states, opacities: nil) }
      try writer.appendClipped(node, bounds, nil) { try $0.draw(node, states, opacities: nil) }
    }
    try appendMasked(content, of: node, by: mask, fading)
  }

  /// Whether a layer without sublayers draws several things one over another.
  private static func drawsSeveral(_ states: [LayerState]) -> Bool {
    let parts: [(LayerState) -> Bool] = [
      { $0.fill.alpha > 0 || $0.contents.gradient != nil || $0.contents.shape != nil },
      { $0.contents.image != nil }, { $0.contents.text != nil },
      { $0.border.width > 0 && $0.border.color.alpha > 0 },
    ]
    return parts.filter { states.contains(where: $0) }.count > 1
  }

  private mutating func noteGaps(_ node: Int, _ states: [LayerState]) {
    if states.contains(where: { $0.backdropBlur > 0 }) {
      note(node, "blurs what lies behind it, which a Lottie animation cannot: its fill is drawn alone")
    }
    if states.contains(where: { $0.blur > 0 }) {
      note(node, "is blurred, which a Lottie animation cannot: it is drawn sharp")
    }
    if states.contains(where: { $0.shadow.opacity > 0 && $0.shadow.color.alpha > 0 && !$0.masksToBounds }) {
      note(node, "has a shadow, which a Lottie animation has not: it is left out")
    }
  }

  /// Makes a composition of what `body` appends, like the present one if none is given; returns its name among the assets.
  mutating func compose(
    _ name: String,
    as inner: Composition? = nil,
    _ body: (inout LottieAnimation) throws -> Void
  ) rethrows -> String {
    let outer = composition
    composition = inner ?? outer.likewise
    try body(&self)
    compositions += 1
    let id = "c\(compositions)"
    assets.append(
      LottieValue.object([
        "id": .text(id), "nm": .text(name), "layers": .array(composition.layers.reversed()),
      ])
    )
    composition = outer
    return id
  }

  /// Appends what `body` draws of a layer, cut off at its round corners.
  ///
  /// It is a composition as large as the layer, which cuts by itself, with a mask where the layer has round corners or
  /// changes its size. A track matte would say it as well, but rlottie darkens all that is below by each of them.
  mutating func appendClipped(
    _ node: Int,
    _ bounds: [RoundedBounds],
    _ opacities: [Double]?,
    _ body: (inout LottieAnimation) throws -> Void
  ) rethrows {
    let hull = bounds.dropFirst().reduce(bounds[0].rect) { $0.union($1.rect) }
    let root = Composition.Root(node: node, origin: hull.origin)
    let content = try compose(name(node), as: Composition(root: root, size: hull.size), body)
    let moved = bounds.map { RoundedBounds($0, from: hull.origin) }
    let isWhole = bounds.allSatisfy { $0.rect == hull && $0.radii == [0, 0, 0, 0] }
    let mask =
      isWhole
      ? []
      : [JSONValue.Member("hasMask", .boolean(true)), .init("masksProperties", .array([Self.mask(moved)]))]
    let place = carrier(of: node)
    let shift = PlaneMove(x: hull.minX, y: hull.minY, scaleX: 1, scaleY: 1)
    for range in ranges(timeline.presence(of: node)) {
      appendLayer(
        kind: 0,
        name: name(node),
        carrier: place,
        transform: LottieTransform([shift], reach: 1, opacities: opacities),
        members: mask + [
          .init("refId", .text(content)), .init("w", .number(hull.size.width.rounded(.up))),
          .init("h", .number(hull.size.height.rounded(.up))),
        ],
        range
      )
    }
  }

  private static func mask(_ bounds: [RoundedBounds]) -> JSONValue {
    LottieValue.object([
      "mode": .text("a"), "inv": .boolean(false), "o": LottieValue.still([100]),
      "pt": LottieValue.pathProperty(bounds.map(\.row), tolerance: tolerance, RoundedBounds.curves),
    ])
  }

  mutating func appendComposition(
    _ content: String,
    of node: Int,
    _ opacities: [Double]?,
    _ isThere: [Bool]
  ) {
    for range in ranges(isThere) { appendComposition(content, name: name(node), opacities, range, []) }
  }

  mutating func appendComposition(
    _ content: String,
    name: String,
    _ opacities: [Double]?,
    _ range: (start: Double, end: Double),
    _ members: [JSONValue.Member]
  ) {
    appendLayer(
      kind: 0,
      name: name,
      transform: LottieTransform(opacities: opacities),
      members: members + [
        .init("refId", .text(content)), .init("w", .number(composition.size.width.rounded(.up))),
        .init("h", .number(composition.size.height.rounded(.up))),
      ],
      range
    )
  }

  /// Appends a layer of a kind (0: composition, 2: picture, 3: null, 4: shapes) to the composition; returns its index.
  @discardableResult
  mutating func appendLayer(
    kind: Int,
    name: String,
    carrier: Int? = nil,
    transform: LottieTransform = LottieTransform(),
    members: [JSONValue.Member] = [],
    _ range: (start: Double, end: Double)
  ) -> Int {
    composition.count += 1
    let parent = carrier.map { [JSONValue.Member("parent", .number(Double($0)))] } ?? []
    composition.layers.append(
      .object(
        [
          .init("ddd", .number(0)), .init("ind", .number(Double(composition.count))),
          .init("ty", .number(Double(kind))), .init("nm", .text(name)),
        ] + parent + [.init("sr", .number(1)), .init("ks", transform.value), .init("ao", .number(0))]
          + members
          + [
            .init("ip", .number(range.start)), .init("op", .number(range.end)), .init("st", .number(0)),
            .init("bm", .number(0)),
          ]
      )
    )
    return composition.count
  }

  /// The index of the layer that carries what is in a layer's own points; nil if these are the canvas's.
  mutating func carrier(of node: Int) -> Int? {
    if let known = composition.carriers[node] { return known }
    if let root = composition.root, root.node == node {
      let shift = PlaneMove(x: -root.origin.x, y: -root.origin.y, scaleX: 1, scaleY: 1)
      let transform = LottieTransform([shift], reach: 1)
      let own =
        transform.isIdentity ? nil : appendLayer(kind: 3, name: name(node), transform: transform, (0, end))
      composition.carriers[node] = .some(own)
      return own
    }
    let outer = superlayers[node].flatMap { carrier(of: $0) }
    let transform = transform(of: node)
    let own =
      transform.isIdentity
      ? outer : appendLayer(kind: 3, name: name(node), carrier: outer, transform: transform, (0, end))
    composition.carriers[node] = .some(own)
    return own
  }

  /// How a layer lies in its superlayer.
  private mutating func transform(of node: Int) -> LottieTransform {
    let course = timeline.moves(of: node)
    if course.isFlattened {
      note(node, "is turned in perspective, which a Lottie animation cannot: it is drawn without")
    }
    return LottieTransform(course.moves, reach: course.reach)
  }

  /// The frames in which something is there, from each first one to the one after the last.
  func ranges(_ isThere: [Bool]) -> [(start: Double, end: Double)] {
    var ranges: [(start: Double, end: Double)] = []
    for (frame, isThere) in isThere.enumerated() where isThere {
      let time = Double(frame)
      if ranges.last?.end == time {
        ranges[ranges.count - 1].end = time + 1
      } else {
        ranges.append((time, time + 1))
      }
    }
    if let last = ranges.last, last.end == Double(isThere.count) { ranges[ranges.count - 1].end = end }
    return ranges
  }
}
