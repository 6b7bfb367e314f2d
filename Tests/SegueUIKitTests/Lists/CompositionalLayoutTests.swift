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

  private func collection(_ phone: Phone, _ counts: [Int], _ layout: UICollectionViewCompositionalLayout) -> (
    UICollectionView, Items
  ) {
    let (view, items) = (
      UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout),
      Items(counts)
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "extra"
    )
    view.dataSource = items
    phone.window.addSubview(view)
    phone.host.advance(to: 0.1)
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
}
