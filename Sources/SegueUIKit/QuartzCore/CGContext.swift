public import Foundation
import SegueGeometry
import SegueStage

/// What layers are rendered and paths are drawn into; what is drawn stays layers, and sharp at every size.
@preconcurrency @MainActor
public final class CGContext {
  /// What is in force while something is drawn.
  private struct DrawingState {
    var transform = CGAffineTransform.identity
    var fill = Color.black
    var stroke = Color.black
    var width = 1.0
    var style = StrokeStyle()
    var alpha = 1.0
    /// The layer that what is drawn goes into: the picture, or one that is clipped.
    var container: LayerID
  }

  private var tree: LayerTree
  private let bounds: CGRect
  /// Pixels to a point of the pictures.
  let scale: CGFloat
  private var state: DrawingState
  private var saved: [DrawingState] = []
  /// The path that is being drawn.
  var pen = CGMutablePath()

  /// Creates a context for pixels of one's own; memory and format have no effect, as what is drawn stays layers.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
  }

  /// Creates a context for a rectangle, in points, with some pixels to a point, 0 for the screen's, and black where
  /// nothing is drawn if that is to be opaque.
  init(bounds: CGRect, scale: CGFloat = 0, isOpaque: Bool = false) {
    self.bounds = bounds
    self.scale = scale > 0 ? scale : 3
    var model = LayerState()
    (model.anchor, model.bounds) = (.zero, Rect(origin: bounds.origin.point, size: bounds.size.size))
    model.masksToBounds = true
    if isOpaque { model.fill = .black }
    tree = LayerTree(root: Layer(name: "picture", model: model))
    state = DrawingState(container: tree.root)
  }

  /// Whether nothing has been drawn.
  var isEmpty: Bool { tree[tree.root].sublayers.isEmpty }

  /// A picture of what has been drawn so far.
  public func makeImage() -> CGImage? { image }

  /// The width of the picture, in pixels.
  public var width: Int { Int(clamping: Double(bounds.width * scale).rounded(.up)) }
  /// The height of the picture, in pixels.
  public var height: Int { Int(clamping: Double(bounds.height * scale).rounded(.up)) }

  /// The picture of what has been rendered.
  var image: CGImage { CGImage(tree.snapshot(of: tree.root, at: 0), size: bounds.size.size, scale: scale) }

  func add(_ layers: LayerSubtree) {
    var layers = layers
    place(&layers.layer.model)
    tree.insert(layers, under: state.container)
  }

  /// Gives a layer at the origin the present transform.
  private func place(_ model: inout LayerState) {
    model.transform = model.transform.concatenating(state.transform.matrix)
    let place = CGPoint(model.position).applying(state.transform)
    let origin = CGPoint.zero.applying(state.transform)
    model.position = Point(x: Double(place.x - origin.x), y: Double(place.y - origin.y))
    model.opacity *= state.alpha
  }

  private func layer(_ name: String) -> LayerState {
    var model = LayerState()
    (model.anchor, model.bounds) = (.zero, Rect(origin: bounds.origin.point, size: bounds.size.size))
    model.position = bounds.origin.point
    return model
  }

  private func draw(_ path: Path, fill: Color, stroke: Color) {
    var model = layer("path")
    model.fill = fill
    model.opacity = state.alpha
    model.contents.shape = ShapeContents(
      path: path.applying(state.transform),
      strokeWidth: stroke == .clear ? 0 : state.width * Double(state.transform.meanScale),
      strokeColor: stroke
    )
    model.contents.shape?.style = state.style.scaled(by: Double(state.transform.meanScale))
    _ = tree.add(Layer(name: "path", model: model), to: state.container)
  }

  /// Draws a gradient over the whole picture; `kind` is given the box that its fractions are of.
  func draw(_ gradient: CGGradient, _ kind: (CGRect) -> Gradient.Kind) {
    var model = layer("gradient")
    model.opacity = state.alpha
    model.contents.gradient = Gradient(
      kind: kind(bounds.applying(state.transform.inverted())),
      stops: gradient.stops
    )
    _ = tree.add(Layer(name: "gradient", model: model), to: state.container)
  }

  /// The rectangle of the picture, in the present points.
  public var boundingBoxOfClipPath: CGRect { bounds.applying(state.transform.inverted()) }

  /// Draws only within a path from now on, until the state is restored.
  private func clip(to path: Path) {
    var model = layer("mask")
    model.fill = .black
    model.contents.shape = ShapeContents(path: path.applying(state.transform))
    clip(by: tree.add(Layer(name: "mask", model: model), to: tree.root))
  }

  private func clip(by mask: LayerID) {
    let inside = tree.add(Layer(name: "clip", model: layer("clip")), to: state.container)
    tree.attachMask(mask, to: inside)
    state.container = inside
  }

  /// Draws only where a picture in a rectangle is opaque from now on, and as much as it is.
  public func clip(to rect: CGRect, mask: CGImage) {
    var copy = picture(mask, in: rect)
    place(&copy.layer.model)
    clip(by: tree.insert(copy, under: tree.root))
  }
}

extension CGContext {
  /// Keeps what is in force, to be restored.
  public func saveGState() { saved.append(state) }
  /// Restores what was kept last.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// The transform of what is drawn.
  public var ctm: CGAffineTransform { state.transform }
  /// Applies a transform before what is in force.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Moves what is drawn from now on, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour inside of paths.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.width = Double(width) }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.engine }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.engine }
  /// Sets the lengths of dashes and gaps by turns, in points, and where in them a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashes, state.style.dashPhase) = (lengths.map { Double($0) }, Double(phase))
  }
  /// Sets the opacity of what is drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// Begins a path.
  public func beginPath() { pen = CGMutablePath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { pen.move(to: point) }
  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { pen.addLine(to: point) }
  /// Draws a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pen.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Draws a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { pen.addQuadCurve(to: end, control: control) }
  /// Adds an arc; angles in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    pen.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { pen.addRect(rect) }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { pen.addEllipse(in: rect) }
  /// Adds another path.
  public func addPath(_ path: CGPath) { pen.path.elements += path.path.elements }
  /// Closes the subpath.
  public func closePath() { pen.path.elements.append(.close) }

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(pen.path, rule) }
  /// Draws the line of the path, and forgets it.
  public func strokePath() {
    draw(pen.path, fill: .clear, stroke: state.stroke)
    beginPath()
  }
  /// Draws only within the path from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: pen.path.ruled(rule))
    beginPath()
  }
  /// Draws only within a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path.rect(rect)) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.rect(rect), fill: state.fill, stroke: .clear) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { draw(.rect(rect), fill: .clear, stroke: state.stroke) }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { draw(.ellipse(in: rect), fill: state.fill, stroke: .clear) }
  /// Draws the outline of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { draw(.ellipse(in: rect), fill: .clear, stroke: state.stroke) }

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    draw(path.ruled(rule), fill: state.fill, stroke: .clear)
    beginPath()
  }

  /// Fills a path, without a change of the pen's.
  func fill(_ path: Path) { draw(path, fill: state.fill, stroke: .clear) }

  /// Draws a path's line in a width, in points, and in a style of its own if there is one.
  func stroke(_ path: Path, width: Double, style: StrokeStyle? = nil) {
    let old = (state.width, state.style)
    (state.width, state.style) = (width, style ?? state.style)
    draw(path, fill: .clear, stroke: state.stroke)
    (state.width, state.style) = old
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) { add(picture(image, in: rect)) }

  private func picture(_ image: CGImage, in rect: CGRect) -> LayerSubtree {
    let layer = CALayer()
    layer.frame = rect
    layer.contents = image
    var copy = layer.host.stage.snapshot(of: layer.id, at: layer.host.time)
    copy.layer.model = copy.layer.model.asReplica
    copy.layer.model.position = rect.origin.point
    return copy
  }

  /// Draws a text in a rectangle.
  func draw(_ text: TextContents, in rect: CGRect) {
    var model = LayerState()
    (model.anchor, model.position) = (.zero, rect.origin.point)
    model.bounds = Rect(origin: .zero, size: rect.size.size)
    model.contents.text = text
    place(&model)
    _ = tree.add(Layer(name: "text", model: model), to: state.container)
  }
}

extension CGAffineTransform {
  /// By how much lengths grow: the root of the area's factor.
  fileprivate var meanScale: CGFloat { sqrt(abs(a * d - b * c)) }
}

extension Path {
  /// The path, filled by a rule.
  fileprivate func ruled(_ rule: CGPathFillRule) -> Path {
    var path = self
    path.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
    return path
  }
}

extension StrokeStyle {
  /// The style in points that are as many times smaller.
  fileprivate func scaled(by factor: Double) -> StrokeStyle {
    var style = self
    style.dashes = dashes.map { $0 * factor }
    style.dashPhase = dashPhase * factor
    return style
  }
}
