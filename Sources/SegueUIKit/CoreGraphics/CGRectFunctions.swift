public import Foundation

// Core Graphics' functions of rectangles, which newer sources may use beside the members.

/// The smallest x.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x of the middle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The largest x.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The smallest y.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y of the middle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The largest y.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Whether nothing lies in it.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is nowhere.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether a point lies in it.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether another one lies in it.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Whether two have something in common.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
/// What two have in common.
public func CGRectIntersection(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.intersection(rect2) }
/// The smallest one that holds both.
public func CGRectUnion(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.union(rect2) }
/// The same one, smaller by so much at each side.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// The same one elsewhere.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// The same one with whole numbers, as large or larger.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The same one with a size that is not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Whether two are the same.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// Whether two are the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Whether two are the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
