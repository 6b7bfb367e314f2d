/// The two ends of scrolling content on one axis, and how it resists beyond them.
///
/// Offsets are in points. A pull is where the content would be under a finger if nothing resisted.
public struct ScrollEdges: Hashable, Sendable {
  /// The offsets at the two ends.
  public let range: ClosedRange<Double>
  /// The resistance beyond the ends.
  public let band: RubberBand
  /// Whether the content scrolls on this axis at all; otherwise it stays at the lower end.
  public let scrolls: Bool
  /// Whether the content goes beyond its ends at all, as UIScrollView's `bounces` says.
  public let bounces: Bool

  /// Creates the ends of content in a view that is `dimension` points long.
  public init(range: ClosedRange<Double>, dimension: Double, scrolls: Bool, bounces: Bool = true) {
    self.range = range
    self.bounces = bounces
    band = RubberBand(dimension: dimension)
    self.scrolls = scrolls
  }

  /// The offset that is shown for a pull.
  public func shown(_ pull: Double) -> Double {
    guard scrolls else { return range.lowerBound }
    let nearest = nearest(pull)
    return bounces ? nearest + band.result(for: pull - nearest) : nearest
  }

  /// The pull that shows as an offset: where a finger that catches overscrolled content starts.
  public func pull(_ shown: Double) -> Double {
    let nearest = nearest(shown)
    return scrolls ? nearest + band.offset(for: shown - nearest) : range.lowerBound
  }

  /// The fraction of a finger's velocity that is seen when the content is shown at an offset.
  public func slope(_ shown: Double) -> Double {
    guard scrolls else { return 0 }
    let nearest = nearest(shown)
    return shown == nearest ? 1 : band.slope(at: band.offset(for: shown - nearest))
  }

  /// Whether content at an offset can go on within its range, the way in which the offset is to change.
  public func hasRoom(at offset: Double, toward way: Double) -> Bool {
    scrolls && (way > 0 ? offset < range.upperBound : offset > range.lowerBound)
  }

  /// The offset within the range that is nearest to another one.
  public func nearest(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
}
