public import Foundation

/// How a compositional layout puts its sections together.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: SegueObject {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of everything; there are none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet {
      if !boundarySupplementaryItems.isEmpty {
        SegueHost.current.note("a compositional layout has no views at the edges of all its sections")
      }
    }
  }

  /// Creates a configuration.
  public init() { super.init(main: ()) }
}

/// Sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section of an index.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// How sections are put together.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: SectionProvider
  private var plan = CompositionalPlan()
  private var heights = MeasuredHeights()
  private var measuredWidth: CGFloat = -1

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout that asks for each section.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }
  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Creates a layout of a row after the other from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    provider = {
      .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: $1)
    }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout of rows.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
  }

  private var isDown: Bool { configuration.scrollDirection == .vertical }

  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize {
    guard let room = collectionView?.roomForItems else { return .zero }
    return isDown
      ? CGSize(width: room.width, height: plan.end) : CGSize(width: plan.end, height: room.height)
  }

  /// What lies in a rectangle of the collection; of sections that scroll by themselves, all that is in a section in sight.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    plan.pinned.seen(plan.order, in: collectionView).filter { attributes in
      if attributes.representedElementKind == nil, let band = plan.bands[attributes.indexPath.section] {
        return band.frame.intersects(rect)
      }
      return attributes.frame.intersects(rect)
    }
  }

  /// One item; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    plan.items[indexPath]
  }

  /// A header, a footer or another view; nil if there is none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let extra = plan.extras[UICollectionView.ExtraKey(kind: elementKind, path: indexPath)]
    return extra.map { plan.pinned.seen($0, in: collectionView) }
  }

  /// Whether the collection has another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.laidOutSize != newBounds.size } ?? false
  }

  /// Works out all places.
  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return plan = CompositionalPlan() }
    let room = collection.roomForItems
    if room.width != measuredWidth { (heights, measuredWidth) = (MeasuredHeights(), room.width) }
    plan = CompositionalPlan(isDown: isDown, room: room, heights: heights)
    let environment = LayoutEnvironment(room)
    for index in 0..<collection.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if !isDown, section.orthogonalScrollingBehavior != .none {
        collection.layer.host.note(
          "a section of a collection that scrolls across does not scroll down by itself"
        )
      }
      plan.add(
        section,
        index,
        count: collection.numberOfItems(inSection: index),
        spacing: configuration.interSectionSpacing
      )
    }
    if let list = plan.lists.min(by: { $0.key < $1.key })?.value { collection.showGround(of: list) }
  }

  override func band(_ section: Int) -> SectionBand? { plan.bands[section] }

  override func listRow(_ attributes: UICollectionViewLayoutAttributes) -> ListRow? {
    let path = attributes.indexPath
    guard let list = plan.lists[path.section], let collectionView else { return nil }
    if attributes.representedElementKind != nil { return ListRow(edgeOf: list) }
    return ListRow(list, path.item, of: collectionView.numberOfItems(inSection: path.section))
  }

  // MARK: Contents that say their height

  /// Takes the height that a cell or a view asks for, where its own was only thought; returns whether it is another one.
  override func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    -> Bool
  {
    let path = attributes.indexPath
    let key = attributes.representedElementKind.map { UICollectionView.ExtraKey(kind: $0, path: path) }
    let known = key.map { heights.extras[$0] } ?? heights.items[path]
    guard known == nil, isEstimated(attributes) else { return false }
    let height = view.heightOfContents(for: attributes)
    if let key { heights.extras[key] = height } else { heights.items[path] = height }
    return abs(height - attributes.frame.height) > 1e-6
  }

  private func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory != .decorationView,
      let section = provider(
        attributes.indexPath.section,
        LayoutEnvironment(collectionView?.roomForItems ?? .zero)
      )
    else { return false }
    guard let kind = attributes.representedElementKind else { return section.group.hasEstimatedHeights }
    return section.boundarySupplementaryItems.contains {
      $0.elementKind == kind && $0.layoutSize.heightDimension.isEstimated
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether contents say the height of items in it.
  fileprivate var hasEstimatedHeights: Bool {
    subitems.contains { item in
      (item as? NSCollectionLayoutGroup)?.hasEstimatedHeights ?? item.layoutSize.heightDimension.isEstimated
    }
  }
}
