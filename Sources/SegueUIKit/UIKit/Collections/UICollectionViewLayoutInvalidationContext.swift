public import Foundation

/// What of a layout is to be prepared anew; here that is always all of it.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: SegueObject {
  /// Creates a context.
  public required init() { super.init(main: ()) }
  /// Whether everything is.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items are.
  open var invalidateDataSourceCounts: Bool { true }
  /// By how much the content moves, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What is prepared anew of lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are put into lines.
  open var invalidateFlowLayoutAttributes = true
}
