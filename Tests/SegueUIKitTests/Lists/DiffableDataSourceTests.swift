import Testing

@testable import SegueUIKit

@MainActor
@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("a snapshot is what was done to it")
  func snapshots() {
    var one = snapshot()
    #expect(one.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(one.numberOfItems == 5)
    #expect(one.numberOfItems(inSection: "b") == 2)
    #expect(one.sectionIdentifier(containingItem: 4) == "b")
    #expect(one.indexOfItem(4) == 3)
    one.insertItems([9], beforeItem: 2)
    one.insertItems([8], afterItem: 5)
    #expect(one.itemIdentifiers == [1, 9, 2, 3, 4, 5, 8])
    one.moveItem(1, afterItem: 4)
    #expect(one.itemIdentifiers(inSection: "b") == [4, 1, 5, 8])
    one.moveItem(8, beforeItem: 9)
    #expect(one.itemIdentifiers(inSection: "a") == [8, 9, 2, 3])
    one.deleteItems([9, 77])
    one.moveSection("b", beforeSection: "a")
    #expect(one.sectionIdentifiers == ["b", "a"])
    one.insertSections(["c"], afterSection: "b")
    one.appendItems([7], toSection: "c")
    #expect(one.itemIdentifiers == [4, 1, 5, 7, 8, 2, 3])
    one.deleteSections(["b"])
    #expect(one.itemIdentifiers == [7, 8, 2, 3])
    one.deleteAllItems()
    #expect(one.numberOfSections == 0)
  }

  @Test("a table shows a snapshot, and keeps what is selected by what it is")
  func table() throws {
    let phone = Phone()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    phone.window.addSubview(table)
    var told = false
    source.apply(snapshot()) { told = true }
    phone.host.advance(to: 0.1)
    #expect(told)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["1", "2", "3", "4", "5"])
    #expect(source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    var next = source.snapshot()
    next.deleteItems([1])
    source.apply(next)
    phone.host.advance(to: 0.2)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["2", "3", "4", "5"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("a collection's registered cells are filled with their items, and used again")
  func collection() {
    let phone = Phone()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: layout
    )
    var made: Set<ObjectIdentifier> = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, item in
      made.insert(ObjectIdentifier(cell))
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    phone.window.addSubview(view)
    source.apply(snapshot())
    phone.host.advance(to: 0.1)
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4, 5])
    let count = made.count
    source.apply(snapshot(), animatingDifferences: false)
    phone.host.advance(to: 0.2)
    #expect(made.count == count)
  }

  @Test("rows of a snapshot come, go and change places as its items do")
  func rows() {
    let phone = Phone()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 40
    phone.window.addSubview(table)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.tag = item
      return cell
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["one"])
      snapshot.appendItems(items)
      source.apply(snapshot)
    }
    show([1, 2, 3, 4])
    phone.host.advance(to: 1)
    let first = table.visibleCells
    show([4, 2, 5, 1])
    phone.host.advance(to: 1.15)
    // The first is half-way from the top to the last place.
    let seen = first[0].layer.presentation()
    #expect(abs((seen?.frame.minY ?? 0) - 60) < 1e-6)
    phone.host.advance(to: 2)
    #expect(table.visibleCells.map(\.tag) == [4, 2, 5, 1])
    #expect(table.visibleCells[3] === first[0] && table.visibleCells[0] === first[3])
    #expect(first[2].superview == nil)
    #expect(phone.host.notes == [])
  }
}
