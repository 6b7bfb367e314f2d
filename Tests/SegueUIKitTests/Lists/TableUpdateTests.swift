import Foundation
import SegueTestSupport
import Testing

@testable import SegueUIKit

/// Rows that come, go and move.
@MainActor
@Suite("Changes of tables")
struct TableUpdateTests {
  /// Numbers, each in a row of its own.
  private final class Source: SegueUIKit.NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]
    var heights: [Int: CGFloat] = [:]
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[sections[indexPath.section][indexPath.row]] ?? 40
    }
  }

  private func table(
    _ source: Source,
    of cells: UITableViewCell.Type = UITableViewCell.self,
    on phone: Phone
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.register(cells, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (source, source)
    phone.window.addSubview(table)
    phone.host.advance(to: 1)
    return table
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func seen(_ cell: UITableViewCell) throws -> (y: Double, x: Double, opacity: Double) {
    let layer = try #require(cell.layer.presentation())
    return (Double(layer.frame.minY), Double(layer.frame.minX), Double(layer.opacity))
  }

  @Test("a row that is put in fades in, and those below go down")
  func inserted() throws {
    let (phone, source) = (Phone(), Source())
    let table = table(source, on: phone)
    let old = table.visibleCells
    source.sections[0].insert(99, at: 1)
    table.insertRows(at: [path(1)], with: .fade)
    // Half-way in time is half-way for ease-in-out.
    phone.host.advance(to: 1.15)
    let new = try #require(table.cellForRow(at: path(1)))
    #expect(new.tag == 99)
    #expect(try abs(seen(new).opacity - 0.5) < 1e-6 && seen(new).y == 40)
    #expect(try seen(old[0]).y == 0)
    for (index, cell) in old.enumerated().dropFirst() {
      #expect(try abs(seen(cell).y - (40 * Double(index) + 20)) < 1e-6)
    }
    phone.host.advance(to: 2)
    #expect(table.visibleCells.map(\.tag) == [0, 99, 1, 2, 3])
    #expect(old[4].superview == nil && table.contentSize.height == 440)
  }

  @Test("a row that is taken out goes the way that is asked for, and those below come up")
  func deleted() throws {
    let (phone, source) = (Phone(), Source())
    let table = table(source, on: phone)
    let old = table.visibleCells
    var isDone: Bool?
    table.performBatchUpdates {
      source.sections[0].remove(at: 0)
      table.deleteRows(at: [path(0)], with: .left)
    } completion: {
      isDone = $0
    }
    phone.host.advance(to: 1.15)
    #expect(try abs(seen(old[0]).x + 150) < 1e-6 && isDone == nil)
    // What comes into sight comes from where it was.
    let last = try #require(table.cellForRow(at: path(4)))
    #expect(try last.tag == 5 && abs(seen(last).y - 180) < 1e-6)
    phone.host.advance(to: 2)
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4, 5] && isDone == true)
    #expect(old[0].superview == nil && old[0].alpha == 1)
  }

  @Test("heights that are others now are shown, in the time of a block around")
  func heights() throws {
    let (phone, source) = (Phone(), Source())
    let table = table(source, on: phone)
    let old = table.visibleCells
    source.heights = [0: 100]
    UIView.animate(withDuration: 1) {
      table.beginUpdates()
      table.endUpdates()
    }
    phone.host.advance(to: 1.5)
    #expect(try abs(seen(old[1]).y - 70) < 1e-6)
    #expect(abs(Double(try #require(old[0].layer.presentation()).bounds.height) - 70) < 1e-6)
    phone.host.advance(to: 3)
    #expect(table.visibleCells.map(\.tag) == [0, 1, 2, 3] && old[1].frame.minY == 100)
  }

  /// A cell that says its height by itself: twice ten points and its number.
  private final class Tall: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 60)
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        height,
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("rows that say their heights keep them, in sight and above it, as others come below")
  func knownHeights() {
    let (phone, source) = (Phone(), Source())
    source.heights = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, UITableView.automaticDimension) })
    let table = table(source, of: Tall.self, on: phone)
    for offset in [40.0, 80, 120, 200] {
      table.contentOffset.y = CGFloat(offset)
      phone.host.advance(to: phone.host.time + 0.1)
    }
    let before = table.visibleCells.map { ($0.tag, $0.frame) }
    #expect(before.allSatisfy { $0.1.height == 60 })
    source.sections[0].append(10)
    table.insertRows(at: [path(10)], with: .fade)
    phone.host.advance(to: phone.host.time + 0.1)
    #expect(table.visibleCells.map(\.tag) == before.map(\.0))
    #expect(table.visibleCells.map(\.frame) == before.map(\.1))
  }

  @Test("rows that say their heights make room in time as others come above")
  func tallRoom() throws {
    let (phone, source) = (Phone(), Source())
    source.heights = Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, UITableView.automaticDimension) })
    let table = table(source, of: Tall.self, on: phone)
    let old = table.visibleCells
    source.sections[0].insert(99, at: 1)
    table.insertRows(at: [path(1)], with: .fade)
    phone.host.advance(to: 1.15)
    #expect(try abs(seen(old[1]).y - 90) < 1e-6 && abs(seen(old[2]).y - 150) < 1e-6)
    phone.host.advance(to: 2)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 120, 180])
  }

  @Test("content that becomes too short for where it stands goes along to its new end")
  func shortened() throws {
    let (phone, source) = (Phone(), Source())
    let table = table(source, on: phone)
    table.contentOffset.y = 200
    phone.host.advance(to: 2)
    source.sections[0].removeSubrange(6...)
    table.deleteRows(at: (6...9).map { path($0) }, with: .fade)
    phone.host.advance(to: 2.15)
    let shown = Double(try #require(table.layer.presentation()).bounds.minY)
    #expect(abs(shown - 120) < 1e-6)
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4, 5])
    phone.host.advance(to: 3)
    #expect(table.contentOffset.y == 40)
  }

  @Test("what is selected stays so, wherever it goes")
  func selection() {
    let (phone, source) = (Phone(), Source())
    let table = table(source, on: phone)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    let value = source.sections[0].remove(at: 2)
    source.sections[0].insert(value, at: 0)
    table.moveRow(at: path(2), to: path(0))
    phone.host.advance(to: 2)
    #expect(table.indexPathsForSelectedRows == [path(0)])
    #expect(table.visibleCells.map(\.tag) == [2, 0, 1, 3, 4])
    #expect(table.visibleCells[0].isSelected)
  }

  @Test("a row that is asked for anew is another cell, which fades in where it was")
  func reloaded() throws {
    let (phone, source) = (Phone(), Source())
    let table = table(source, on: phone)
    let old = table.visibleCells
    source.sections[0][1] = 77
    table.reloadRows(at: [path(1)], with: .fade)
    phone.host.advance(to: 1.15)
    let new = try #require(table.cellForRow(at: path(1)))
    #expect(new !== old[1] && new.tag == 77)
    #expect(try abs(seen(new).opacity - 0.5) < 1e-6 && abs(seen(old[1]).opacity - 0.5) < 1e-6)
    phone.host.advance(to: 2)
    #expect(old[1].superview == nil && table.visibleCells.map(\.tag) == [0, 77, 2, 3, 4])
  }

  @Test("sections come and go with their rows and headers")
  func sections() {
    let (phone, source) = (Phone(), Source())
    source.sections = [[0, 1], [10, 11], [20]]
    let table = table(source, on: phone)
    table.performBatchUpdates {
      source.sections = [[30], [0, 1], [20, 21]]
      table.deleteSections(IndexSet(integer: 1), with: .fade)
      table.insertSections(IndexSet(integer: 0), with: .top)
      table.insertRows(at: [path(1, 2)], with: .bottom)
    }
    phone.host.advance(to: 2)
    #expect(table.visibleCells.map(\.tag) == [30, 0, 1, 20, 21])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    #expect(phone.host.notes == [])
  }

  @Test("an update that does not fit the rows is told, and they are shown all the same")
  func misfit() {
    let (phone, source) = (Phone(), Source())
    let table = table(source, on: phone)
    source.sections[0].removeLast(8)
    table.deleteRows(at: [path(9)], with: .fade)
    phone.host.advance(to: 2)
    #expect(table.visibleCells.map(\.tag) == [0, 1])
    #expect(
      phone.host.notes == [
        "the rows of a table are [2] after an update that makes them [9]: on a device this is an exception"
      ]
    )
  }

  @Test("what is not in a window changes at once")
  func unseen() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    source.sections[0].append(10)
    table.insertRows(at: [path(10)], with: .left)
    #expect(table.numberOfRows(inSection: 0) == 11)
  }

  /// A list of lists, changed at random, has everything where `ListChanges` says.
  @Test(arguments: 0..<300) func placesAreTheListsOwn(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func fresh() -> Int {
      next += 1
      return next
    }
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    var old: [(id: Int, items: [Int])] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let id = fresh()
      old.append((id, (0..<Int.random(in: 0...6, using: &random)).map { _ in fresh() }))
    }
    var new = old.filter { _ in !chance(5) }
    var moving: [Int] = []
    for section in new.indices {
      new[section].items.removeAll { _ in chance(5) }
      if let item = new[section].items.randomElement(using: &random), chance(2) {
        new[section].items.removeAll { $0 == item }
        moving.append(item)
      }
    }
    for _ in 0..<Int.random(in: new.isEmpty ? 1...2 : 0...2, using: &random) {
      new.insert((fresh(), [fresh()]), at: Int.random(in: 0...new.count, using: &random))
    }
    for item in moving + (0..<Int.random(in: 0...4, using: &random)).map({ _ in fresh() }) {
      let section = Int.random(in: new.indices, using: &random)
      new[section].items.insert(item, at: Int.random(in: 0...new[section].items.count, using: &random))
    }

    func places(_ list: [(id: Int, items: [Int])]) -> [Int: IndexPath] {
      var places: [Int: IndexPath] = [:]
      for (section, found) in list.enumerated() {
        for (row, item) in found.items.enumerated() { places[item] = path(row, section) }
      }
      return places
    }
    let (before, after) = (places(old), places(new))
    var (changes, expected) = (ListChanges(), [IndexPath: IndexPath]())
    for (index, section) in old.enumerated() where !new.contains(where: { $0.id == section.id }) {
      changes.deletedSections.insert(index)
    }
    for (index, section) in new.enumerated() where !old.contains(where: { $0.id == section.id }) {
      changes.insertedSections.insert(index)
    }
    for (item, from) in before {
      if let to = after[item] {
        expected[from] = to
        if moving.contains(item) { changes.moved[from] = to }
      } else if !changes.deletedSections.contains(from.section) {
        changes.deleted.insert(from)
      }
    }
    for (item, to) in after where before[item] == nil && !changes.insertedSections.contains(to.section) {
      changes.inserted.insert(to)
    }
    #expect(changes.places(from: old.map(\.items.count)) == expected)
    for (section, count) in changes.counts(from: old.map(\.items.count)).enumerated() where count >= 0 {
      #expect(count == new[section].items.count)
    }
  }
}
