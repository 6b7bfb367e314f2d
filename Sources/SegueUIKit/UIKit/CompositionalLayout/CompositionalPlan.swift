import Foundation

/// Where everything of a compositional layout is.
@MainActor
struct CompositionalPlan {
  typealias ExtraKey = UICollectionView.ExtraKey

  /// Whether sections follow each other down, not across.
  let isDown: Bool
  /// The room of the collection, in points.
  let room: CGSize
  /// The heights that contents were found to take.
  let heights: MeasuredHeights
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var extras: [ExtraKey: UICollectionViewLayoutAttributes] = [:]
  /// All of them, in the order in which they were placed.
  private(set) var order: [UICollectionViewLayoutAttributes] = []
  /// The headers and footers that stay in sight.
  private(set) var pinned = PinnedExtras()
  /// The sections that scroll by themselves.
  private(set) var bands: [Int: SectionBand] = [:]
  /// The sections that are lists.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// How long everything is so far, in points.
  private(set) var end: CGFloat = 0

  init(isDown: Bool = true, room: CGSize = .zero, heights: MeasuredHeights = MeasuredHeights()) {
    (self.isDown, self.room, self.heights) = (isDown, room, heights)
  }

  /// Adds a section of so many items, some points after the last one.
  mutating func add(_ section: NSCollectionLayoutSection, _ index: Int, count: Int, spacing: CGFloat) {
    if index > 0 { end += spacing }
    lists[index] = section.list
    let start = end
    let edges = SectionEdges(section, room: room, isDown: isDown)
    let insets = edges.insets
    addEdges(edges.before, edges, index)
    end += isDown ? insets.top : insets.left
    let contents = end
    addGroups(section, index, count, insets)
    let length = end - contents
    end += isDown ? insets.bottom : insets.right
    addBeside(edges, index, contents...(contents + length))
    addEdges(edges.after, edges, index)
    for item in section.boundarySupplementaryItems where item.pinToVisibleBounds {
      let pin = PinnedExtras.Pin(section: start...end, isFooter: edges.isAfter(item), isDown: isDown)
      pinned.add(item.elementKind, section: index, pin)
    }
    addDecorations(section, index, start)
  }

  // MARK: Groups

  private mutating func addGroups(
    _ section: NSCollectionLayoutSection,
    _ index: Int,
    _ count: Int,
    _ insets: UIEdgeInsets
  ) {
    let box = CGRect(origin: .zero, size: room).inset(by: insets)
    let isOwn = section.orthogonalScrollingBehavior != .none && isDown
    let from = end
    var solver = GroupSolver(count: count) { [heights] in heights.items[IndexPath(item: $0, section: index)] }
    var (place, across, thickness): (CGFloat, CGFloat, CGFloat) = (from, insets.left, 0)
    var stops: [CGFloat] = []
    while !solver.isDone {
      let before = solver.taken
      let aside = isDown ? insets.left : insets.top
      let origin =
        isOwn
        ? CGPoint(x: across, y: from) : isDown ? CGPoint(x: aside, y: place) : CGPoint(x: place, y: aside)
      let size = solver.place(section.group, at: origin, in: box.size)
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
    end = isOwn ? from + thickness : place
    guard isOwn else { return }
    bands[index] = SectionBand(
      frame: CGRect(x: 0, y: from, width: room.width, height: thickness),
      length: across + insets.right,
      stops: stops,
      margin: insets.left,
      behavior: section.orthogonalScrollingBehavior
    )
  }

  private mutating func add(_ place: GroupSolver.Place, _ path: IndexPath) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.zIndex) = (place.frame, place.zIndex)
    items[path] = attributes
    order.append(attributes)
    for extra in place.item?.supplementaryItems ?? [] {
      let frame = extra.anchor.frame(of: extra.layoutSize.size(in: place.frame.size), in: place.frame)
      addExtra(extra, path, frame)
    }
  }

  // MARK: Edges

  /// Views before or after the groups, one after the other.
  private mutating func addEdges(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    _ edges: SectionEdges,
    _ index: Int
  ) {
    for item in items {
      let size = size(item, edges.box, index)
      let aside = edges.aside(item, size)
      let origin = isDown ? CGPoint(x: aside, y: end) : CGPoint(x: end, y: aside)
      addExtra(item, IndexPath(item: 0, section: index), CGRect(origin: origin, size: size))
      if item.extendsBoundary { end += isDown ? size.height : size.width }
    }
  }

  /// Views beside the groups, in the middle of them or at their corners.
  private mutating func addBeside(_ edges: SectionEdges, _ index: Int, _ groups: ClosedRange<CGFloat>) {
    for item in edges.beside {
      let size = size(item, edges.box, index)
      let length = isDown ? size.height : size.width
      let place =
        switch item.alignment {
        case .topLeading, .bottomLeading: groups.lowerBound
        case .topTrailing, .bottomTrailing: groups.upperBound - length
        default: (groups.lowerBound + groups.upperBound - length) / 2
        }
      let aside = edges.aside(item, size)
      let origin = isDown ? CGPoint(x: aside, y: place) : CGPoint(x: place, y: aside)
      addExtra(item, IndexPath(item: 0, section: index), CGRect(origin: origin, size: size))
    }
  }

  private func size(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ box: CGSize, _ index: Int)
    -> CGSize
  {
    var size = item.layoutSize.size(in: box)
    if item.layoutSize.heightDimension.isEstimated, let height = heights.extras[key(item, index)] {
      size.height = height
    }
    return size
  }

  private mutating func addExtra(
    _ item: NSCollectionLayoutSupplementaryItem,
    _ path: IndexPath,
    _ frame: CGRect
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: path
    )
    let offset = (item as? NSCollectionLayoutBoundarySupplementaryItem)?.offset ?? .zero
    attributes.frame = item.content(of: frame.offsetBy(dx: offset.x, dy: offset.y))
    attributes.zIndex = item.zIndex
    extras[ExtraKey(kind: item.elementKind, path: path)] = attributes
    order.append(attributes)
  }

  private mutating func addDecorations(
    _ section: NSCollectionLayoutSection,
    _ index: Int,
    _ start: CGFloat
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

  private func key(_ item: NSCollectionLayoutSupplementaryItem, _ index: Int) -> ExtraKey {
    ExtraKey(kind: item.elementKind, path: IndexPath(item: 0, section: index))
  }
}

/// The heights that contents were found to take, by item and by view, in points.
struct MeasuredHeights {
  var items: [IndexPath: CGFloat] = [:]
  var extras: [UICollectionView.ExtraKey: CGFloat] = [:]
}
