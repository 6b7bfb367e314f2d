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
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var extras: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0
  /// The sections that scroll by themselves.
  private var bands: [Int: SectionBand] = [:]
  /// The heights that contents take, by item and by extra view.
  private var heights: [IndexPath: CGFloat] = [:]
  private var extraHeights: [String: [IndexPath: CGFloat]] = [:]
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
    return isDown ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
  }

  /// What lies in a rectangle of the collection; of sections that scroll by themselves, all that is in a section in sight.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    order.filter { attributes in
      if attributes.representedElementKind == nil, let band = bands[attributes.indexPath.section] {
        return band.frame.intersects(rect)
      }
      return attributes.frame.intersects(rect)
    }
  }

  /// One item; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  /// A header, a footer or another view; nil if there is none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { extras[elementKind]?[indexPath] }

  /// Whether the collection has another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.laidOutSize != newBounds.size } ?? false
  }

  /// Works out all places.
  open override func prepare() {
    super.prepare()
    (items, extras, order, end, bands) = ([:], [:], [], 0, [:])
    guard let collection = collectionView else { return }
    let room = collection.roomForItems
    if room.width != measuredWidth { (heights, extraHeights, measuredWidth) = ([:], [:], room.width) }
    let environment = LayoutEnvironment(room)
    for index in 0..<collection.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { end += configuration.interSectionSpacing }
      add(section, index, collection.numberOfItems(inSection: index), room)
    }
  }

  // MARK: Sections

  private func add(_ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ room: CGSize) {
    let start = end
    let insets = section.contentInsets
    addEdges(section, index, room, isTop: true)
    let box = CGSize(
      width: room.width - insets.leading - insets.trailing,
      height: room.height - insets.top - insets.bottom
    )
    end += isDown ? insets.top : insets.leading
    let aside = isDown ? insets.leading : insets.top
    let isOwn = section.orthogonalScrollingBehavior != .none && isDown
    let from = end
    var solver = GroupSolver(count: count) { [heights] in heights[IndexPath(item: $0, section: index)] }
    var place = from
    var across = aside
    var thickness: CGFloat = 0
    var stops: [CGFloat] = []
    while !solver.isDone {
      let before = solver.taken
      let origin =
        isOwn
        ? CGPoint(x: across, y: from) : isDown ? CGPoint(x: aside, y: place) : CGPoint(x: place, y: aside)
      let size = solver.place(section.group, at: origin, in: box)
      // A group without a place for any item would go on for ever.
      guard solver.taken > before else { break }
      stops.append(across)
      place += (isDown ? size.height : size.width) + section.interGroupSpacing
      across += size.width + section.interGroupSpacing
      thickness = max(thickness, size.height)
    }
    if !stops.isEmpty {
      (place, across) = (place - section.interGroupSpacing, across - section.interGroupSpacing)
    }
    for (item, found) in solver.places.enumerated() { add(found, IndexPath(item: item, section: index)) }
    end = (isOwn ? from + thickness : place) + (isDown ? insets.bottom : insets.trailing)
    if isOwn {
      let frame = CGRect(x: 0, y: from, width: room.width, height: thickness)
      bands[index] = SectionBand(
        frame: frame,
        length: across + insets.trailing,
        stops: stops,
        margin: aside,
        behavior: section.orthogonalScrollingBehavior
      )
    }
    addEdges(section, index, room, isTop: false)
    addDecorations(section, index, start, room)
  }

  private func add(_ place: GroupSolver.Place, _ path: IndexPath) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.zIndex) = (place.frame, place.zIndex)
    items[path] = attributes
    order.append(attributes)
    for extra in place.item?.supplementaryItems ?? [] {
      let frame = extra.anchor.frame(of: extra.layoutSize.size(in: place.frame.size), in: place.frame)
      addExtra(extra, path, frame)
    }
  }

  private func addEdges(_ section: NSCollectionLayoutSection, _ index: Int, _ room: CGSize, isTop: Bool) {
    let path = IndexPath(item: 0, section: index)
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let box = CGSize(width: room.width - insets.leading - insets.trailing, height: room.height)
    for item in section.boundarySupplementaryItems
    where isTop ? item.alignment.isTop : item.alignment.isBottom {
      var size = item.layoutSize.size(in: box)
      if item.layoutSize.heightDimension.isEstimated, let height = extraHeights[item.elementKind]?[path] {
        size.height = height
      }
      var origin = CGPoint(x: insets.leading + (box.width - size.width) / 2, y: end)
      if [.topLeading, .bottomLeading].contains(item.alignment) { origin.x = insets.leading }
      if [.topTrailing, .bottomTrailing].contains(item.alignment) {
        origin.x = insets.leading + box.width - size.width
      }
      let frame = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      addExtra(item, path, frame)
      if item.extendsBoundary { end += size.height }
    }
  }

  private func addDecorations(
    _ section: NSCollectionLayoutSection,
    _ index: Int,
    _ start: CGFloat,
    _ room: CGSize
  ) {
    for item in section.decorationItems {
      let path = IndexPath(item: 0, section: index)
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
      let box =
        isDown
        ? CGRect(x: 0, y: start, width: room.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: room.height)
      (attributes.frame, attributes.zIndex) = (item.content(of: box), item.zIndex - 1)
      order.append(attributes)
    }
  }

  private func addExtra(_ item: NSCollectionLayoutSupplementaryItem, _ path: IndexPath, _ frame: CGRect) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: path
    )
    (attributes.frame, attributes.zIndex) = (item.content(of: frame), item.zIndex)
    extras[item.elementKind, default: [:]][path] = attributes
    order.append(attributes)
  }

  override func band(_ section: Int) -> SectionBand? { bands[section] }

  // MARK: Contents that say their height

  /// Takes the height that a cell or a view asks for, where its own was only thought; returns whether it is another one.
  override func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    -> Bool
  {
    let path = attributes.indexPath
    let known = attributes.representedElementKind.map { extraHeights[$0]?[path] } ?? heights[path]
    guard known == nil, isEstimated(attributes) else { return false }
    let height = view.heightOfContents(for: attributes)
    if let kind = attributes.representedElementKind {
      extraHeights[kind, default: [:]][path] = height
    } else {
      heights[path] = height
    }
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
