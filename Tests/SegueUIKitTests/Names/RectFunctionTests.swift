import Testing

@testable import SegueUIKit

/// Core Graphics' functions of rectangles say what the members say, of whatever rectangle.
@Suite("Functions of rectangles")
struct RectFunctionTests {
  private static let rects = [
    CGRect(x: 1.25, y: 2.5, width: 30, height: 40), CGRect(x: 31, y: 42, width: -30, height: -40), .zero,
    .null,
    CGRect(x: -5, y: 10, width: 12, height: 0), CGRect(x: 5, y: 20, width: 100, height: 3),
  ]

  @Test("of one", arguments: rects)
  func one(rect: CGRect) {
    #expect(
      CGRectGetMinX(rect) == rect.minX && CGRectGetMidX(rect) == rect.midX && CGRectGetMaxX(rect) == rect.maxX
    )
    #expect(
      CGRectGetMinY(rect) == rect.minY && CGRectGetMidY(rect) == rect.midY && CGRectGetMaxY(rect) == rect.maxY
    )
    #expect(CGRectGetWidth(rect) == rect.width && CGRectGetHeight(rect) == rect.height)
    #expect(CGRectIsEmpty(rect) == rect.isEmpty && CGRectIsNull(rect) == rect.isNull)
    #expect(CGRectStandardize(rect) == rect.standardized && CGRectIntegral(rect) == rect.integral)
    #expect(CGRectInset(rect, 1, 2) == rect.insetBy(dx: 1, dy: 2))
    #expect(CGRectOffset(rect, 1, 2) == rect.offsetBy(dx: 1, dy: 2))
    for point in [CGPoint(x: 2, y: 3), CGPoint(x: 500, y: 0), rect.origin] {
      #expect(CGRectContainsPoint(rect, point) == rect.contains(point))
    }
  }

  @Test("of two", arguments: rects, rects)
  func two(first: CGRect, second: CGRect) {
    #expect(CGRectContainsRect(first, second) == first.contains(second))
    #expect(CGRectIntersectsRect(first, second) == first.intersects(second))
    #expect(CGRectIntersection(first, second) == first.intersection(second))
    #expect(CGRectUnion(first, second) == first.union(second))
    #expect(CGRectEqualToRect(first, second) == (first == second))
    #expect(CGSizeEqualToSize(first.size, second.size) == (first.size == second.size))
    #expect(CGPointEqualToPoint(first.origin, second.origin) == (first.origin == second.origin))
  }
}

@MainActor
@Suite("Values made plainly")
struct PlainValueTests {
  @Test("colours, fonts and actions without arguments, and colours of older sources")
  func plain() {
    #expect(UIColor() == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(
      UIColor(colorLiteralRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    )
    #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.labelFontSize))
    let (one, other) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.identifier != other.identifier && one.image == nil && one.title.isEmpty)
    #expect(UIAction(identifier: UIAction.Identifier("x")) { _ in }.identifier.rawValue == "x")
  }
}
