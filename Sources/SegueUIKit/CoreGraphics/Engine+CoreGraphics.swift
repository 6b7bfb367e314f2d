import Foundation
import SegueGeometry

// What crosses the border between Core Graphics' numbers and the engine's.

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// The engine's point.
  var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The engine's size.
  var size: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }

  /// The engine's rectangle, whose width and height may be negative as well.
  var rect: Rect { Rect(origin: origin.point, size: size.size) }

  /// The point where the diagonals cross.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGAffineTransform {
  /// The transform as a matrix of the engine.
  var matrix: Transform3D {
    var matrix = Transform3D()
    matrix.m11 = Double(a)
    matrix.m12 = Double(b)
    matrix.m21 = Double(c)
    matrix.m22 = Double(d)
    matrix.m41 = Double(tx)
    matrix.m42 = Double(ty)
    return matrix
  }

  /// The part of a matrix that maps the plane onto itself.
  init(_ matrix: Transform3D) {
    self.init(
      a: CGFloat(matrix.m11),
      b: CGFloat(matrix.m12),
      c: CGFloat(matrix.m21),
      d: CGFloat(matrix.m22),
      tx: CGFloat(matrix.m41),
      ty: CGFloat(matrix.m42)
    )
  }
}
