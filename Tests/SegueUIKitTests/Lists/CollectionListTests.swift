import Testing

@testable import SegueUIKit

/// Lists of rows in a collection.
@MainActor
@Suite("Lists of collections")
struct CollectionListTests {
  private let head = UICollectionView.elementKindSectionHeader

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
    let frames = (0..<3).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    let heights = frames.map(\.height)
    #expect(heights.count == 3)
    #expect(heights[1] > heights[0] + 30)
    #expect(heights[0] == heights[2])
    let top = try #require(
      view.supplementaryView(
        forElementKind: head,
        at: IndexPath(item: 0, section: 0)
      )
    )
    #expect(top.frame.minY == 0)
    #expect(frames[0].minY == top.frame.maxY)
    #expect(separators([top].compactMap { $0 as? UICollectionViewListCell }) == [false])
    #expect(abs(frames[2].minY - top.frame.maxY - heights[0] - heights[1]) < 1e-9)
  }

  /// A list of a look, with so many rows in each section.
  private func list(
    _ phone: Phone,
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ counts: [Int] = [3, 3],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ShownCollection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return ShownCollection(
      phone,
      counts,
      .list(using: configuration),
      cells: UICollectionViewListCell.self,
      extras: [head: UICollectionViewListCell.self]
    )
  }

  private func rows(_ shown: ShownCollection) -> [UICollectionViewListCell] {
    shown.view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  private func separators(_ cells: [UICollectionViewListCell]) -> [Bool] {
    cells.map { cell in
      cell.subviews.contains { !$0.isHidden && abs($0.bounds.height - 1.0 / 3) < 1e-9 }
    }
  }

  @Test("a list looks as its appearance says: its ground, its rows, their lines and corners")
  func lists() {
    let phone = Phone()
    let plain = list(phone, .plain)
    #expect(plain.view.backgroundColor == .systemBackground)
    #expect(separators(rows(plain)) == Array(repeating: true, count: 6))
    #expect(rows(plain).allSatisfy { $0.layer.cornerRadius == 0 })
    #expect(rows(plain)[0].backgroundConfiguration?.backgroundColor == .systemBackground)
    let grouped = list(phone, .insetGrouped) { $0.headerMode = .firstItemInSection }
    let members = rows(grouped)
    #expect(grouped.view.backgroundColor == .systemGroupedBackground)
    #expect(separators(members) == [false, true, false, false, true, false])
    #expect(members.map(\.layer.cornerRadius) == [0, 10, 10, 0, 10, 10])
    #expect(members[1].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(members[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(members[0].backgroundConfiguration?.backgroundColor == .clear)
    #expect(members[1].backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    let own = list(phone, .grouped) {
      $0.showsSeparators = false
      $0.backgroundColor = .systemRed
    }
    #expect(own.view.backgroundColor == .systemRed)
    #expect(separators(rows(own)) == Array(repeating: false, count: 6))
  }

  @Test("the only row of a group has all corners, and a group may be empty")
  func smallGroups() {
    let shown = list(Phone(), .insetGrouped, [1, 0, 2])
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(rows(shown)[0].layer.maskedCorners == all)
    #expect(separators(rows(shown)) == [false, true, false])
  }

  @Test("what an app says of a list's ground and of a row is the app's")
  func ownLooks() {
    let phone = Phone()
    let shown = list(phone, .insetGrouped)
    let row = rows(shown)[1]
    shown.view.backgroundColor = .systemTeal
    row.backgroundConfiguration = .listPlainCell()
    row.separatorLayoutGuide.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 40).isActive =
      true
    row.separatorLayoutGuide.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8).isActive =
      true
    shown.view.collectionViewLayout.invalidateLayout()
    phone.host.advance(to: phone.host.time + 0.1)
    #expect(shown.view.backgroundColor == .systemTeal)
    #expect(row.backgroundConfiguration?.backgroundColor == .systemBackground)
    let line = row.subviews.first { abs($0.bounds.height - 1.0 / 3) < 1e-9 }
    #expect(line?.frame.minX == 40)
    #expect(line?.frame.maxX == row.bounds.width - 8)
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
    let shown = ShownCollection(
      phone,
      [2],
      .list(using: UICollectionLayoutListConfiguration(appearance: .grouped)),
      cells: Tinted.self
    )
    let colors = shown.view.visibleCells.map { $0.backgroundConfiguration?.backgroundColor }
    #expect(colors == [.systemYellow, .systemYellow])
  }

  @Test("the header of a group has nothing behind it")
  func groupHeader() throws {
    let shown = list(Phone(), .insetGrouped, [2]) { $0.headerMode = .supplementary }
    let header = try #require(shown.extraView(head) as? UICollectionViewListCell)
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
