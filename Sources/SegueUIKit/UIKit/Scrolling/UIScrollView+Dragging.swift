import Foundation
import SegueGestures
import SegueMotion

/// A finger that moves content.
struct ScrollDragState {
  /// The pull when the finger began, and where it was, on the screen.
  var startPull: CGPoint
  var startLocation: CGPoint
  /// The axes along which the content moves, if only one is to.
  var isAcross = true
  var isDown = true
  /// The scroll views around it, innermost first, which take what the content leaves of the finger's way.
  var enclosing: [EnclosingScroll] = []
  /// The sheet around it whose finger this is as well.
  weak var sheet: UISheetPresentationController?
  /// Which of them the finger's next step moves on each axis; 0 is the scroll view itself.
  var carriers = (across: 0, down: 0)
}

/// A scroll view around another one whose finger it shares.
@MainActor
struct EnclosingScroll {
  let view: UIScrollView
  /// The pull when the finger began.
  let startPull: CGPoint
  /// Whether the finger has moved its content.
  var isMoved = false
}

/// The pan of a scroll view; the landing of a finger already catches moving content.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func makeEngine() -> AnyRecognizer? {
    scrollView?.catchContent()
    return super.makeEngine()
  }

  override func enter(_ new: GestureState) {
    super.enter(new)
    if new == .failed { scrollView?.bounceBack() } else { scrollView?.follow(self) }
  }
}

extension UIScrollView {
  /// The ends of the content on both axes.
  var edges: (across: ScrollEdges, down: ScrollEdges) {
    let insets = adjustedContentInset
    func edges(_ content: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat, _ always: Bool)
      -> ScrollEdges
    {
      let start = Double(-low)
      let end = max(Double(content + high - room), start)
      let scrolls = end > start || (always && bounces)
      return ScrollEdges(range: start...end, dimension: Double(room), scrolls: scrolls, bounces: bounces)
    }
    let (size, box) = (contentSize, bounds.size)
    return (
      edges(size.width, box.width, insets.left, insets.right, alwaysBounceHorizontal),
      edges(size.height, box.height, insets.top, insets.bottom, alwaysBounceVertical)
    )
  }

  /// The offset within the content's ends that is nearest to another one.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let edges = edges
    return CGPoint(x: edges.across.nearest(Double(offset.x)), y: edges.down.nearest(Double(offset.y)))
  }

  /// Follows the finger.
  func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: beginDrag()
    case .changed: dragOn()
    case .ended: letGo(pan.velocity(in: self))
    case .cancelled: letGo(.zero)
    default: break
    }
  }

  private func beginDrag() {
    let (edges, offset) = (edges, contentOffset)
    var drag = ScrollDragState(
      startPull: CGPoint(x: edges.across.pull(Double(offset.x)), y: edges.down.pull(Double(offset.y))),
      startLocation: pan.location(in: nil)
    )
    if isDirectionalLockEnabled {
      let moved = pan.translation(in: nil)
      (drag.isAcross, drag.isDown) = (abs(moved.x) > abs(moved.y), abs(moved.y) >= abs(moved.x))
    }
    drag.enclosing = enclosing()
    if drag.isDown, edges.down.scrolls { drag.sheet = surroundingSheet }
    drag.sheet?.takeHold(at: drag.startLocation.y)
    beginDragging(drag)
  }

  /// The sheet whose view this one is in.
  private var surroundingSheet: UISheetPresentationController? {
    let views = sequence(first: superview) { $0?.superview }
    let containers = views.compactMap { $0 as? PresentationContainer }
    return containers.first?.presentation as? UISheetPresentationController
  }

  private func beginDragging(_ drag: ScrollDragState) {
    stopMotion()
    self.drag = drag
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private func dragOn() {
    guard var drag else { return }
    var place = pan.location(in: nil)
    if let sheet = drag.sheet {
      place.y -= sheet.share(to: place.y, room: contentOffset.y + adjustedContentInset.top)
    }
    let across = drag.isAcross ? nested(drag, movedBy: drag.startLocation.x - place.x, isAcross: true) : nil
    let down = drag.isDown ? nested(drag, movedBy: drag.startLocation.y - place.y, isAcross: false) : nil
    drag.carriers = (across?.carrier ?? 0, down?.carrier ?? 0)
    let taken = drag.takeEnclosing()
    self.drag = drag
    move(to: across?.offsets[0], down?.offsets[0])
    for outer in taken { outer.beginDragging(ScrollDragState(at: outer.contentOffset, place)) }
    for (index, outer) in drag.enclosing.enumerated() where outer.isMoved {
      outer.view.move(to: across?.offsets[index + 1], down?.offsets[index + 1])
    }
  }

  /// Lets go of all that the finger has moved, at its velocity in points per second.
  private func letGo(_ finger: CGPoint) {
    guard let drag else { return }
    var finger = finger
    if let sheet = drag.sheet, sheet.hasLeftTop {
      sheet.letGo(finger.y)
      finger.y = 0
    } else {
      drag.sheet?.letGo(0)
    }
    release(drag.part(of: finger, at: 0))
    for (index, outer) in drag.enclosing.enumerated() where outer.isMoved {
      outer.view.release(drag.part(of: finger, at: index + 1))
    }
  }

  /// Lets the content go on at a finger's velocity, in points per second.
  private func release(_ finger: CGPoint) {
    drag = nil
    let (edges, offset) = (edges, contentOffset)
    let velocity = CGPoint(
      x: -finger.x * CGFloat(edges.across.slope(Double(offset.x))),
      y: -finger.y * CGFloat(edges.down.slope(Double(offset.y)))
    )
    var courses = (across: course(.across, velocity.x), down: course(.down, velocity.y))
    let planned = CGPoint(x: courses.across.restPosition, y: courses.down.restPosition)
    var target = planned
    scrollDelegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    if target != planned {
      courses.across = Self.course(from: offset.x, velocity.x, to: target.x)
      courses.down = Self.course(from: offset.y, velocity.y, to: target.y)
    }
    let moves = max(courses.across.duration, courses.down.duration) > 0 && target != offset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if !moves { contentDidRest() }
    guard moves, motion == nil, self.drag == nil else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    start(.decelerating(across: courses.across, down: courses.down))
  }

  enum ScrollAxis { case across, down }

  /// How the content goes on along an axis at a velocity, in points per second.
  private func course(_ axis: ScrollAxis, _ velocity: CGFloat) -> ScrollDeceleration {
    let edges = axis == .across ? edges.across : edges.down
    let offset = axis == .across ? contentOffset.x : contentOffset.y
    return edges.course(
      from: Double(offset),
      velocity: Double(velocity),
      decay: Decay(rate: Double(decelerationRate.rawValue)),
      page: isPagingEnabled ? Double(axis == .across ? bounds.width : bounds.height) : nil
    )
  }

  /// To a place, by the spring of the edges.
  private static func course(from offset: CGFloat, _ velocity: CGFloat, to target: CGFloat)
    -> ScrollDeceleration
  {
    let end = Double(target)
    return ScrollDeceleration(from: Double(offset), velocity: Double(velocity), bounds: end...end)
  }

  /// A finger has landed: content that moves by itself stands.
  func catchContent() { stopMotion() }

  /// Lets content that a finger caught beyond its ends go back.
  func bounceBack() {
    guard drag == nil, motion == nil, clamped(contentOffset) != contentOffset else { return }
    start(.decelerating(across: course(.across, 0), down: course(.down, 0)))
  }

  /// The ends of the content are others: it stays within them, unless a finger or its own motion has it.
  func keepInRange() {
    guard drag == nil, motion == nil, window != nil else { return }
    let wanted = clamped(contentOffset)
    if wanted != contentOffset { bounds.origin = wanted }
  }

  /// The insets may be others: content that stood at its beginning stands there again.
  func insetsDidChange() {
    let (old, new) = (fittedInsets, adjustedContentInset)
    guard old != new, drag == nil, window != nil else { return }
    fittedInsets = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    if offset != contentOffset, motion == nil { bounds.origin = offset }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
