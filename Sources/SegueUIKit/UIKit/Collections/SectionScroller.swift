import Foundation

/// A section that scrolls by itself, across the collection's way.
struct SectionBand {
  /// What it takes of the collection, in the collection's points.
  var frame: CGRect
  /// How long its content is, in points.
  var length: CGFloat
  /// Where its groups begin, in points from the content's beginning.
  var stops: [CGFloat]
  /// The room before the first group, in points.
  var margin: CGFloat
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}

/// The scroll view of such a section.
@MainActor
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  private var band: SectionBand?

  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the place of a section.
  func show(_ band: SectionBand) {
    self.band = band
    isPagingEnabled = band.behavior == .paging
    if [.groupPaging, .groupPagingCentered].contains(band.behavior) { decelerationRate = .fast }
    if frame != band.frame { frame = band.frame }
    let size = CGSize(width: band.length, height: band.frame.height)
    if contentSize != size { contentSize = size }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let band, !band.stops.isEmpty else { return }
    let rests = restingPlaces(band)
    func nearest(_ x: CGFloat) -> CGFloat { rests.min { abs($0 - x) < abs($1 - x) } ?? x }
    switch band.behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary:
      targetContentOffset.pointee.x = nearest(targetContentOffset.pointee.x)
    case .groupPaging, .groupPagingCentered:
      // One group at a time, however fast.
      let present = contentOffset.x
      let next =
        velocity.x > 0.2
        ? rests.first { $0 > present + 1e-6 } : velocity.x < -0.2 ? rests.last { $0 < present - 1e-6 } : nil
      targetContentOffset.pointee.x = next ?? nearest(present)
    }
  }

  /// The offsets at which it may rest, in order.
  private func restingPlaces(_ band: SectionBand) -> [CGFloat] {
    let last = max(contentSize.width - bounds.width, 0)
    let ends = band.stops.dropFirst() + [band.length]
    return zip(band.stops, ends).map { start, end in
      let place =
        band.behavior == .groupPagingCentered ? (start + end) / 2 - bounds.width / 2 : start - band.margin
      return min(max(place, 0), last)
    }
  }
}
