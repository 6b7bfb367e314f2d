public import Foundation

/// Where the items of a collection are.
@preconcurrency @MainActor
open class UICollectionViewLayout: SegueObject {
  /// The collection that it is the layout of.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?

  /// Creates a layout.
  public init() { super.init(main: ()) }

  /// Creates a layout from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(main: ()) }

  /// Works everything out; the layout is about to be asked.
  open func prepare() {}
  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a rectangle of the collection.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// One item; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// A header, a footer or another view; nil if there is none.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Whether it has to be prepared anew as the collection scrolls or changes its size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where content comes to rest after a finger; in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Asks to be prepared anew.
  open func invalidateLayout() { collectionView?.layoutDidChange() }
  /// Asks to be prepared anew, as far as a context says; here that is as a whole.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  /// The class of the attributes that it has.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that say what to prepare anew.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// What to prepare anew for another size or place of the collection.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Whether it has to be prepared anew as a cell would have another size; cells are not asked.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What to prepare anew as a cell would have another size; cells are not asked.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { invalidationContext(forBoundsChange: .zero) }

  /// Where content comes to rest after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Takes the size that contents ask for, if places depend on it; returns whether they do.
  func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    false
  }

  /// The section that scrolls by itself at an index: its place, how long it is, and where it rests; nil if it does not.
  func band(_ section: Int) -> SectionBand? { nil }

  /// How a row of a list looks, or its header or footer; nil for what is in no list.
  func listRow(_ attributes: UICollectionViewLayoutAttributes) -> ListRow? { nil }

  // MARK: Changes

  /// Items come, go or move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Items have come, gone or moved.
  open func finalizeCollectionViewUpdates() {}
  /// How an item looks as it comes, by its place afterwards; as it will, which fades.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes }
  /// How an item looks as it goes, by its place before; as it did, which fades.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { (leaving ?? layoutAttributesForItem(at: itemIndexPath))?.copy() as? UICollectionViewLayoutAttributes }
  /// How the item looked that is asked for as it goes.
  var leaving: UICollectionViewLayoutAttributes?
  /// The collection will have another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// The collection has had another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// The collection has another layout.
  open func finalizeLayoutTransition() {}

  // MARK: Views of its own

  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Lets a class make views that the layout has by itself.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// A view that the layout has by itself; nil if there is none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether it is mirrored where people write from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
