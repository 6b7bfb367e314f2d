import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  @Test("a group repeats its items while there is room, and groups follow each other")
  func grid() {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(90)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 5, trailing: 15)
    let shown = ShownCollection(phone, [7], UICollectionViewCompositionalLayout(section: section))
    #expect(shown.frame(0)?.isNear(CGRect(x: 17, y: 21, width: 84, height: 86)) == true)
    #expect(shown.frame(2)?.isNear(CGRect(x: 15 + 180 + 2, y: 21, width: 84, height: 86)) == true)
    #expect(shown.frame(3)?.isNear(CGRect(x: 17, y: 121, width: 84, height: 86)) == true)
    #expect(shown.view.contentSize == CGSize(width: 300, height: 20 + 3 * 90 + 2 * 10 + 5))
    #expect(shown.view.visibleCells.count == 7)
  }

  @Test("a group of a count shares its room, whatever its items say")
  func count() {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(50)),
      subitem: item,
      count: 4
    )
    group.interItemSpacing = .fixed(20)
    let shown = ShownCollection(
      phone,
      [5],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    #expect(shown.frame(1) == CGRect(x: 80, y: 0, width: 60, height: 50))
    #expect(shown.frame(4) == CGRect(x: 0, y: 50, width: 60, height: 50))
  }

  @Test("groups lie in groups: one tall item beside two small ones")
  func nested() {
    let phone = Phone()
    let tall = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [small]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(200)),
      subitems: [tall, column]
    )
    let shown = ShownCollection(
      phone,
      [4],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    #expect(shown.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 200))
    #expect(shown.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 100))
    #expect(shown.frame(2) == CGRect(x: 150, y: 100, width: 150, height: 100))
    #expect(shown.frame(3) == CGRect(x: 0, y: 200, width: 150, height: 200))
  }

  @Test("room that can grow takes what a line leaves")
  func flexible() {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: .of(.absolute(80), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    group.interItemSpacing = .flexible(10)
    let shown = ShownCollection(
      phone,
      [3],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    #expect((0..<3).compactMap { shown.frame($0)?.minX } == [0, 110, 220])
  }

  @Test("a section by itself scrolls across, and rests where a group begins")
  func orthogonal() throws {
    let phone = Phone()
    let item = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(0.8), .absolute(100)),
      subitems: [item]
    )
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      return section
    }
    let shown = ShownCollection(phone, [4, 3], layout)
    #expect(shown.view.contentSize.height == CGFloat(420))
    let scroller = try #require(shown.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(scroller.contentSize.width == CGFloat(990))
    let cell = try #require(shown.view.cellForItem(at: IndexPath(item: 1, section: 0)))
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
    #expect(shown.view.contentOffset == .zero)
  }

  @Test("an app's own rule, views beside an item, and a ground behind a section")
  func extras() throws {
    let phone = Phone()
    let group = NSCollectionLayoutGroup.custom(layoutSize: .of(.fractionalWidth(1), .absolute(120))) {
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
    let shown = ShownCollection(phone, [2], layout)
    #expect(shown.frame(0) == CGRect(x: 250, y: 5, width: 50, height: 60))
    #expect(shown.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    let ground = try #require(
      layout.layoutAttributesForElements(in: shown.view.bounds)?.first {
        $0.representedElementKind == "ground"
      }
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
  }
}
