import Foundation

/// A header or a footer that stays in sight as long as its section is.
struct PinnedExtra {
  /// Where the section begins and ends along the way that the collection scrolls, in the collection's points.
  var section: ClosedRange<CGFloat>
  /// Whether it is held at the end of what is seen, not at its beginning.
  var isFooter: Bool
  /// Whether the collection scrolls down.
  var isDown: Bool

  /// The view where it is now: at the edge of what is seen, and never out of its section.
  @MainActor
  func seen(_ attributes: UICollectionViewLayoutAttributes, in collection: UICollectionView)
    -> UICollectionViewLayoutAttributes
  {
    guard let own = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    let room = collection.bounds.inset(by: collection.adjustedContentInset)
    let frame = attributes.frame
    let (start, length) = isDown ? (frame.minY, frame.height) : (frame.minX, frame.width)
    let (near, far) = isDown ? (room.minY, room.maxY) : (room.minX, room.maxX)
    let place =
      isFooter
      ? min(start, max(far - length, section.lowerBound))
      : max(start, min(near, section.upperBound - length))
    own.frame.origin = isDown ? CGPoint(x: frame.minX, y: place) : CGPoint(x: place, y: frame.minY)
    return own
  }
}
