import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

extension Session {
  /// Puts a scroll layer's content somewhere, and what follows it; what a gesture had set it to gives way.
  mutating func setOffset(_ offset: Point, of layer: LayerID) {
    guard stage.records[layer] != nil else { return }
    for property in PropertyName.offsets { stage.records[layer]?.direct[property] = nil }
    guard stage.tree[layer].model.bounds.origin != offset else { return }
    stage.records[layer]?.scrollOffset = offset
    stage.tree[layer].model.bounds.origin = offset
    stage.layOutLive(layer, at: time)
  }

  /// Lays out what follows an offset that something else than the layer's own scrolling has set.
  mutating func showOffset(of layer: LayerID) {
    touches.decelerations.removeAll { $0.layer == layer }
    stage.layOutLive(layer, at: time)
  }

  /// Ends what a layer's content does by itself or under a finger; it stays where it is seen.
  mutating func stopScrolling(_ layer: LayerID) {
    touches.decelerations.removeAll { $0.layer == layer }
    stage.records[layer]?.scrollOffset = stage.tree[layer].model.bounds.origin
    for (index, follower) in (touches.active?.followers ?? []).enumerated() {
      guard case .scroll(layer, .some) = follower else { continue }
      touches.active?.followers[index] = .scroll(layer, nil)
    }
  }

  /// Sends a layer's content to an offset, which is the user's from now on.
  ///
  /// - Returns: seconds until it is there.
  mutating func scroll(
    _ layer: LayerID,
    from start: Point,
    to end: Point,
    _ ease: Ease,
    _ seconds: Double,
    _ environment: LayerEnvironment
  ) -> Double {
    let handOff = touches.handOff
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
    touches.decelerations.removeAll { $0.layer == layer }
    touches.decelerations.append(motion)
    return motion.endTime - time
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
  private mutating func drag(_ scroll: inout ScrollDrag, to location: Point) {
    scroll.lastStep = ScrollDrag.Step(time: time, before: stage.tree[scroll.layer].model.bounds.origin)
    setOffset(
      stage.resisted(scroll.startOffset - (location - scroll.startLocation), in: scroll.layer),
      of: scroll.layer
    )
  }

  /// The finger lifts with a velocity in points per second.
  ///
  /// The content goes on as fast as it was seen to go, slows down, and comes back from beyond its ends. Where a gesture
  /// held it in the finger's stead it was seen to stand, and it goes on from there.
  mutating func letGo(_ layer: LayerID, velocity: Point) {
    let range = stage.scrollRange(of: layer)
    let offset = stage.tree[layer].model.bounds.origin
    var shown = stage.shownVelocity(velocity * -1, of: layer)
    let held = stage.records[layer]?.direct ?? [:]
    if held[.offset] != nil || held[.offsetX] != nil { shown.x = 0 }
    if held[.offset] != nil || held[.offsetY] != nil { shown.y = 0 }
    stage.records[layer]?.scrollOffset = offset
    touches.decelerations.removeAll { $0.layer == layer }
    touches.decelerations.append(
      ScrollMotion(
        layer: layer,
        startTime: time,
        course: .decelerating(
          horizontal: ScrollDeceleration(from: offset.x, velocity: shown.x, bounds: range.x),
          vertical: ScrollDeceleration(from: offset.y, velocity: shown.y, bounds: range.y)
        )
      )
    )
  }

  /// Moves decelerating contents to where they are at the present time.
  mutating func moveScrolling() {
    touches.decelerations.removeAll { !stage.tree.contains($0.layer) }
    for motion in touches.decelerations {
      switch motion.course {
      case .decelerating: setOffset(motion.offset(at: time), of: motion.layer)
      case .gliding:
        // The offset that it will have come to is the layer's already.
        stage.tree[motion.layer].model.bounds.origin = motion.offset(at: time)
        stage.layOutLive(motion.layer, at: time)
      }
    }
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
      guard var drag else { return nil }
      self.drag(&drag, to: recognizer.location)
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
  ///
  /// The step that the event itself has brought is taken back: what forbids it came with the same event.
  mutating func stopDisabledScrolling() {
    guard let touch = touches.active else { return }
    for (index, follower) in touch.followers.enumerated() {
      guard case .scroll(let layer, let drag?) = follower, !stage.isScrollEnabled(layer, at: time) else {
        continue
      }
      touches.active?.followers[index] = .scroll(layer, nil)
      if let step = drag.lastStep, step.time == time { setOffset(step.before, of: layer) }
      letGo(layer, velocity: .zero)
    }
  }
}

extension PropertyName {
  /// Those that are a scroll layer's `contentOffset`.
  static let offsets: [PropertyName] = [.offset, .offsetX, .offsetY]

  var isOffset: Bool { PropertyName.offsets.contains(self) }
}
