public import Foundation
import SegueGeometry
import SegueStage

/// Makes pictures of what is rendered.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// How they are rendered.
  public let format: UIGraphicsImageRendererFormat

  /// Makes pictures of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Makes pictures of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Makes pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// The picture of what `actions` render.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format)
    GraphicsContexts.current.contexts.append(context.cgContext)
    actions(context)
    GraphicsContexts.current.contexts.removeLast()
    return context.cgContext.picture
  }
}

/// How pictures are rendered.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: SegueObject {
  /// Pixels to a point; 0 for the screen's.
  open var scale: CGFloat = 3
  /// Whether nothing is seen through: what is not drawn is black.
  open var opaque = false

  /// Creates a format.
  public convenience init() { self.init(main: ()) }
  /// The format of the screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of the screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a picture is rendered into.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The context.
  public let cgContext: CGContext

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws only within a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  init(bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(bounds: bounds, scale: format.scale, isOpaque: format.opaque)
  }
}

/// Begins a picture of a size, in points, with some pixels to a point: 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContexts.current.contexts.append(
    CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  )
}

/// Begins a picture of a size, in points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What is rendered into now; nil outside of a picture.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current.contexts.last }

/// The picture that has been rendered until now.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.picture
}

extension CGContext {
  /// What has been rendered, in its scale.
  fileprivate var picture: UIImage { UIImage(image, scale: scale) }
}

/// Ends a picture.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = GraphicsContexts.current.contexts.popLast() }

/// Fills a rectangle of the present picture.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Sets the colour inside of what is drawn.
  @preconcurrency @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines.
  @preconcurrency @MainActor
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Sets the colour inside of what is drawn, and of lines.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the path in the present picture.
  @preconcurrency @MainActor
  public func fill() { UIGraphicsGetCurrentContext()?.fill(path) }
  /// Draws the path's line in the present picture.
  @preconcurrency @MainActor
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.stroke(path, width: Double(lineWidth), style: strokeStyle)
  }
  /// Draws only within the path from now on.
  @preconcurrency @MainActor
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip()
  }
}

extension UIImage {
  /// Draws the picture into a rectangle of the present one.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    if let cgImage { UIGraphicsGetCurrentContext()?.draw(cgImage, in: rect) }
  }
  /// Draws the picture at a point of the present one.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into a rectangle of the present one, laid over what is there in some way.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
  /// Draws the picture at a point of the present one, laid over what is there in some way.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

/// The pictures of a host that are being made, the innermost last.
@MainActor
final class GraphicsContexts {
  var contexts: [CGContext] = []

  static var current: GraphicsContexts { SegueHost.current.companion { GraphicsContexts() } }
}

extension UIView {
  /// Asks for ``draw(_:)`` at the end of the turn, for all of the view.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  func displayIfNeeded() {
    guard isDisplayNeeded, window != nil, !bounds.isEmpty else { return }
    isDisplayNeeded = false
    let context = CGContext(bounds: bounds)
    GraphicsContexts.current.contexts.append(context)
    draw(bounds)
    GraphicsContexts.current.contexts.removeLast()
    if !context.isEmpty { layer.contents = context.image }
  }

  /// Renders the view as it looks now into the present picture, in its own size; false outside of a picture.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    var copy = layer.host.stage.snapshot(of: layer.id, at: layer.host.time)
    copy.layer.model = copy.layer.model.asReplica
    copy.layer.model.position = rect.origin.point
    if rect.size != bounds.size { layer.host.note("a hierarchy is drawn in its own size") }
    context.add(copy)
    return true
  }
}
