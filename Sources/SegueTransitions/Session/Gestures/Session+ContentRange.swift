import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Content whose range changes while it stands or scrolls.
extension Session {
  /// Brings the content of scroll layers back into its range where what comes to rest in it has made it smaller.
  mutating func keepContentInRange(
    around layers: [LayerID],
    _ ease: Ease,
    _ seconds: Double,
    in environment: LayerEnvironment
  ) {
    var scrolling: [LayerID] = []
    for layer in layers.compactMap({ stage.tree[$0].superlayer }) where !scrolling.contains(layer) {
      if !stage.scrollAxes(of: layer).isEmpty { scrolling.append(layer) }
    }
    for layer in scrolling where hands.active?.followers.contains(where: { $0.isScroll(of: layer) }) != true {
      if slowDownInRange(layer) { continue }
      let offset = stage.tree[layer].model.bounds.origin
      let end = stage.clamped(offset, in: layer)
      if end != offset { _ = scroll(layer, from: offset, to: end, ease, seconds, environment) }
    }
  }

  /// Lets content bounce back that stands beyond an end: what ran has given its layer another range than it leaves.
  mutating func bounceBackContents() {
    for layer in stage.subtree(of: stage.tree.root) where stage.isOverscrolled(layer) {
      if stage.records[layer]?.keepsOffset == true { continue }
      let isMoving = hands.scrolling.contains { $0.layer == layer && $0.endTime > time }
      let isHeld = hands.active?.followers.contains { $0.isScroll(of: layer) } ?? false
      if !isMoving, !isHeld { letGo(layer, velocity: .zero) }
    }
  }

  /// Lets content that slows down do so within its present range; returns false if it does not move.
  private mutating func slowDownInRange(_ layer: LayerID) -> Bool {
    guard let index = hands.scrolling.firstIndex(where: { $0.layer == layer && $0.endTime > time })
    else { return false }
    let motion = hands.scrolling[index]
    guard case .decelerating(let horizontal, let vertical) = motion.course else { return true }
    let rest = Point(x: horizontal.restPosition, y: vertical.restPosition)
    guard stage.clamped(rest, in: layer) != rest else { return true }
    let passed = time - motion.startTime
    let velocity = Point(x: horizontal.velocity(at: passed), y: vertical.velocity(at: passed))
    let courses = stage.courses(of: layer, velocity: velocity)
    let slower = ScrollMotion(
      layer: layer,
      startTime: time,
      course: .decelerating(horizontal: courses.horizontal, vertical: courses.vertical)
    )
    hands.replaceScrolling(at: index, by: slower)
    return true
  }
}

extension SceneStage {
  /// The offset nearest to one that a scroll layer's range allows.
  func clamped(_ offset: Point, in layer: LayerID) -> Point {
    let range = scrollRange(of: layer)
    return Point(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)
    )
  }
}
