public import Foundation

/// A place for an item, within a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: SegueObject, @preconcurrency NSCopying {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that belong to the item, a badge for one.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The room within its place that stays free, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around its place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates a place.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a place with views that belong to the item.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init(main: ())
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// A place without what stays free in it.
  func content(of place: CGRect) -> CGRect {
    place.inset(
      by: UIEdgeInsets(
        top: contentInsets.top,
        left: contentInsets.leading,
        bottom: contentInsets.bottom,
        right: contentInsets.trailing
      )
    )
  }
}

/// Items side by side or one below the other, as many as there is room for.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Works out the places of a group's items by an app's own rule.
  public typealias ItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    case horizontal, vertical
    case custom(ItemProvider)
  }

  let arrangement: Arrangement
  /// The places that repeat.
  public let subitems: [NSCollectionLayoutItem]
  /// How many there are, whatever their length; nil: as many as there is room for.
  let count: Int?
  /// The room between places.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize,
    _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count.map { max($0, 1) })
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Places side by side, again and again while there is room.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    made(NSCollectionLayoutGroup(layoutSize, .horizontal, subitems))
  }
  /// So many places side by side, which share the width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)) }
  /// So many places side by side, each of its own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    made(NSCollectionLayoutGroup(layoutSize, .horizontal, Array(repeating: subitem, count: max(count, 1))))
  }
  /// Places one below the other, again and again while there is room.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    made(NSCollectionLayoutGroup(layoutSize, .vertical, subitems))
  }
  /// So many places one below the other, which share the height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)) }
  /// So many places one below the other, each of its own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    made(NSCollectionLayoutGroup(layoutSize, .vertical, Array(repeating: subitem, count: max(count, 1))))
  }
  /// Places by an app's own rule.
  public class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider) -> Self {
    made(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []))
  }

  /// UIKit's own class, which nothing derives from.
  private class func made(_ group: NSCollectionLayoutGroup) -> Self {
    guard let own = group as? Self else {
      fatalError("\(Self.self) cannot be made: its superclass makes groups")
    }
    return own
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems, count: count)
    (copy.contentInsets, copy.edgeSpacing, copy.interItemSpacing) = (
      contentInsets, edgeSpacing, interItemSpacing
    )
    return copy
  }
}

/// A place that an app's own rule has worked out, in its group's points.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: SegueObject {
  /// The place.
  public let frame: CGRect
  /// The order of what overlaps.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init(main: ())
  }
}

/// A view that belongs to an item or a section.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Which kind.
  public let elementKind: String
  /// The order of what overlaps.
  open var zIndex = 1
  let anchor: NSCollectionLayoutAnchor

  /// Creates a view at an edge or a corner of its item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, anchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer or another view at an edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge or corner.
  public let alignment: NSRectAlignment
  /// How far from there, in points.
  public let offset: CGPoint
  /// Whether the section makes room for it.
  open var extendsBoundary = true
  /// Whether it stays in sight with its section.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge of a section.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [])
    )
  }
}

/// A view behind a section, which the layout has by itself.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Which kind.
  public let elementKind: String
  /// The order of what overlaps.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// A view as large as the section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// Edges of an item that a view is held to, and how far from them.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: SegueObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// How far from them, in points or in fractions of the view.
  public let offset: CGPoint
  /// Whether the offset is in fractions of the view.
  public let isFractionalOffset: Bool

  /// Creates an anchor at edges.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isFractionalOffset) = (edges, .zero, false)
    super.init(main: ())
  }
  /// Creates an anchor some points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    super.init(main: ())
  }
  /// Creates an anchor some fractions of the view from edges.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    super.init(main: ())
  }

  /// Where a view of a size lies in an item's place.
  func frame(of size: CGSize, in place: CGRect) -> CGRect {
    var origin = CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2)
    if edges.contains(.leading) { origin.x = place.minX }
    if edges.contains(.trailing) { origin.x = place.maxX - size.width }
    if edges.contains(.top) { origin.y = place.minY }
    if edges.contains(.bottom) { origin.y = place.maxY - size.height }
    let scale = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    origin.x += offset.x * scale.width
    origin.y += offset.y * scale.height
    return CGRect(origin: origin, size: size)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// An edge or a corner, clockwise from the top.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
}

/// Edges of a rectangle.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The one where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The one where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
