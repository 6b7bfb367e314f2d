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
      return ScrollDrag(
        layer: layer,
        startOffset: stage.pull(of: layer),
        startLocation: recognizer.startLocation,
        enclosing: enclosing(layer)
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
    let way = scroll.startLocation - location
    let across = share(way.x, of: scroll, isAcross: true)
    let down = share(way.y, of: scroll, isAcross: false)
    scroll.carriers = (across.carrier, down.carrier)
    setOffset(Point(x: across.offsets[0] ?? 0, y: down.offsets[0] ?? 0), of: scroll.layer)
    for index in scroll.enclosing.indices {
      let layer = scroll.enclosing[index].layer
      let carries = scroll.carriers.x == index + 1 || scroll.carriers.y == index + 1
      // What was moved once goes on; the others are left to whatever else moves them.
      guard carries || scroll.enclosing[index].isMoved else { continue }
      scroll.enclosing[index].isMoved = true
      hands.stopScrolling { $0.layer == layer }
      var offset = stage.tree[layer].model.bounds.origin
      offset.x = across.offsets[index + 1] ?? offset.x
      offset.y = down.offsets[index + 1] ?? offset.y
      setOffset(offset, of: layer)
    }
    for layer in [scroll.layer] + scroll.enclosing.map(\.layer) where beginsRefresh(layer) {
      scroll.shiftStart(of: layer, by: setRefreshing(true, layer))
    }
  }

  /// Where a finger's way along one axis takes the layer itself and those around it; nil for those that do not scroll along
  /// with it.
  private func share(_ way: Double, of scroll: ScrollDrag, isAcross: Bool) -> (
    offsets: [Double?], carrier: Int
  ) {
    let layers = [scroll.layer] + scroll.enclosing.map(\.layer)
    let starts = [scroll.startOffset] + scroll.enclosing.map(\.startOffset)
    let isAlong = stage.scrolls(layers[0], across: isAcross)
    let takesPart = layers.indices.filter { index in
      guard index > 0 else { return true }
      return isAlong && stage.scrolls(layers[index], across: isAcross)
        && stage.hasMore(layers[index], across: isAcross)
    }
    let contents = takesPart.map { index in
      let edges = stage.edges(of: layers[index])
      return NestedScroll.Content(
        edges: isAcross ? edges.horizontal : edges.vertical,
        start: isAcross ? starts[index].x : starts[index].y
      )
    }
    let nested = NestedScroll(contents, movedBy: way)
    var offsets = [Double?](repeating: nil, count: layers.count)
    for (index, offset) in zip(takesPart, nested.offsets) { offsets[index] = offset }
    return (offsets, takesPart[nested.carrier])
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
