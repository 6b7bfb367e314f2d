public import Foundation
import SegueGeometry

/// A path that is being drawn.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform).point))
  }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(point.applying(transform).point))
  }

  /// Draws lines through points, from the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Draws a cubic curve to a point.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      end.applying(transform).point,
      control1.applying(transform).point,
      control2.applying(transform).point
    )
  }

  /// Draws a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(end.applying(transform).point, control: control.applying(transform).point)
  }

  /// Adds a rectangle with round corners, each a quarter of an ellipse.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    // The usual distance of a quarter circle's control points, 4/3 · tan(π/8).
    let kappa = 4 / 3 * tan(CGFloat.pi / 8)
    func corner(_ x: CGFloat, _ y: CGFloat, from start: CGPoint, to end: CGPoint) {
      let vertex = CGPoint(x: x, y: y)
      func control(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (vertex.x - point.x) * kappa, y: point.y + (vertex.y - point.y) * kappa)
      }
      addLine(to: start, transform: transform)
      addCurve(to: end, control1: control(start), control2: control(end), transform: transform)
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + width, y: top), transform: transform)
    corner(right, top, from: CGPoint(x: right - width, y: top), to: CGPoint(x: right, y: top + height))
    corner(
      right,
      bottom,
      from: CGPoint(x: right, y: bottom - height),
      to: CGPoint(x: right - width, y: bottom)
    )
    corner(left, bottom, from: CGPoint(x: left + width, y: bottom), to: CGPoint(x: left, y: bottom - height))
    corner(left, top, from: CGPoint(x: left, y: top + height), to: CGPoint(x: left + width, y: top))
    closeSubpath()
  }

  /// Draws an arc about a centre; angles in radians, clockwise on a screen from the x axis.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // Core Graphics' "clockwise" is that of a coordinate system whose y grows upwards.
    let arc = Path.arc(
      center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      increasing: !clockwise,
      joins: path.currentPoint != nil
    )
    path.elements += arc.applying(transform).elements
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += Path.rect(rect).applying(transform).elements
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += Path.ellipse(in: rect).applying(transform).elements
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.elements += other.path.applying(transform).elements
  }

  /// Closes the subpath.
  public func closeSubpath() { path.elements.append(.close) }
}
