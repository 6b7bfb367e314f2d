import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

extension Session {
  /// Puts a scroll layer's content somewhere, and what follows it.
  mutating func setOffset(_ offset: Point, of layer: LayerID) {
    guard stage.records[layer] != nil, stage.tree[layer].model.bounds.origin != offset else { return }
    stage.records[layer]?.scrollOffset = offset
    stage.tree[layer].model.bounds.origin = offset
    stage.layOutLive(layer, at: time)
  }

  /// Moves a scroll layer's content by so many points, within its range.
  mutating func scroll(_ layer: LayerID, by delta: Point) {
    let range = stage.scrollRange(of: layer)
    let offset = stage.tree[layer].model.bounds.origin
    touches.decelerations.removeAll { $0.layer == layer }
    setOffset(
      Point(
        x: min(max(offset.x + delta.x, range.x.lowerBound), range.x.upperBound),
        y: min(max(offset.y + delta.y, range.y.lowerBound), range.y.upperBound)
      ),
      of: layer
    )
  }

  /// Brings the content of scroll layers back into its range, as UIScrollView does when its size changes.
  mutating func clampOffsets(in view: LayerID) {
    for layer in stage.subtree(of: view) where stage.records[layer]?.scrollOffset != nil {
      scroll(layer, by: .zero)
    }
  }

  /// A finger moves the content.
  mutating func drag(_ scroll: ScrollDrag, to location: Point) {
    setOffset(
      stage.resisted(scroll.startOffset - (location - scroll.startLocation), in: scroll.layer),
      of: scroll.layer
    )
  }

  /// The finger lifts with a velocity in points per second.
  ///
  /// The content goes on as fast as it was seen to go, slows down, and comes back from beyond its ends.
  mutating func letGo(_ layer: LayerID, velocity: Point) {
    let range = stage.scrollRange(of: layer)
    let offset = stage.tree[layer].model.bounds.origin
    let shown = stage.shownVelocity(velocity * -1, of: layer)
    touches.decelerations.removeAll { $0.layer == layer }
    touches.decelerations.append(
      ScrollMotion(
        layer: layer,
        startTime: time,
        horizontal: ScrollDeceleration(from: offset.x, velocity: shown.x, bounds: range.x),
        vertical: ScrollDeceleration(from: offset.y, velocity: shown.y, bounds: range.y)
      )
    )
  }

  /// Moves decelerating contents to where they are at the present time.
  mutating func moveScrolling() {
    touches.decelerations.removeAll { !stage.tree.contains($0.layer) }
    for motion in touches.decelerations { setOffset(motion.offset(at: time), of: motion.layer) }
    touches.decelerations.removeAll { time >= $0.endTime }
  }

  /// A scroll view's pan has entered a state.
  ///
  /// Returns what it is moving now. The content follows from where the pan began, without the slop; caught beyond its
  /// end it is pulled on from there.
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
        startLocation: recognizer.startLocation
      )
    case .changed:
      if let drag { self.drag(drag, to: recognizer.location) }
      return drag
    case .ended, .cancelled:
      if drag != nil { letGo(layer, velocity: state == .ended ? recognizer.velocity : .zero) }
      return nil
    case .possible, .failed: return drag
    }
  }

  /// Lets content that a touch had caught beyond its ends go back, although it was not scrolled again.
  mutating func bounceBack(_ touch: ActiveTouch) {
    for layer in touch.chain where stage.tree.contains(layer) && stage.isOverscrolled(layer) {
      if !touches.decelerations.contains(where: { $0.layer == layer }) { letGo(layer, velocity: .zero) }
    }
  }

  /// Ends a scroll whose layer may not scroll any more, as `isScrollEnabled = false` does.
  mutating func stopDisabledScrolling() {
    guard let touch = touches.active else { return }
    for (index, follower) in touch.followers.enumerated() {
      guard case .scroll(let layer, .some) = follower, !stage.isScrollEnabled(layer, at: time) else {
        continue
      }
      touches.active?.followers[index] = .scroll(layer, nil)
      letGo(layer, velocity: .zero)
    }
  }
}
