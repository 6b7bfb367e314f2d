public import SegueMotion

/// Where a sheet rests, how it follows a hand, and how it dims what is behind, by `UISheetPresentationController`'s rules.
///
/// Heights and places are in points of the container; a top is counted from the container's.
public struct SheetRules: Hashable, Sendable {
  /// The heights at which the sheet rests, the lowest first; none is more than the container's.
  public let heights: [Double]
  /// The container's height.
  public let containerHeight: Double
  /// The index of the largest detent at which nothing is dimmed; nil if every one dims.
  public let largestUndimmed: Int?
  /// Whether a hand can take the sheet away.
  public let canLeave: Bool

  /// Creates the rules of a sheet.
  ///
  /// - Parameters:
  ///   - heights: In points, in any order; those below 0 and above the container's count as these, and what is no number as
  ///     the container's. Without any the sheet has the container's.
  ///   - containerHeight: In points.
  ///   - largestUndimmed: An index in the order of the heights; one that is none counts as nil.
  ///   - canLeave: Whether a hand can take the sheet away.
  public init(
    heights: [Double],
    containerHeight: Double,
    largestUndimmed: Int? = nil,
    canLeave: Bool = true
  ) {
    let bounded = heights.map { $0.isNaN ? containerHeight : max(min($0, containerHeight), 0) }
    let possible = bounded.isEmpty ? [containerHeight] : bounded.sorted()
    self.containerHeight = containerHeight
    self.heights = possible
    self.largestUndimmed = largestUndimmed.flatMap { possible.indices.contains($0) ? $0 : nil }
    self.canLeave = canLeave
  }

  /// The height of the view, which is that of its highest detent: it hangs out of the container by what is not seen.
  public var fullHeight: Double { heights[heights.count - 1] }

  /// The top at the highest detent.
  public var highestTop: Double { containerHeight - fullHeight }

  /// The top at a detent; an index beyond the ends counts as the nearest one.
  public func top(at index: Int) -> Double {
    containerHeight - heights[min(max(index, 0), heights.count - 1)]
  }

  /// The detent whose height is nearest to one, the lower of two at the same distance.
  public func detent(nearest height: Double) -> Int {
    heights.indices.min { abs(height - heights[$0]) < abs(height - heights[$1]) } ?? 0
  }

  /// Within so much of the ends a dimming is exactly 0 or 1: a view's top is a rounded sum of its position and its height.
  public static let slack = 1e-12

  /// How far what lies behind is dimmed while the top is at a place, and how that changes with a point that the top moves.
  ///
  /// 0 up to the largest undimmed detent and 1 from the next one on, or from the lowest where every detent dims; between the
  /// two, and for the slope at their ends, evenly.
  public func dimming(top: Double) -> (amount: Double, slope: Double) {
    guard largestUndimmed != heights.count - 1 else { return (0, 0) }
    let low = largestUndimmed.map { self.top(at: $0) } ?? containerHeight
    let way = max(low - self.top(at: largestUndimmed.map { $0 + 1 } ?? 0), 1)
    let part = (low - top) / way
    let amount = min(max((part - Self.slack) * (1 + 3 * Self.slack), 0), 1)
    return (amount, part >= 0 && part <= 1 ? -1 / way : 0)
  }

  /// Where the top is under a hand that has led it to a place, and how many points it moves there for one of the hand's.
  ///
  /// It resists beyond the highest detent, and below the lowest where nothing takes it away, as a scroll view does.
  public func dragged(to free: Double) -> (top: Double, slope: Double) {
    let band = RubberBand(dimension: containerHeight)
    if free < highestTop {
      return (highestTop - band.result(for: highestTop - free), band.slope(at: highestTop - free))
    }
    let lowestTop = top(at: 0)
    guard !canLeave, free > lowestTop else { return (free, 1) }
    return (lowestTop + band.result(for: free - lowestTop), band.slope(at: free - lowestTop))
  }

  /// The place to which a hand would have to lead the top for it to be where it is: the inverse of ``dragged(to:)``.
  public func free(from top: Double) -> Double {
    let band = RubberBand(dimension: containerHeight)
    if top < highestTop { return highestTop - band.offset(for: highestTop - top) }
    let lowestTop = self.top(at: 0)
    return !canLeave && top > lowestTop ? lowestTop + band.offset(for: top - lowestTop) : top
  }

  /// Where a sheet comes to rest that a hand lets go of.
  ///
  /// That is the detent nearest to where a scroll view's content would stop; below half of the lowest the sheet leaves.
  ///
  /// - Parameters:
  ///   - top: Where the top is.
  ///   - velocity: The hand's, in points per second, downwards.
  /// - Returns: The index of a detent; nil if it leaves.
  public func landing(from top: Double, velocity: Double) -> Int? {
    let height = containerHeight - Decay.normal.restValue(from: top, initialVelocity: velocity)
    return canLeave && height < heights[0] / 2 ? nil : detent(nearest: height)
  }

  /// The spring by which a sheet comes to rest: UIKit's own, critically damped.
  public static let spring = Spring(mass: 3, stiffness: 1000, damping: 2 * (3 * 1000.0).squareRoot())
}
