import Foundation
import SegueMotion

/// Scroll views in one another: which of them has the finger, and what becomes of what the inner one leaves.
extension UIScrollView {
  /// Whether a finger that has gone some way moves this content: not where the content has no way to go and a scroll
  /// view around it scrolls along the same axis.
  func mayBegin(_ moved: CGPoint) -> Bool {
    let isAcross = abs(moved.x) > abs(moved.y)
    let (edges, offset) = isAcross ? (self.edges.across, contentOffset.x) : (self.edges.down, contentOffset.y)
    guard edges.scrolls else { return false }
    let way = isAcross ? -moved.x : -moved.y
    let hasRoom = way > 0 ? Double(offset) < edges.range.upperBound : Double(offset) > edges.range.lowerBound
    return hasRoom || !around.contains { isAcross ? $0.edges.across.scrolls : $0.edges.down.scrolls }
  }

  /// The scroll views around this one that a finger may move, innermost first.
  private var around: [UIScrollView] {
    sequence(first: superview) { $0?.superview }
      .compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.isUserInteractionEnabled }
  }

  /// Those that take what this content leaves; none where a content was caught beyond its ends, and has to come back first.
  func enclosing() -> [EnclosingScroll] {
    let around = around
    guard !([self] + around).contains(where: { $0.clamped($0.contentOffset) != $0.contentOffset }) else {
      return []
    }
    return around.map { EnclosingScroll(view: $0, startPull: $0.contentOffset) }
  }

  /// Where a finger's way along one axis takes this content and those around it; nil for those that do not scroll along it.
  func share(_ way: CGFloat, of drag: ScrollDragState, isAcross: Bool) -> (offsets: [CGFloat?], carrier: Int)
  {
    let views = [self] + drag.enclosing.map(\.view)
    let starts = [drag.startPull] + drag.enclosing.map(\.startPull)
    let edges = views.map { isAcross ? $0.edges.across : $0.edges.down }
    let takesPart = views.indices.filter { edges[$0].scrolls && edges[0].scrolls }
    let contents = takesPart.map { index in
      NestedScroll.Content(
        edges: edges[index],
        start: Double(isAcross ? starts[index].x : starts[index].y)
      )
    }
    let nested = NestedScroll(contents, movedBy: Double(way))
    var offsets = [CGFloat?](repeating: nil, count: views.count)
    for (index, offset) in zip(takesPart, nested.offsets) { offsets[index] = CGFloat(offset) }
    return (offsets, takesPart.isEmpty ? 0 : takesPart[nested.carrier])
  }

  /// Moves the content along the axes that are given.
  func move(_ across: CGFloat?, _ down: CGFloat?) {
    var offset = contentOffset
    offset.x = across ?? offset.x
    offset.y = down ?? offset.y
    if offset != contentOffset { bounds.origin = offset }
  }

  /// Lets go of content that a finger has moved through one in it, at the finger's velocity in points per second.
  func goOn(_ finger: CGPoint) {
    let (edges, offset) = (edges, contentOffset)
    let courses = (
      across: course(.across, -finger.x * CGFloat(edges.across.slope(Double(offset.x)))),
      down: course(.down, -finger.y * CGFloat(edges.down.slope(Double(offset.y))))
    )
    guard max(courses.across.duration, courses.down.duration) > 0 else { return }
    start(.decelerating(across: courses.across, down: courses.down))
  }
}

extension ScrollDragState {
  /// That part of a finger's velocity that moves the content at an index; 0 is the scroll view's own.
  func part(of finger: CGPoint, at index: Int) -> CGPoint {
    CGPoint(x: carriers.across == index ? finger.x : 0, y: carriers.down == index ? finger.y : 0)
  }
}
