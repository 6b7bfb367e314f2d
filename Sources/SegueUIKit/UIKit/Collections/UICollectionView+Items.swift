public import Foundation

extension UICollectionView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical
    /// To the right.
    case horizontal
  }

  /// What the attributes of a layout are of.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer or another view that the data source makes.
    case supplementaryView
    /// A view that the layout has by itself.
    case decorationView
  }

  /// Where an item is brought to by scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The cell of an item; nil if it is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The item of a cell; nil if it is not in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The item at a point; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareItems()
    let place = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    return collectionViewLayout.layoutAttributesForElements(in: place)?
      .last { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  /// The cells in sight, in order.
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The selected items; nil if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Where the layout has an item; nil if there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareItems()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// A header, a footer or another view in sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { extras[ExtraKey(kind: elementKind, path: indexPath)] }

  /// Selects an item, without telling the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Selects an item no more, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Brings an item into sight.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let box = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets)
    var place = CGPoint(x: room.minX, y: room.minY)
    if scrollPosition.contains(.top) { place.y = box.minY }
    if scrollPosition.contains(.centeredVertically) { place.y = box.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { place.y = box.maxY - room.height }
    if scrollPosition.contains(.left) { place.x = box.minX }
    if scrollPosition.contains(.centeredHorizontally) { place.x = box.midX - room.width / 2 }
    if scrollPosition.contains(.right) { place.x = box.maxX - room.width }
    setContentOffset(
      clamped(CGPoint(x: place.x - insets.left, y: place.y - insets.top)),
      animated: animated
    )
  }

  /// A finger has tapped an item.
  func tap(_ path: IndexPath) {
    guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if allowsMultipleSelection, selection.contains(path) {
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
    if let cell = cells[path] { cell.segueTemplate?.trigger(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
