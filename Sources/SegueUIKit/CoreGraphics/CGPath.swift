public import Foundation
import SegueGeometry

/// How a path is filled where its parts overlap.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the winding number is not 0.
  case winding
  /// Inside is where a ray crosses the outline an odd number of times.
  case evenOdd
}

/// An outline of lines and curves, in points.
public class CGPath: Hashable {
  var path: Path

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rect(rect).applying(transform?.pointee))
  }

  /// Creates the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.ellipse(in: rect).applying(transform?.pointee))
  }

  /// Creates a rectangle whose corners are quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path.roundedRect(rect, radii: radii).applying(transform?.pointee))
  }

  init(_ path: Path) { self.path = path }

  /// Whether it has no elements.
  public var isEmpty: Bool { path.elements.isEmpty }
  /// Where the pen stands; the origin if it is empty.
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }
  /// The box around the end points and control points; null if it is empty.
  public var boundingBox: CGRect { path.box.map { CGRect($0) } ?? .null }
  /// The box around the outline, with curves taken at 33 points each; null if it is empty.
  public var boundingBoxOfPath: CGRect { path.flattened(steps: 32).box.map { CGRect($0) } ?? .null }

  /// A copy that does not change with this one.
  public func copy() -> CGPath? { CGPath(path) }

  /// A copy with each point moved by a transform; without one, a copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee))
  }

  /// A copy with each point moved by a transform, which can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Whether a point is inside; curves are taken as 32 lines each.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform.inverted()).point, evenOdd: rule == .evenOdd)
  }

  /// Whether both have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
