public import Foundation

/// A view of a collection that is used again for other items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// It is about to be used for another item.
  open func prepareForReuse() {}

  /// What the view would rather be, given where it is to be: as high as its contents.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let fitting = contentsToMeasure.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { own.frame.size.height = fitting }
    return own
  }

  /// What its height follows from.
  var contentsToMeasure: UIView { self }

  /// The height that it asks for where it is to be.
  func heightOfContents(for attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    layoutIfNeeded()
    return preferredLayoutAttributesFitting(attributes).frame.height
  }

  /// The layout has it somewhere.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
