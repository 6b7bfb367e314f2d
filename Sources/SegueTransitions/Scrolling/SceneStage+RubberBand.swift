import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// The resistance of content that a finger pulls beyond its ends.
extension SceneStage {
  /// An offset as it is shown while a finger pulls: beyond the ends it resists.
  func resisted(_ offset: Point, in id: LayerID) -> Point {
    let (horizontal, vertical) = edges(of: id)
    return Point(x: horizontal.shown(offset.x), y: vertical.shown(offset.y))
  }

  /// The offset that shows the present one: what a finger that catches content beyond its end pulls on from.
  func pull(of id: LayerID) -> Point {
    let (horizontal, vertical) = edges(of: id)
    let offset = tree[id].model.bounds.origin
    return Point(x: horizontal.pull(offset.x), y: vertical.pull(offset.y))
  }

  /// How fast the content is seen to go where a finger would move it at `velocity`; 0 on an axis that does not scroll.
  func shownVelocity(_ velocity: Point, of id: LayerID) -> Point {
    let (horizontal, vertical) = edges(of: id)
    let offset = tree[id].model.bounds.origin
    return Point(
      x: velocity.x * horizontal.slope(offset.x),
      y: velocity.y * vertical.slope(offset.y)
    )
  }

  /// Whether the content is beyond one of its ends.
  func isOverscrolled(_ id: LayerID) -> Bool {
    guard !scrollAxes(of: id).isEmpty else { return false }
    let range = scrollRange(of: id)
    let offset = tree[id].model.bounds.origin
    return !range.x.contains(offset.x) || !range.y.contains(offset.y)
  }

  private func edges(of id: LayerID) -> (horizontal: ScrollEdges, vertical: ScrollEdges) {
    let range = scrollRange(of: id)
    let axes = scrollAxes(of: id)
    let size = tree[id].model.bounds.size
    return (
      ScrollEdges(range: range.x, band: RubberBand(dimension: size.width), scrolls: axes.contains(.x)),
      ScrollEdges(range: range.y, band: RubberBand(dimension: size.height), scrolls: axes.contains(.y))
    )
  }
}

/// The two ends of a content on one axis.
private struct ScrollEdges {
  let range: ClosedRange<Double>
  let band: RubberBand
  let scrolls: Bool

  func shown(_ offset: Double) -> Double {
    guard scrolls else { return range.lowerBound }
    let nearest = nearest(offset)
    return nearest + band.result(for: offset - nearest)
  }

  func pull(_ shown: Double) -> Double {
    let nearest = nearest(shown)
    return scrolls ? nearest + band.offset(for: shown - nearest) : range.lowerBound
  }

  /// The part of a finger's velocity that is seen where the content is shown at an offset.
  func slope(_ shown: Double) -> Double {
    guard scrolls else { return 0 }
    let nearest = nearest(shown)
    return shown == nearest ? 1 : band.slope(at: band.offset(for: shown - nearest))
  }

  private func nearest(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
}
