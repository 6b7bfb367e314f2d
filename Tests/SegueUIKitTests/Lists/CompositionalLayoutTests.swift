import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: path)
    }
  }

  private func collection(
    _ phone: Phone,
    _ counts: [Int],
    _ layout: UICollectionViewCompositionalLayout,
    cells: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> (UICollectionView, Items) {
    let (view, items) = (
      UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout),
      Items(counts)
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(cells, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "extra"
    )
    view.dataSource = items
    phone.window.addSubview(view)
    phone.host.advance(to: phone.host.time + 0.1)
    return (view, items)
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  @Test("a group repeats its items while there is room, and groups follow each other")
  func grid() {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(90)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 5, trailing: 15)
    let (view, items) = collection(phone, [7], UICollectionViewCompositionalLayout(section: section))
    #expect(frame(view, 0)?.isNear(CGRect(x: 17, y: 21, width: 84, height: 86)) == true)
    #expect(frame(view, 2)?.isNear(CGRect(x: 15 + 180 + 2, y: 21, width: 84, height: 86)) == true)
    #expect(frame(view, 3)?.isNear(CGRect(x: 17, y: 121, width: 84, height: 86)) == true)
    #expect(view.contentSize == CGSize(width: 300, height: 20 + 3 * 90 + 2 * 10 + 5))
    #expect(view.visibleCells.count == 7)
    _ = items
  }

  @Test("a group of a count shares its room, whatever its items say")
  func count() {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item,
      count: 4
    )
    group.interItemSpacing = .fixed(20)
    let (view, items) = collection(
      phone,
      [5],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    #expect(frame(view, 1) == CGRect(x: 80, y: 0, width: 60, height: 50))
    #expect(frame(view, 4) == CGRect(x: 0, y: 50, width: 60, height: 50))
    _ = items
  }

  @Test("groups lie in groups: one tall item beside two small ones")
  func nested() {
    let phone = Phone()
    let tall = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [small]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)),
      subitems: [tall, column]
    )
    let (view, items) = collection(
      phone,
      [4],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 150, height: 200))
    #expect(frame(view, 1) == CGRect(x: 150, y: 0, width: 150, height: 100))
    #expect(frame(view, 2) == CGRect(x: 150, y: 100, width: 150, height: 100))
    #expect(frame(view, 3) == CGRect(x: 0, y: 200, width: 150, height: 200))
    _ = items
  }

  @Test("room that can grow takes what a line leaves")
  func flexible() {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    group.interItemSpacing = .flexible(10)
    let (view, items) = collection(
      phone,
      [3],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    #expect((0..<3).compactMap { frame(view, $0)?.minX } == [0, 110, 220])
    _ = items
  }

  @Test("a section by itself scrolls across, and rests where a group begins")
  func orthogonal() throws {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(100)),
      subitems: [item]
    )
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      return section
    }
    let (view, items) = collection(phone, [4, 3], layout)
    #expect(view.contentSize.height == CGFloat(420))
    let scroller = try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(scroller.contentSize.width == CGFloat(990))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.superview === scroller)
    #expect(cell.frame.minX == 250)
    func send(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) {
      phone.host.advance(to: time)
      phone.host.handle(PointerEvent(phase: phase, location: Point(x: x, y: 50), time: time))
    }
    send(.began, 250, 1)
    for step in 1...5 { send(.moved, 250 - Double(step) * 25, 1 + Double(step) * 0.01) }
    send(.ended, 125, 1.06)
    phone.host.advance(to: 6)
    #expect(scroller.contentOffset.x == 250)
    #expect(view.contentOffset == .zero)
    _ = items
  }

  @Test("headers are at their section's edge, and rows of a list are as high as their contents")
  func list() throws {
    let phone = Phone()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item == 1 ? String(repeating: "long ", count: 30) : "short"
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Herbs"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    phone.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot)
    phone.host.advance(to: 0.1)
    let heights = (0..<3).compactMap { frame(view, $0)?.height }
    #expect(heights.count == 3)
    #expect(heights[1] > heights[0] + 30)
    #expect(heights[0] == heights[2])
    let top = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    #expect(top.frame.minY == 0)
    #expect(frame(view, 0)?.minY == top.frame.maxY)
    #expect(separators([top].compactMap { $0 as? UICollectionViewListCell }) == [false])
    let last = try #require(frame(view, 2)).minY
    #expect(abs(last - top.frame.maxY - heights[0] - heights[1]) < 1e-9)
  }

  @Test("an app's own rule, views beside an item, and a ground behind a section")
  func extras() throws {
    let phone = Phone()
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(120))) {
      environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 50, y: 5, width: 50, height: 60)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 60, width: 50, height: 60), zIndex: 3),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let (view, items) = collection(phone, [2], layout)
    #expect(frame(view, 0) == CGRect(x: 250, y: 5, width: 50, height: 60))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    let ground = try #require(
      layout.layoutAttributesForElements(in: view.bounds)?.first { $0.representedElementKind == "ground" }
    )
    #expect(ground.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
    let badge = NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      fractionalOffset: CGPoint(x: 0.5, y: -0.5)
    )
    #expect(
      badge.frame(of: CGSize(width: 20, height: 10), in: CGRect(x: 10, y: 10, width: 100, height: 50))
        == CGRect(x: 100, y: 5, width: 20, height: 10)
    )
    _ = items
  }

  // MARK: Edges

  private let rows = UICollectionView.elementKindSectionHeader

  /// A section of items of 100 by 100 points, in the way that the layout scrolls.
  private func section(_ edges: [NSCollectionLayoutBoundarySupplementaryItem], isDown: Bool = true)
    -> NSCollectionLayoutSection
  {
    let box =
      isDown
      ? size(.fractionalWidth(1), .absolute(100)) : size(.absolute(100), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: box,
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = edges
    return section
  }

  private func edge(
    _ kind: String,
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ alignment: NSRectAlignment,
    isPinned: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, height),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = isPinned
    return item
  }

  private func extra(_ view: UICollectionView, _ kind: String, _ section: Int = 0) -> CGRect? {
    view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  @Test("a pinned header stays at the top until its section's end pushes it out, a footer at the bottom")
  func pinned() throws {
    let phone = Phone()
    let layout = UICollectionViewCompositionalLayout(
      section: section([
        edge(rows, .fractionalWidth(1), .absolute(40), .top, isPinned: true),
        edge("foot", .fractionalWidth(1), .absolute(30), .bottom, isPinned: true),
      ])
    )
    let (view, items) = collection(phone, [8, 8], layout)
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: "foot",
      withReuseIdentifier: "extra"
    )
    // Each section is 40 + 800 + 30 points, of which 500 are seen.
    let places: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 470), (100, 100, 570), (600, 600, 840), (850, 830, 840),
    ]
    for (offset, header, footer) in places {
      view.contentOffset.y = offset
      phone.host.advance(to: phone.host.time + 0.1)
      #expect(extra(view, rows)?.minY == header)
      #expect(extra(view, "foot")?.minY == footer)
      let seen = try #require(
        view.supplementaryView(forElementKind: rows, at: IndexPath(item: 0, section: 0))
      )
      #expect(seen.frame == CGRect(x: 0, y: header, width: 300, height: 40))
    }
    #expect(extra(view, rows, 1)?.minY == 870)
    #expect(extra(view, "foot", 1)?.minY == 1320)
    view.contentInset.top = 50
    view.contentOffset.y = 300
    phone.host.advance(to: phone.host.time + 0.1)
    #expect(extra(view, rows)?.minY == 350)
    #expect(abs(view.contentSize.height - 1740) < 1e-9)
    _ = items
  }

  @Test("views beside the groups take room from them, unless they are not to")
  func beside() {
    let phone = Phone()
    let own = section([
      edge("left", .absolute(20), .absolute(50), .leading),
      edge("right", .absolute(30), .fractionalHeight(0.1), .trailing),
    ])
    own.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
    let (view, items) = collection(phone, [2], UICollectionViewCompositionalLayout(section: own))
    #expect(frame(view, 0) == CGRect(x: 25, y: 10, width: 300 - 25 - 35, height: 100))
    #expect(extra(view, "left") == CGRect(x: 5, y: 85, width: 20, height: 50))
    #expect(extra(view, "right") == CGRect(x: 265, y: 85, width: 30, height: 50))
    #expect(view.contentSize.height == 220)
    for item in own.boundarySupplementaryItems { item.extendsBoundary = false }
    view.collectionViewLayout.invalidateLayout()
    phone.host.advance(to: 0.2)
    #expect(frame(view, 0)?.width == 290)
    _ = items
  }

  @Test("where sections follow each other across, leading views come before them and upper ones above them")
  func across() {
    let phone = Phone()
    let own = section(
      [
        edge("start", .absolute(40), .fractionalHeight(0.5), .leading, isPinned: true),
        edge("above", .absolute(60), .absolute(30), .topLeading),
        edge("below", .absolute(60), .absolute(20), .bottomTrailing),
        edge("end", .absolute(10), .absolute(10), .trailing),
      ],
      isDown: false
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let (view, items) = collection(
      phone,
      [5],
      UICollectionViewCompositionalLayout(section: own, configuration: configuration)
    )
    #expect(extra(view, "start") == CGRect(x: 0, y: 125, width: 40, height: 250))
    #expect(frame(view, 0) == CGRect(x: 40, y: 30, width: 100, height: 450))
    #expect(extra(view, "above") == CGRect(x: 40, y: 0, width: 60, height: 30))
    #expect(extra(view, "below") == CGRect(x: 480, y: 480, width: 60, height: 20))
    #expect(extra(view, "end") == CGRect(x: 540, y: 245, width: 10, height: 10))
    #expect(view.contentSize == CGSize(width: 550, height: 500))
    view.contentOffset.x = 120
    #expect(extra(view, "start")?.minX == 120)
    own.orthogonalScrollingBehavior = .continuous
    view.collectionViewLayout.invalidateLayout()
    phone.host.advance(to: 0.2)
    #expect(
      phone.host.notes.contains(
        "a section of a collection that scrolls across does not scroll down by itself"
      )
    )
    _ = items
  }

  // MARK: Lists

  /// A list of a look with two sections of three rows.
  private func list(
    _ phone: Phone,
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) throws -> (UICollectionView, [UICollectionViewListCell], Items) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let (view, items) = collection(
      phone,
      [3, 3],
      .list(using: configuration),
      cells: UICollectionViewListCell.self
    )
    return (view, view.visibleCells.compactMap { $0 as? UICollectionViewListCell }, items)
  }

  private func separators(_ cells: [UICollectionViewListCell]) -> [Bool] {
    cells.map { cell in
      cell.subviews.contains { !$0.isHidden && abs($0.bounds.height - 1.0 / 3) < 1e-9 }
    }
  }

  @Test("a list looks as its appearance says: its ground, its rows, their lines and corners")
  func lists() throws {
    let phone = Phone()
    let (plain, rows, one) = try list(phone, .plain)
    #expect(plain.backgroundColor == .systemBackground)
    #expect(separators(rows) == Array(repeating: true, count: 6))
    #expect(rows.allSatisfy { $0.layer.cornerRadius == 0 })
    #expect(rows[0].backgroundConfiguration?.backgroundColor == .systemBackground)
    let (grouped, members, two) = try list(phone, .insetGrouped) { $0.headerMode = .firstItemInSection }
    #expect(grouped.backgroundColor == .systemGroupedBackground)
    #expect(separators(members) == [false, true, false, false, true, false])
    #expect(members.map(\.layer.cornerRadius) == [0, 10, 10, 0, 10, 10])
    #expect(members[1].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(members[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(members[0].backgroundConfiguration?.backgroundColor == .clear)
    #expect(members[1].backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    let (own, bare, three) = try list(phone, .grouped) {
      $0.showsSeparators = false
      $0.backgroundColor = .systemRed
    }
    #expect(own.backgroundColor == .systemRed)
    #expect(separators(bare) == Array(repeating: false, count: 6))
    _ = (one, two, three)
  }

  @Test("what an app says of a list's ground and of a row is the app's")
  func ownLooks() throws {
    let phone = Phone()
    let (view, rows, items) = try list(phone, .insetGrouped)
    view.backgroundColor = .systemTeal
    rows[1].backgroundConfiguration = .listPlainCell()
    rows[1].separatorLayoutGuide.leadingAnchor.constraint(equalTo: rows[1].leadingAnchor, constant: 40)
      .isActive = true
    rows[1].separatorLayoutGuide.trailingAnchor.constraint(equalTo: rows[1].trailingAnchor, constant: -8)
      .isActive = true
    view.collectionViewLayout.invalidateLayout()
    phone.host.advance(to: phone.host.time + 0.1)
    #expect(view.backgroundColor == .systemTeal)
    #expect(rows[1].backgroundConfiguration?.backgroundColor == .systemBackground)
    let line = rows[1].subviews.first { abs($0.bounds.height - 1.0 / 3) < 1e-9 }
    #expect(line?.frame.minX == 40)
    #expect(line?.frame.maxX == rows[1].bounds.width - 8)
    _ = items
  }

  private final class Tinted: UICollectionViewListCell {
    required init(frame: CGRect) {
      super.init(frame: frame)
      backgroundConfiguration = .clear()
      backgroundConfiguration?.backgroundColor = .systemYellow
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a row that has its own ground keeps it as the list places it")
  func ownGround() {
    let phone = Phone()
    let (view, items) = collection(
      phone,
      [2],
      .list(using: UICollectionLayoutListConfiguration(appearance: .grouped)),
      cells: Tinted.self
    )
    let colors = view.visibleCells.map { $0.backgroundConfiguration?.backgroundColor }
    #expect(colors == [.systemYellow, .systemYellow])
    _ = items
  }

  @Test("the header of a group has nothing behind it")
  func groupHeader() throws {
    let phone = Phone()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: .list(using: configuration) as UICollectionViewCompositionalLayout
    )
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: rows,
      withReuseIdentifier: "extra"
    )
    let items = Items([2])
    view.dataSource = items
    phone.window.addSubview(view)
    phone.host.advance(to: 0.1)
    let extra = view.supplementaryView(forElementKind: rows, at: IndexPath(item: 0, section: 0))
    let header = try #require(extra as? UICollectionViewListCell)
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    #expect(header.layer.cornerRadius == 0)
  }

  @Test("the headers of a plain list stay in sight, those of groups do not")
  func listHeaders() {
    let environment = LayoutEnvironment(CGSize(width: 300, height: 500))
    for (appearance, isPinned) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, true), (.grouped, false), (.insetGrouped, false),
    ] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      #expect(section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [isPinned])
    }
  }
}
