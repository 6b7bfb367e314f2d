public import Foundation

/// How an item of a collection looks and where it is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: SegueObject, @preconcurrency NSCopying, UIDynamicItem {
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

  /// What kind of thing it is.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Creates the attributes of the first item.
  public required init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init(main: ())
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a view that the layout has by itself.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }

  /// Creates the attributes of a header, a footer or another view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
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

  /// A copy; subclasses add what they have.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.frame, copy.alpha, copy.isHidden) = (indexPath, frame, alpha, isHidden)
    (copy.zIndex, copy.transform, copy.transform3D) = (zIndex, transform, transform3D)
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }

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
    (view as? UICollectionReusableView)?.apply(self)
  }
}
