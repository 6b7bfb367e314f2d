import SegueGeometry
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
    if touches.deceleration?.layer == layer { touches.deceleration = nil }
    setOffset(
      Point(
        x: min(max(offset.x + delta.x, range.x.lowerBound), range.x.upperBound),
        y: min(max(offset.y + delta.y, range.y.lowerBound), range.y.upperBound)
      ),
      of: layer
    )
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
  /// The content goes on, slows down, and comes back from beyond its ends.
  mutating func letGo(_ layer: LayerID, velocity: Point) {
    let range = stage.scrollRange(of: layer)
    let axes = stage.scrollAxes(of: layer)
    let offset = stage.tree[layer].model.bounds.origin
    touches.deceleration = ScrollMotion(
      layer: layer,
      startTime: time,
      horizontal: ScrollDeceleration(
        from: offset.x,
        velocity: axes.contains(.x) ? -velocity.x : 0,
        bounds: range.x
      ),
      vertical: ScrollDeceleration(
        from: offset.y,
        velocity: axes.contains(.y) ? -velocity.y : 0,
        bounds: range.y
      )
    )
  }

  /// Moves decelerating content to where it is at the present time.
  mutating func moveScrolling() {
    guard let motion = touches.deceleration else { return }
    guard stage.tree.contains(motion.layer) else {
      touches.deceleration = nil
      return
    }
    setOffset(motion.offset(at: time), of: motion.layer)
    if time >= motion.endTime { touches.deceleration = nil }
  }

  /// Ends a scroll whose layer may not scroll any more, as `isScrollEnabled = false` does.
  mutating func stopDisabledScrolling() {
    guard let scroll = touches.active?.scroll, !stage.isScrollEnabled(scroll.layer, at: time) else { return }
    touches.active?.scroll = nil
    letGo(scroll.layer, velocity: .zero)
  }
}
