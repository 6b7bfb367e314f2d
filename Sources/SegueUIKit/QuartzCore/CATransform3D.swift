public import Foundation
import SegueGeometry

/// A 4×4 matrix; points are rows, so `CATransform3DConcat(a, b)` applies `a` first.
public struct CATransform3D: Hashable, Sendable {
  var matrix: Transform3D

  init(_ matrix: Transform3D) { self.matrix = matrix }

  /// Creates a matrix of zeros.
  public init() {
    matrix = .identity
    (matrix.m11, matrix.m22, matrix.m33, matrix.m44) = (0, 0, 0, 0)
  }

  /// Creates a matrix from its numbers, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.init()
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The factor of x in x′.
  public var m11: CGFloat {
    get { CGFloat(matrix.m11) }
    set { matrix.m11 = Double(newValue) }
  }
  /// The factor of x in y′.
  public var m12: CGFloat {
    get { CGFloat(matrix.m12) }
    set { matrix.m12 = Double(newValue) }
  }
  /// The factor of x in z′.
  public var m13: CGFloat {
    get { CGFloat(matrix.m13) }
    set { matrix.m13 = Double(newValue) }
  }
  /// The factor of x in w.
  public var m14: CGFloat {
    get { CGFloat(matrix.m14) }
    set { matrix.m14 = Double(newValue) }
  }
  /// The factor of y in x′.
  public var m21: CGFloat {
    get { CGFloat(matrix.m21) }
    set { matrix.m21 = Double(newValue) }
  }
  /// The factor of y in y′.
  public var m22: CGFloat {
    get { CGFloat(matrix.m22) }
    set { matrix.m22 = Double(newValue) }
  }
  /// The factor of y in z′.
  public var m23: CGFloat {
    get { CGFloat(matrix.m23) }
    set { matrix.m23 = Double(newValue) }
  }
  /// The factor of y in w.
  public var m24: CGFloat {
    get { CGFloat(matrix.m24) }
    set { matrix.m24 = Double(newValue) }
  }
  /// The factor of z in x′.
  public var m31: CGFloat {
    get { CGFloat(matrix.m31) }
    set { matrix.m31 = Double(newValue) }
  }
  /// The factor of z in y′.
  public var m32: CGFloat {
    get { CGFloat(matrix.m32) }
    set { matrix.m32 = Double(newValue) }
  }
  /// The factor of z in z′.
  public var m33: CGFloat {
    get { CGFloat(matrix.m33) }
    set { matrix.m33 = Double(newValue) }
  }
  /// The perspective, `-1 / distance`.
  public var m34: CGFloat {
    get { CGFloat(matrix.m34) }
    set { matrix.m34 = Double(newValue) }
  }
  /// The translation along x, in points.
  public var m41: CGFloat {
    get { CGFloat(matrix.m41) }
    set { matrix.m41 = Double(newValue) }
  }
  /// The translation along y, in points.
  public var m42: CGFloat {
    get { CGFloat(matrix.m42) }
    set { matrix.m42 = Double(newValue) }
  }
  /// The translation along z, in points.
  public var m43: CGFloat {
    get { CGFloat(matrix.m43) }
    set { matrix.m43 = Double(newValue) }
  }
  /// The constant term of w.
  public var m44: CGFloat {
    get { CGFloat(matrix.m44) }
    set { matrix.m44 = Double(newValue) }
  }
}
