import SegueGeometry
import SegueImages
import SegueStage
import SegueText

/// Writes a run as an SVG that moves by SMIL: no scripts and no references to other files, so it plays inside `<img>`.
///
/// Each layer is a group in its superlayer's, with what moves of it as few keyframes as stay near the run.
struct AnimatedSVG {
  let timeline: LayerTimeline
  let typesetter: Typesetter
  /// The attributes that all animations have.
  let clock: String
  /// The time of each sample, as a part of the whole.
  let parts: [Double]
  /// What is drawn once and used in several places, or clips and filters.
  var definitions = ""
  var body = ""
  var glyphs: [GlyphKey: Int] = [:]
  var images: [StageImage: Int] = [:]
  /// What cannot be said, by layer.
  private(set) var gaps: [VectorGap] = []
  private var count = 0

  /// Points by which a place may be off; layers in layers add up.
  static let tolerance = 0.2

  /// The document of a run, and what it cannot say; the canvas is in points, and times are in seconds.
  static func document(
    _ timeline: LayerTimeline,
    typesetter: Typesetter,
    size: Size,
    title: String,
    frameDuration: Double,
    hold: Double,
    loops: Bool
  ) throws -> (text: String, gaps: [VectorGap]) {
    let length = Double(timeline.count) * frameDuration + hold
    var writer = AnimatedSVG(
      timeline: timeline,
      typesetter: typesetter,
      clock: " dur=\"\(SVGFormat.number(length, 4))s\" "
        + (loops ? "repeatCount=\"indefinite\"" : "fill=\"freeze\""),
      parts: (0..<timeline.count).map { Double($0) * frameDuration / length }
    )
    try writer.append(0)
    let (width, height) = (SVGFormat.number(size.width), SVGFormat.number(size.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(width) \(height)\">\n<title>\(SVGFormat.escaped(title))</title>\n"
    if !writer.definitions.isEmpty { text += "<defs>\n\(writer.definitions)</defs>\n" }
    text += "<path d=\"M0 0H\(width)V\(height)H0z\"/>\n\(writer.body)</svg>\n"
    return (text, writer.gaps)
  }

  /// A new name within the document.
  mutating func newName(_ letter: String) -> String {
    count += 1
    return letter + String(count)
  }

  mutating func note(_ node: Int, _ message: String) {
    let gap = VectorGap(layer: timeline.nodes[node].layer, message: message)
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// Appends a layer with its sublayers.
  mutating func append(_ node: Int) throws {
    let states = timeline.values(of: node, \.state)
    guard states.contains(where: { $0.opacity > 0 }), timeline.isSeen(node) else { return }
    if states.contains(where: { $0.backdropBlur > 0 }) {
      note(node, "blurs what lies behind it, which an SVG cannot: its fill is drawn alone")
    }
    var attributes = ""
    var animations = ""
    animations += presence(timeline.presence(of: node))
    let moves = transform(of: node)
    attributes += moves.attribute
    animations += moves.animations
    appendNumber("opacity", states.map { min(max($0.opacity, 0), 1) }, base: 1, &attributes, &animations)
    if states.contains(where: { $0.blur > 0 }) { attributes += filter(states.map(\.blur)) }
    let children = timeline.nodes[node].children
    let masks = children.filter { timeline.nodes[$0].role == .mask }
    for mask in masks { attributes += try self.mask(mask) }
    let clips = states.contains(where: \.masksToBounds)
    if clips, !states.allSatisfy(\.masksToBounds) {
      note(node, "clips for a part of the run: it is drawn clipped all the time")
    }
    let isBoth = clips && !masks.isEmpty
    if clips, !isBoth { attributes += clip(node, states) }
    let isGroup = !attributes.isEmpty || !animations.isEmpty
    if isGroup { body += "<g\(attributes)>\(animations)\n" }
    if isBoth { body += "<g\(clip(node, states))>\n" }
    let start = body.endIndex
    if !clips { appendShadow(node, states) }
    try appendContents(node, states)
    for child in children where timeline.nodes[child].role == .content {
      let isTaken = timeline.nodes[node].role == .mask && timeline.takesAway(child)
      if isTaken { try subtract(child, since: start) } else { try append(child) }
    }
    appendBorder(node, states)
    if isBoth { body += "</g>\n" }
    if isGroup { body += "</g>\n" }
  }

  /// Shows what is there at some times only; nothing for what always is.
  func presence(_ isThere: [Bool]) -> String {
    guard isThere.contains(false) else { return "" }
    let places = isThere.indices.filter { $0 == 0 || isThere[$0] != isThere[$0 - 1] }
    let values = places.map { isThere[$0] ? "inline" : "none" }.joined(separator: ";")
    let times = places.map { SVGFormat.number(parts[$0], 5) }.joined(separator: ";")
    return "<animate attributeName=\"display\" calcMode=\"discrete\"\(clock) keyTimes=\"\(times)\" "
      + "values=\"\(values)\"/>"
  }
}
