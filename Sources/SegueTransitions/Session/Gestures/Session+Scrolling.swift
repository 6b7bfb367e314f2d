import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

extension Session {
  /// Sets a scroll layer's content offset, overriding what a gesture has set, and lays out what depends on
  /// it.
  mutating func setOffset(_ offset: Point, of layer: LayerID) {
    guard stage.records[layer] != nil else { return }
    for property in PropertyName.offsets { stage.records[layer]?.direct[property] = nil }
    stage.records[layer]?.keepsOffset = false
    guard stage.tree[layer].model.bounds.origin != offset else { return }
    let readers = stage.noteOffsetReaders(at: time)
    stage.records[layer]?.scrollOffset = offset
    stage.tree[layer].model.bounds.origin = offset
    stage.layOutAgain(readers, at: time)
  }

  /// Ends a layer's scrolling, by itself or under a finger; the content stays where it is presented.
  mutating func stopScrolling(_ layer: LayerID) {
    hands.stopScrolling { $0.layer == layer }
    stage.records[layer]?.scrollOffset = stage.tree[layer].model.bounds.origin
    stage.records[layer]?.keepsOffset = false
    for (index, follower) in (hands.active?.followers ?? []).enumerated() {
      guard case .scroll(let own, var drag?) = follower else { continue }
      drag.enclosing.removeAll { $0.layer == layer }
      hands.update(.scroll(own, own == layer ? nil : drag), at: index)
    }
  }

  /// Scrolls a layer's content to an offset, which counts as the user's from now on.
  ///
  /// - Returns: Seconds until it arrives.
  mutating func scroll(
    _ layer: LayerID,
    from start: Point,
    to end: Point,
    _ ease: Ease,
    _ seconds: Double,
    _ environment: LayerEnvironment
  ) -> Double {
    let handOff = hands.handOff
    let timings = [(LayerProperty.boundsX, start.x, end.x), (.boundsY, start.y, end.y)].map {
      property,
      start,
      end in
      let velocity = HandOff.relative(handOff.velocity(of: property, of: layer), from: start, to: end)
      return AnimationTiming(ease, duration: start == end ? 0 : seconds, velocity: velocity, in: environment)
    }
    let motion = ScrollMotion(
      layer: layer,
      startTime: time,
      course: .gliding(from: start, to: end, horizontal: timings[0], vertical: timings[1])
    )
    stage.records[layer]?.scrollOffset = end
    hands.scroll(motion)
    return motion.endTime - time
  }

  /// Scrolls a layer's content by a distance in points, within its range.
  mutating func scroll(_ layer: LayerID, by delta: Point) {
    hands.stopScrolling { $0.layer == layer }
    setOffset(stage.clamped(stage.tree[layer].model.bounds.origin + delta, in: layer), of: layer)
  }

  /// Brings the content of scroll layers back into its range, as UIScrollView does when its size changes.
  mutating func clampOffsets(in view: LayerID) {
    for layer in stage.subtree(of: view) where stage.records[layer]?.scrollOffset != nil {
      scroll(layer, by: .zero)
    }
  }

  /// Lets the finger's scroll go on from the offset that a gesture has just set, as `contentOffset = …` does under a
  /// finger: what the finger moved while the content was held is not made up for.
  mutating func holdScrolling(of layer: LayerID, _ properties: [PropertyName]) {
    for (index, follower) in (hands.active?.followers ?? []).enumerated() {
      guard case .scroll(layer, var drag?) = follower, let touch = hands.active else { continue }
      let location = touch.recognizers[index].location
      if properties.contains(where: { $0 == .offset || $0 == .offsetX }) {
        drag.startLocation.x = location.x
        drag.startOffset.x = stage.pull(of: layer).x
        for outer in drag.enclosing.indices {
          drag.enclosing[outer].startOffset.x = stage.pull(of: drag.enclosing[outer].layer).x
        }
      }
      if properties.contains(where: { $0 == .offset || $0 == .offsetY }) {
        drag.startLocation.y = location.y
        drag.startOffset.y = stage.pull(of: layer).y
        for outer in drag.enclosing.indices {
          drag.enclosing[outer].startOffset.y = stage.pull(of: drag.enclosing[outer].layer).y
        }
      }
      hands.update(.scroll(layer, drag), at: index)
    }
  }

  /// Releases the content at the finger's velocity, in points per second.
  ///
  /// The content continues at the speed at which it was seen to move, slows down, and bounces back if it is
  /// beyond an end. On an axis where a gesture held it instead of the finger, it was seen at rest and
  /// continues from rest.
  mutating func letGo(_ layer: LayerID, velocity: Point) {
    let offset = stage.tree[layer].model.bounds.origin
    var shown = stage.shownVelocity(velocity * -1, of: layer)
    let held = stage.records[layer]?.direct ?? [:]
    if held[.offset] != nil || held[.offsetX] != nil { shown.x = 0 }
    if held[.offset] != nil || held[.offsetY] != nil { shown.y = 0 }
    stage.records[layer]?.scrollOffset = offset
    let courses = stage.courses(of: layer, velocity: shown)
    hands.scroll(
      ScrollMotion(
        layer: layer,
        startTime: time,
        course: .decelerating(horizontal: courses.horizontal, vertical: courses.vertical)
      )
    )
  }

  /// Moves contents that scroll by themselves to where they are at the present time.
  mutating func moveScrolling() {
    hands.stopScrolling { [stage] in !stage.tree.contains($0.layer) }
    for motion in hands.scrolling {
      switch motion.course {
      case .decelerating: setOffset(motion.offset(at: time), of: motion.layer)
      case .gliding:
        // The layer's offset is already the one that it will arrive at.
        let readers = stage.noteOffsetReaders(at: time)
        stage.tree[motion.layer].model.bounds.origin = motion.offset(at: time)
        stage.layOutAgain(readers, at: time)
      }
    }
    hands.stopScrolling { [time] in time >= $0.endTime }
  }

  /// Lets content that a touch caught beyond its ends bounce back, though the touch never scrolled it.
  mutating func bounceBack(_ touch: ActiveTouch) {
    for layer in touch.chain where stage.tree.contains(layer) && stage.isOverscrolled(layer) {
      if !hands.scrolling.contains(where: { $0.layer == layer }) { letGo(layer, velocity: .zero) }
    }
  }

  /// Ends a scroll whose layer may no longer scroll, as `isScrollEnabled = false` does.
  ///
  /// A step made by the present event is undone, because the same event has disabled scrolling.
  mutating func stopDisabledScrolling() {
    guard let touch = hands.active else { return }
    for (index, follower) in touch.followers.enumerated() {
      guard case .scroll(let layer, let drag?) = follower, !stage.isScrollEnabled(layer, at: time) else {
        continue
      }
      hands.update(.scroll(layer, nil), at: index)
      if let step = drag.lastStep, step.time == time { setOffset(step.before, of: layer) }
      letGo(drag, velocity: .zero)
    }
  }
}
