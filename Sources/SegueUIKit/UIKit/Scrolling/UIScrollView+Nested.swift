import Foundation
import SegueMotion

/// Scroll views in one another: which of them has the finger, and what becomes of what the inner one leaves.
extension UIScrollView {
  /// Whether a finger that has gone some way moves this content: not where the content has no way to go and a scroll
  /// view around it scrolls along the same axis.
  func mayBegin(_ moved: CGPoint) -> Bool {
    let isAcross = abs(moved.x) > abs(moved.y)
    let edges = edges(across: isAcross)
    guard edges.scrolls else { return false }
    let hasRoom = edges.hasRoom(
      at: Double(isAcross ? contentOffset.x : contentOffset.y),
      toward: Double(isAcross ? -moved.x : -moved.y)
    )
    return hasRoom || !around.contains { $0.edges(across: isAcross).scrolls }
  }

  private func edges(across isAcross: Bool) -> ScrollEdges {
    let edges = edges
    return isAcross ? edges.across : edges.down
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

  /// This content and those around it, as a finger's way along one axis takes them.
  func nested(_ drag: ScrollDragState, movedBy way: CGFloat, isAcross: Bool) -> NestedScroll {
    func content(_ view: UIScrollView, _ start: CGPoint) -> NestedScroll.Content? {
      let edges = view.edges(across: isAcross)
      guard edges.scrolls else { return nil }
      return NestedScroll.Content(edges: edges, start: Double(isAcross ? start.x : start.y))
    }
    let around = drag.enclosing.map { content($0.view, $0.startPull) }
    return NestedScroll([content(self, drag.startPull)] + around, movedBy: Double(way))
  }

  /// Moves the content along the axes for which there is an offset.
  func move(to across: Double?, _ down: Double?) {
    var offset = contentOffset
    if let across { offset.x = CGFloat(across) }
    if let down { offset.y = CGFloat(down) }
    if offset != contentOffset { bounds.origin = offset }
  }
}

extension ScrollDragState {
  /// Of content that a finger moves through one in it.
  init(at offset: CGPoint, _ location: CGPoint) { self.init(startPull: offset, startLocation: location) }

  /// That part of a finger's velocity that moves the content at an index; 0 is the scroll view's own.
  func part(of finger: CGPoint, at index: Int) -> CGPoint {
    CGPoint(
      x: isAcross && carriers.across == index ? finger.x : 0,
      y: isDown && carriers.down == index ? finger.y : 0
    )
  }

  /// Notes those that the finger moves from now on.
  @MainActor
  mutating func takeEnclosing() -> [UIScrollView] {
    var taken: [UIScrollView] = []
    // A long step may go through several at once.
    for index in enclosing.indices where max(carriers.across, carriers.down) > index {
      if !enclosing[index].isMoved { taken.append(enclosing[index].view) }
      enclosing[index].isMoved = true
    }
    return taken
  }
}
