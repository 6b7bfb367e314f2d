public import Foundation

/// How an item of a collection looks and where it is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: SegueObject {
  /// Which item.
  open var indexPath: IndexPath
  /// Where it is, in the collection's points.
  open var frame = CGRect.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is left out.
  open var isHidden = false
  /// The order of what overlaps.
  open var zIndex = 0
  /// The transform about the middle.
  open var transform = CGAffineTransform.identity
  /// The transform about the middle, with depth; nil for ``transform``.
  open var transform3D = CATransform3DIdentity
  /// What kind of view it is beside items; nil for an item.
  open var representedElementKind: String?

  /// Creates the attributes of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init(main: ())
  }

  /// Creates the attributes of a header, a footer or another view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  /// The middle, in the collection's points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame = CGRect(origin: frame.origin, size: newValue) }
  }

  /// A box of the item's size at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Has a view look as this says.
  func apply(to view: UIView) {
    if view.transform3D != CATransform3DIdentity { view.transform3D = CATransform3DIdentity }
    if view.frame != frame { view.frame = frame }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if transform3D != CATransform3DIdentity {
      view.transform3D = transform3D
    } else if transform != .identity {
      view.transform = transform
    }
    if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
  }
}

/// Where the items of a collection are.
@preconcurrency @MainActor
open class UICollectionViewLayout: SegueObject {
  /// The collection that it is the layout of.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?

  /// Creates a layout.
  public convenience init() { self.init(main: ()) }

  /// Creates a layout from an archive, of which nothing is read.
  public convenience init?(coder: NSCoder) { self.init(main: ()) }

  /// Creates a layout; see ``SegueObject``.
  public override init(main: Void) { super.init(main: ()) }

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
}
