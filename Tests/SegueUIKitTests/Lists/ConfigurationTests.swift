import Testing

@testable import SegueUIKit

@MainActor
@Suite("Content configurations")
struct ConfigurationTests {
  private struct Badge: UIContentConfiguration {
    var text: String
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var own = self
      own.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return own
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var fill: (UITableViewCell, Int) -> Void = { _, _ in }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      fill(cell, path.row)
      return cell
    }
  }

  private func table(_ phone: Phone, _ fill: @escaping (UITableViewCell, Int) -> Void) -> (UITableView, Rows)
  {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), Rows())
    rows.fill = fill
    table.dataSource = rows
    phone.window.addSubview(table)
    phone.host.advance(to: 0.1)
    return (table, rows)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  @Test("a row shows a picture and two texts, and is as high as they are")
  func list() throws {
    let phone = Phone()
    let (table, rows) = table(phone) { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Basil"
      content.secondaryText = row == 1 ? String(repeating: "green and sweet ", count: 12) : "green"
      cell.contentConfiguration = content
    }
    let cells = table.visibleCells
    #expect(cells.count == 3)
    let texts = labels(cells[0].contentView).filter { $0.text != nil }
    #expect(texts.map(\.text) == ["Basil", "green"])
    let (first, second) = (texts[0], texts[1])
    #expect(first.font == .systemFont(ofSize: 17))
    #expect(second.font == .systemFont(ofSize: 12))
    // 11 points above and below, 3 between.
    let places = texts.map { $0.convert($0.bounds, to: cells[0]) }
    #expect(places[0].minX == 16)
    #expect(abs(places[1].minY - places[0].maxY - 3) < 1e-6)
    let height = places[0].height + places[1].height + 3 + 22
    #expect(abs(cells[0].bounds.height - height) < 0.5)
    #expect(cells[1].bounds.height > cells[0].bounds.height + 20)
    _ = rows
  }

  @Test("a value stands at the end of its row")
  func value() {
    let view = UIListContentView(
      configuration: {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Size", "12")
        return content
      }()
    )
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let places = labels(view).map(\.frame)
    #expect(abs(places[0].minX - 16) < 1e-6)
    #expect(abs(places[1].maxX - 284) < 1e-6)
    #expect(abs(places[0].midY - places[1].midY) < 1e-6)
  }

  @Test("an app's own contents follow what is selected, in the same view")
  func state() throws {
    let phone = Phone()
    let (table, rows) = table(phone) { cell, row in cell.contentConfiguration = Badge(text: "\(row)") }
    let cell = try #require(table.visibleCells.first)
    let view = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? BadgeView }.first)
    #expect((view.configuration as? Badge)?.isSelected == false)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    phone.host.advance(to: 0.2)
    #expect((view.configuration as? Badge)?.isSelected == true)
    #expect(cell.contentView.subviews.contains(view))
    _ = rows
  }

  @Test("a handler is called before the cell is seen and as its state changes")
  func handler() throws {
    let phone = Phone()
    var states: [Bool] = []
    let (table, rows) = table(phone) { cell, row in
      guard row == 0 else { return }
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    #expect(states == [false])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    phone.host.advance(to: 0.2)
    #expect(states == [false, true])
    _ = rows
  }

  @Test("a ground lies behind everything, within its insets")
  func ground() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var ground = UIBackgroundConfiguration.clear()
    (ground.backgroundColor, ground.cornerRadius) = (.red, 10)
    ground.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    cell.backgroundConfiguration = ground
    cell.layoutIfNeeded()
    let view = cell.subviews[0]
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == 10)
    #expect(view.frame == CGRect(x: 4, y: 2, width: 188, height: 36))
  }

  @Test("what stands at the end of a list's row makes the contents shorter")
  func accessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.accessories = [
      .disclosureIndicator(), .customView(configuration: .init(customView: own, placement: .trailing())),
    ]
    cell.layoutIfNeeded()
    #expect(own.frame == CGRect(x: 200 - 46, y: 17, width: 30, height: 10))
    #expect(cell.contentView.frame.width < 154)
  }
}
