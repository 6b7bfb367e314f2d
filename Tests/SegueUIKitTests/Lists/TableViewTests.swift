import SegueGeometry
import SegueGestures
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Tables")
struct TableViewTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 100]
    var made = 0
    var lines: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "more" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if cell.tag == 0 { made += 1 }
      cell.tag = 1
      cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.section == 0 ? 60 : 44
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("select \(indexPath.section) \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      lines.append("deselect \(indexPath.section) \(indexPath.row)")
    }
  }

  private func table(_ phone: Phone) -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    let source = Source()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    phone.window.addSubview(table)
    phone.host.advance(to: 0)
    return (table, source)
  }

  private func tap(_ phone: Phone, _ y: Double, at time: Double) {
    phone.host.advance(to: time)
    phone.host.handle(PointerEvent(phase: .began, location: Point(x: 50, y: y), time: time))
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 50, y: y), time: time + 0.05))
  }

  @Test("rows lie where their heights put them, and only those in sight have cells, which are used again")
  func rows() {
    let phone = Phone()
    let (table, source) = table(phone)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 100)
    #expect(table.contentSize == CGSize(width: 393, height: 180 + 28 + 4400))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 1)) == CGRect(x: 0, y: 252, width: 393, height: 44)
    )
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 4, section: 1))
    let count = table.visibleCells.count
    #expect(count == 8)
    let text = table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text
    #expect(text == "0 2")
    let isThere = table.cellForRow(at: IndexPath(row: 50, section: 1)) != nil
    #expect(!isThere)
    for step in 1...100 {
      table.contentOffset.y = CGFloat(step * 40)
      phone.host.advance(to: 0)
    }
    let made = source.made
    #expect(made < 14)
    let cell = table.visibleCells[0]
    let (path, wanted) = (table.indexPath(for: cell), table.indexPathForRow(at: CGPoint(x: 5, y: 4001)))
    #expect(path == wanted)
    let (frame, row) = (cell.frame, path.map { table.rectForRow(at: $0) })
    #expect(frame == row)
  }

  @Test("a tap selects a row and tells the delegate; a drag does not")
  func selection() {
    let phone = Phone()
    let (table, source) = table(phone)
    tap(phone, 90, at: 1)
    #expect(source.lines == ["select 0 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    tap(phone, 260, at: 2)
    #expect(source.lines == ["select 0 1", "deselect 0 1", "select 1 1"])
    table.deselectRow(at: IndexPath(row: 1, section: 1), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    phone.host.handle(PointerEvent(phase: .began, location: Point(x: 50, y: 300), time: 3))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 1))?.isHighlighted == true)
    phone.host.handle(PointerEvent(phase: .moved, location: Point(x: 50, y: 280), time: 3.1))
    phone.host.handle(PointerEvent(phase: .moved, location: Point(x: 50, y: 260), time: 3.2))
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 50, y: 260), time: 3.3))
    #expect(source.lines.count == 3)
    #expect(table.contentOffset.y > 0)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("a row is brought to where it is wanted, and a plain header stays in sight")
  func scrolling() {
    let phone = Phone()
    let (table, _) = table(phone)
    table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
    phone.host.advance(to: 0)
    #expect(table.contentOffset.y == 1088)
    #expect(table.headerView(forSection: 1)?.frame.minY == table.contentOffset.y)
    table.scrollToRow(at: IndexPath(row: 99, section: 1), at: .middle, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - 400)
    table.selectRow(at: IndexPath(row: 3, section: 1), animated: false, scrollPosition: .bottom)
    #expect(table.contentOffset.y == 0)
  }

  @Test("rows whose contents have constraints are as high as these need")
  func automatic() {
    final class Tall: UITableViewCell {
      required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          view.leftAnchor.constraint(equalTo: contentView.leftAnchor),
          view.heightAnchor.constraint(equalToConstant: 80),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
      }
    }
    let phone = Phone()
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 350)), Plain())
    table.register(Tall.self, forCellReuseIdentifier: "tall")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    phone.window.addSubview(table)
    phone.host.advance(to: 0)
    let frames = table.visibleCells.map(\.frame)
    #expect(frames.map(\.height) == [100, 100, 100, 100])
    #expect(frames.map(\.minY) == [0, 100, 200, 300])
  }

  @Test("a table that nobody holds goes with its cells")
  func leaks() {
    let phone = Phone()
    let before = phone.host.tree.count
    weak var gone: UITableView?
    do {
      let (table, _) = table(phone)
      gone = table
      table.contentOffset.y = 900
      phone.host.advance(to: 1)
      table.removeFromSuperview()
    }
    phone.host.advance(to: 2)
    #expect(gone == nil)
    #expect(phone.host.tree.count == before)
  }
}
