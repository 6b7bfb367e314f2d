public import Foundation

/// Items in lines, as many in each as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that an item is thought to have; items have ``itemSize`` or what the delegate says.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, of which the one along the direction counts, in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which the one along the direction counts, in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight as long as their sections are.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight as long as their sections are.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// A size that contents decide; items have ``itemSize``.
  public static let automaticSize = CGSize(width: 1e6, height: 1e6)

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var extras: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []
  private var pinned = PinnedExtras()
  private var length: CGFloat = 0

  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize {
    guard let room = collectionView?.roomForItems else { return .zero }
    return scrollDirection == .vertical
      ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }

  /// What lies in a rectangle of the collection.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    pinned.seen(order, in: collectionView).filter { $0.frame.intersects(rect) }
  }

  /// One item; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  /// A header or a footer; nil if there is none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { extras[elementKind]?[indexPath].map { pinned.seen($0, in: collectionView) } }

  /// Whether the collection is as wide, or as high, as it was.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.laidOutSize else { return false }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  /// Puts all items into lines.
  open override func prepare() {
    super.prepare()
    (items, extras, order, pinned, length) = ([:], [:], [], PinnedExtras(), 0)
    guard let collection = collectionView else { return }
    for section in 0..<collection.numberOfSections { add(section, of: collection) }
  }

  private func add(_ section: Int, of collection: UICollectionView) {
    let flow = FlowSection(self, collection, section)
    let start = length
    addExtra(UICollectionView.elementKindSectionHeader, section, flow.header)
    length += flow.isVertical ? flow.inset.top : flow.inset.left
    var line: [(IndexPath, CGSize)] = []
    var taken: CGFloat = 0
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = flow.size(of: path)
      let extent = flow.isVertical ? size.width : size.height
      if !line.isEmpty, taken + flow.gap + extent > flow.room + 1e-6 {
        finish(line, flow, isLast: false)
        (line, taken) = ([], 0)
      }
      taken += extent + (line.isEmpty ? 0 : flow.gap)
      line.append((path, size))
    }
    if !line.isEmpty {
      finish(line, flow, isLast: true)
      length -= flow.lineGap
    }
    length += flow.isVertical ? flow.inset.bottom : flow.inset.right
    addExtra(UICollectionView.elementKindSectionFooter, section, flow.footer)
    pin(UICollectionView.elementKindSectionHeader, section, start, sectionHeadersPinToVisibleBounds)
    pin(UICollectionView.elementKindSectionFooter, section, start, sectionFootersPinToVisibleBounds)
  }

  /// Has a header or a footer stay in sight, if it is to.
  private func pin(_ kind: String, _ section: Int, _ start: CGFloat, _ isPinned: Bool) {
    guard isPinned, let attributes = extras[kind]?[IndexPath(item: 0, section: section)] else { return }
    // Items pass below it.
    attributes.zIndex = 10
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    let isDown = scrollDirection == .vertical
    pinned.add(kind, section: section, .init(section: start...length, isFooter: isFooter, isDown: isDown))
  }

  /// Places a line: its items share what is left between them, but in the last one.
  private func finish(_ line: [(IndexPath, CGSize)], _ flow: FlowSection, isLast: Bool) {
    let extents = line.map { flow.isVertical ? $0.1.width : $0.1.height }
    let thickness = line.map { flow.isVertical ? $0.1.height : $0.1.width }.max() ?? 0
    let left = flow.room - extents.reduce(0, +)
    var gap = isLast ? flow.gap : line.count > 1 ? left / CGFloat(line.count - 1) : 0
    if isLast, let known = flow.lastGap.value { gap = max(known, flow.gap) }
    if !isLast { flow.lastGap.value = gap }
    var place = flow.isVertical ? flow.inset.left : flow.inset.top
    // A line of one item that does not fill it has it in the middle.
    if !isLast, line.count == 1 { place += left / 2 }
    for (path, size) in line {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let aside = (thickness - (flow.isVertical ? size.height : size.width)) / 2
      let origin =
        flow.isVertical ? CGPoint(x: place, y: length + aside) : CGPoint(x: length + aside, y: place)
      attributes.frame = CGRect(origin: origin, size: size)
      items[path] = attributes
      order.append(attributes)
      place += (flow.isVertical ? size.width : size.height) + gap
    }
    length += thickness + flow.lineGap
  }

  private func addExtra(_ kind: String, _ section: Int, _ size: CGSize) {
    guard let room = collectionView?.roomForItems else { return }
    let isVertical = scrollDirection == .vertical
    let extent = isVertical ? size.height : size.width
    guard extent > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: room.width, height: extent)
      : CGRect(x: length, y: 0, width: extent, height: room.height)
    extras[kind, default: [:]][path] = attributes
    order.append(attributes)
    length += extent
  }
}

/// The numbers of a section: the layout's own, or what the collection's delegate says.
@MainActor
private struct FlowSection {
  final class Gap { var value: CGFloat? }

  let isVertical: Bool
  let inset: UIEdgeInsets
  let gap: CGFloat
  let lineGap: CGFloat
  let room: CGFloat
  let header: CGSize
  let footer: CGSize
  let lastGap = Gap()
  private let layout: UICollectionViewFlowLayout
  private let collection: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(_ layout: UICollectionViewFlowLayout, _ collection: UICollectionView, _ section: Int) {
    (self.layout, self.collection) = (layout, collection)
    delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    isVertical = layout.scrollDirection == .vertical
    inset =
      delegate?.collectionView(collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    gap =
      delegate?.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    lineGap =
      delegate?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    header =
      delegate?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    footer =
      delegate?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    let size = collection.roomForItems
    room = isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
  }

  func size(of path: IndexPath) -> CGSize {
    delegate?.collectionView(collection, layout: layout, sizeForItemAt: path) ?? layout.itemSize
  }
}
