import Testing

@testable import SegueUIKit

/// Headers, footers and other views at the edges of sections.
@MainActor
@Suite("Edges of compositional sections")
struct SectionEdgeTests {
  private let head = UICollectionView.elementKindSectionHeader

  /// A section of items of 100 by 100 points, in the way that the layout scrolls.
  private func section(_ edges: [NSCollectionLayoutBoundarySupplementaryItem], isDown: Bool = true)
    -> NSCollectionLayoutSection
  {
    let box: NSCollectionLayoutSize =
      isDown
      ? .of(.fractionalWidth(1), .absolute(100)) : .of(.absolute(100), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: box,
      subitems: [NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))]
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
      layoutSize: .of(width, height),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = isPinned
    return item
  }

  @Test("a pinned header stays at the top until its section's end pushes it out, a footer at the bottom")
  func pinned() {
    let phone = Phone()
    let layout = UICollectionViewCompositionalLayout(
      section: section([
        edge(head, .fractionalWidth(1), .absolute(40), .top, isPinned: true),
        edge("foot", .fractionalWidth(1), .absolute(30), .bottom, isPinned: true),
      ])
    )
    let shown = ShownCollection(phone, [8, 8], layout, extras: ["foot": UICollectionReusableView.self])
    // Each section is 40 + 800 + 30 points, of which 500 are seen.
    let places: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 470), (100, 100, 570), (600, 600, 840), (850, 830, 840),
    ]
    for (offset, header, footer) in places {
      shown.view.contentOffset.y = offset
      phone.host.advance(to: phone.host.time + 0.1)
      #expect(shown.extra(head)?.minY == header)
      #expect(shown.extra("foot")?.minY == footer)
      #expect(shown.extraView(head)?.frame == CGRect(x: 0, y: header, width: 300, height: 40))
    }
    #expect(shown.extra(head, 1)?.minY == 870)
    #expect(shown.extra("foot", 1)?.minY == 1320)
    shown.view.contentInset.top = 50
    shown.view.contentOffset.y = 300
    phone.host.advance(to: phone.host.time + 0.1)
    #expect(shown.extra(head)?.minY == 350)
    #expect(abs(shown.view.contentSize.height - 1740) < 1e-9)
  }

  @Test("views beside the groups take room from them, unless they are not to")
  func beside() {
    let phone = Phone()
    let own = section([
      edge("left", .absolute(20), .absolute(50), .leading),
      edge("right", .absolute(30), .fractionalHeight(0.1), .trailing),
    ])
    own.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
    let shown = ShownCollection(phone, [2], UICollectionViewCompositionalLayout(section: own))
    #expect(shown.frame(0) == CGRect(x: 25, y: 10, width: 300 - 25 - 35, height: 100))
    #expect(shown.extra("left") == CGRect(x: 5, y: 85, width: 20, height: 50))
    #expect(shown.extra("right") == CGRect(x: 265, y: 85, width: 30, height: 50))
    #expect(shown.view.contentSize.height == 220)
    for item in own.boundarySupplementaryItems { item.extendsBoundary = false }
    shown.view.collectionViewLayout.invalidateLayout()
    phone.host.advance(to: 0.2)
    #expect(shown.frame(0)?.width == 290)
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
    let shown = ShownCollection(
      phone,
      [5],
      UICollectionViewCompositionalLayout(section: own, configuration: configuration)
    )
    #expect(shown.extra("start") == CGRect(x: 0, y: 125, width: 40, height: 250))
    #expect(shown.frame(0) == CGRect(x: 40, y: 30, width: 100, height: 450))
    #expect(shown.extra("above") == CGRect(x: 40, y: 0, width: 60, height: 30))
    #expect(shown.extra("below") == CGRect(x: 480, y: 480, width: 60, height: 20))
    #expect(shown.extra("end") == CGRect(x: 540, y: 245, width: 10, height: 10))
    #expect(shown.view.contentSize == CGSize(width: 550, height: 500))
    shown.view.contentOffset.x = 120
    #expect(shown.extra("start")?.minX == 120)
    own.orthogonalScrollingBehavior = .continuous
    shown.view.collectionViewLayout.invalidateLayout()
    phone.host.advance(to: 0.2)
    #expect(
      phone.host.notes.contains(
        "a section of a collection that scrolls across does not scroll down by itself"
      )
    )
  }
}
