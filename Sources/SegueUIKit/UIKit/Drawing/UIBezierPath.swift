public import Foundation
import SegueGeometry
import SegueStage

/// An outline that is drawn step by step, in points.
open class UIBezierPath: NSObject {
  var path: Path
  /// The width with which a context would draw it, in points.
  open var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(.rect(rect)) }

  /// Creates the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: rect)) }

  /// Creates a rectangle with round corners; their radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.roundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius)))
  }

  /// Creates a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init(.roundedRect(rect, radii: cornerRadii, corners: PathCorners(rawValue: corners.rawValue))) }

  /// Creates an arc; angles in radians, from the x axis, clockwise on a screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path with another one's elements.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  private init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// The path as Core Graphics has it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// The box around the outline.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }
  /// Whether it has no elements.
  open var isEmpty: Bool { path.elements.isEmpty }
  /// Where the pen stands.
  open var currentPoint: CGPoint { cgPath.currentPoint }
  /// Whether overlaps are filled by the even-odd rule.
  open var usesEvenOddFillRule: Bool {
    get { path.fillRule == .evenOdd }
    set { path.fillRule = newValue ? .evenOdd : .nonZero }
  }

  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a corner may reach, in line widths: always ten.
  open var miterLimit: CGFloat = 10
  /// How far curves may lie from the lines that stand for them; they are exact.
  open var flatness: CGFloat = 0.6
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Sets the lengths of dashes and gaps by turns, in points, and where in them a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
  }

  /// How lines of the path are drawn.
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      cap: lineCapStyle.engine,
      join: lineJoinStyle.engine,
      dashes: dash.lengths.map { Double($0) },
      dashPhase: Double(dash.phase)
    )
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.elements.append(.move(point.point)) }

  /// Draws a line to a point.
  open func addLine(to point: CGPoint) { path.elements.append(.line(point.point)) }

  /// Draws a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(endPoint.point, controlPoint1.point, controlPoint2.point)
  }

  /// Draws a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(endPoint.point, control: controlPoint.point)
  }

  /// Draws an arc; angles in radians, from the x axis, clockwise on a screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let joins = path.currentPoint != nil
    path.elements +=
      Path.arc(
        center,
        radius: radius,
        from: startAngle,
        to: endAngle,
        increasing: clockwise,
        joins: joins
      ).elements
  }

  /// Closes the subpath.
  open func close() { path.elements.append(.close) }

  /// Removes all elements.
  open func removeAllPoints() { path.elements = [] }

  /// Adds another path's elements.
  open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point.point, evenOdd: path.fillRule == .evenOdd)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
