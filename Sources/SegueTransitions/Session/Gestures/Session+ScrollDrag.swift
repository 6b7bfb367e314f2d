import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

/// A finger on contents that scroll, one in another.
extension Session {
  /// Follows a scroll view's pan into a new state.
  ///
  /// The content follows from where the pan began, without the slop; content caught beyond its end is pulled
  /// on from there.
  ///
  /// - Returns: What the pan is moving now.
  mutating func follow(
    _ state: GestureState,
    _ recognizer: AnyRecognizer,
    _ drag: ScrollDrag?,
    layer: LayerID
  ) -> ScrollDrag? {
    switch state {
    case .began:
      // It may have begun to move after the finger had landed, as at the end of a refresh.
      hands.stopScrolling { $0.layer == layer }
      return ScrollDrag(
        layer: layer,
        startOffset: stage.pull(of: layer),
        startLocation: recognizer.startLocation,
        enclosing: enclosing(layer),
        location: recognizer.startLocation
      )
    case .changed:
      guard var drag else { return nil }
      self.drag(&drag, to: recognizer.location)
      return drag
    case .ended, .cancelled:
      if let drag { letGo(drag, velocity: state == .ended ? recognizer.velocity : .zero) }
      return nil
    case .possible, .failed: return drag
    }
  }

  /// The scroll layers around one; none where a content was caught beyond its ends, and has to come back first.
  private func enclosing(_ layer: LayerID) -> [ScrollDrag.Enclosing] {
    guard let touch = hands.active, let depth = touch.chain.firstIndex(of: layer) else { return [] }
    let around = stage.scrollLayers(in: Array(touch.chain[(depth + 1)...]), at: time).filter {
      !stage.scrollAxes(of: $0).isDisjoint(with: stage.scrollAxes(of: layer))
    }
    guard !([layer] + around).contains(where: stage.isOverscrolled) else { return [] }
    return around.map { ScrollDrag.Enclosing(layer: $0, startOffset: stage.pull(of: $0)) }
  }

  /// Moves the contents with a finger.
  private mutating func drag(_ scroll: inout ScrollDrag, to location: Point) {
    scroll.lastStep = ScrollDrag.Step(time: time, before: stage.tree[scroll.layer].model.bounds.origin)
    // One that may scroll no longer takes no more part.
    scroll.enclosing.removeAll {
      !stage.tree.contains($0.layer) || !stage.isScrollEnabled($0.layer, at: time)
    }
    scroll.location = location
    let way = scroll.startLocation - location
    let across = nested(scroll, movedBy: way.x, isAcross: true)
    let down = nested(scroll, movedBy: way.y, isAcross: false)
    scroll.carriers = (across.carrier, down.carrier)
    move(scroll.layer, to: across.offsets[0], down.offsets[0])
    for index in scroll.enclosing.indices {
      let layer = scroll.enclosing[index].layer
      // A long step may go through several at once.
      let carries = max(scroll.carriers.x, scroll.carriers.y) > index
      // What was moved once goes on; the others are left to whatever else moves them.
      guard carries || scroll.enclosing[index].isMoved else { continue }
      scroll.enclosing[index].isMoved = true
      hands.stopScrolling { $0.layer == layer }
      move(layer, to: across.offsets[index + 1], down.offsets[index + 1])
    }
    for layer in [scroll.layer] + scroll.enclosing.map({ $0.layer }) where beginsRefresh(layer) {
      scroll.shiftStart(of: layer, by: setRefreshing(true, layer))
    }
  }

  /// Moves a content along the axes for which there is an offset.
  private mutating func move(_ layer: LayerID, to across: Double?, _ down: Double?) {
    let offset = stage.tree[layer].model.bounds.origin
    setOffset(Point(x: across ?? offset.x, y: down ?? offset.y), of: layer)
  }

  /// The layer itself and those around it, as a finger's way along one axis takes them.
  private func nested(_ scroll: ScrollDrag, movedBy way: Double, isAcross: Bool) -> NestedScroll {
    func content(_ layer: LayerID, _ start: Point) -> NestedScroll.Content? {
      let edges = stage.edges(of: layer, across: isAcross)
      return edges.scrolls ? NestedScroll.Content(edges: edges, start: isAcross ? start.x : start.y) : nil
    }
    let around = scroll.enclosing.map { outer in
      // Content that fits takes no more of a finger's way than it would have taken by itself.
      stage.hasMore(outer.layer, across: isAcross) ? content(outer.layer, outer.startOffset) : nil
    }
    return NestedScroll([content(scroll.layer, scroll.startOffset)] + around, movedBy: way)
  }

  /// Releases all that a finger has moved at the finger's velocity, in points per second, each content on the axes on which
  /// the finger moved it last.
  mutating func letGo(_ drag: ScrollDrag, velocity: Point) {
    for (layer, velocity) in velocities(of: drag, finger: velocity) { letGo(layer, velocity: velocity) }
  }

  /// What a finger's scroll has moved, innermost first, with that part of the finger's velocity that moves it.
  func velocities(of drag: ScrollDrag, finger velocity: Point) -> [(layer: LayerID, velocity: Point)] {
    let moved =
      [(0, drag.layer)] + drag.enclosing.enumerated().filter { $1.isMoved }.map { ($0 + 1, $1.layer) }
    return moved.map { index, layer in
      let own = Point(
        x: drag.carriers.x == index ? velocity.x : 0,
        y: drag.carriers.y == index ? velocity.y : 0
      )
      return (layer, own)
    }
  }
}
