public import Foundation

/// Where a layout is worked out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What the items are in.
  var container: any NSCollectionLayoutContainer { get }
  /// Where they are shown.
  var traitCollection: UITraitCollection { get }
}

/// What items are in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The place of a collection, or of a group.
@MainActor
final class LayoutEnvironment: SegueObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize

  init(_ size: CGSize) {
    contentSize = size
    super.init(main: ())
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// Where a section scrolls by itself, across the way that the collection scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none
  /// It does, and rests anywhere.
  case continuous
  /// It rests where a group begins.
  case continuousGroupLeadingBoundary
  /// It rests at multiples of the collection's width.
  case paging
  /// It rests where the next group begins.
  case groupPaging
  /// It rests where the next group is in the middle.
  case groupPagingCentered
}

/// Groups one after the other, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: SegueObject, @preconcurrency NSCopying {
  /// Called as the content moves, with what is seen.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  let group: NSCollectionLayoutGroup
  /// The room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls by itself.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether the views at its edges lie within ``contentInsets``.
  open var supplementariesFollowContentInsets = true
  /// Called as the content moves; it is not.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler? {
    didSet {
      if visibleItemsInvalidationHandler != nil {
        SegueHost.current.note("the visible items of a section are not told of its scrolling")
      }
    }
  }
  /// The separators and the look of a list; nil for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(main: ())
  }

  /// A section of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let inset: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
    let isGrouped = [.grouped, .insetGrouped].contains(configuration.appearance)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped ? 16 : 0,
      leading: inset,
      bottom: isGrouped ? 16 : 0,
      trailing: inset
    )
    func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: kind,
        alignment: alignment
      )
      item.pinToVisibleBounds = configuration.appearance == .plain
      return item
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    (copy.decorationItems, copy.list) = (decorationItems, list)
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    return copy
  }
}

/// An item that is seen.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// Where it is, in the collection's points.
  var frame: CGRect { get }
  /// Which item.
  var indexPath: IndexPath { get }
}
