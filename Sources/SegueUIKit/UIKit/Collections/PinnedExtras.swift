import Foundation

/// The headers and footers that stay in sight as long as their sections are.
struct PinnedExtras {
  typealias ExtraKey = UICollectionView.ExtraKey

  /// Where such a view may be.
  struct Pin {
    /// Where its section begins and ends along the way that the collection scrolls, in the collection's points.
    var section: ClosedRange<CGFloat>
    /// Whether it is held at the end of what is seen, not at its beginning.
    var isFooter: Bool
    /// Whether the collection scrolls down.
    var isDown: Bool
  }

  private var pins: [ExtraKey: Pin] = [:]

  /// Has a view stay in sight.
  mutating func add(_ kind: String, section index: Int, _ pin: Pin) {
    pins[ExtraKey(kind: kind, path: IndexPath(item: 0, section: index))] = pin
  }

  /// Views as they are seen now, in the same order.
  @MainActor
  func seen(_ all: [UICollectionViewLayoutAttributes], in collection: UICollectionView?)
    -> [UICollectionViewLayoutAttributes]
  { pins.isEmpty ? all : all.map { seen($0, in: collection) } }

  /// A view where it is now: one that is pinned is at the edge of what is seen, and never out of its section.
  @MainActor
  func seen(_ attributes: UICollectionViewLayoutAttributes, in collection: UICollectionView?)
    -> UICollectionViewLayoutAttributes
  {
    guard let collection, let kind = attributes.representedElementKind,
      let pin = pins[ExtraKey(kind: kind, path: attributes.indexPath)],
      let own = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let room = collection.bounds.inset(by: collection.adjustedContentInset)
    let frame = attributes.frame
    own.frame.origin =
      pin.isDown
      ? CGPoint(x: frame.minX, y: pin.place(frame.minY, frame.height, room.minY, room.maxY))
      : CGPoint(x: pin.place(frame.minX, frame.width, room.minX, room.maxX), y: frame.minY)
    return own
  }
}

extension PinnedExtras.Pin {
  /// Where a view begins that would begin at `start`, while what is seen goes from `near` to `far`.
  fileprivate func place(_ start: CGFloat, _ length: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGFloat {
    isFooter
      ? min(start, max(far - length, section.lowerBound))
      : max(start, min(near, section.upperBound - length))
  }
}
