import SegueCells
import SegueInterface

/// All panels with their keys, in a box over everything else; a click opens or closes one.
struct PanelMenu: Hashable, Sendable {
  /// Whether a panel is visible.
  enum State: Hashable, Sendable {
    case closed, shown
    /// Open, but without room, and a tab in the title of another panel, if that has room for it.
    case folded(behind: String?)
  }

  /// A line of the menu.
  struct Item: Hashable, Sendable {
    var panel: PanelTraits
    var state: State
  }

  private static let nameColumns = 12
  private static let widest = 76

  private let items: [Item]
  private let box: CellRect

  /// Lays out the menu in the middle of a screen.
  init(_ items: [Item], on screen: CellRect) {
    self.items = items
    let summaries: Int = items.map { TextFit.width(of: $0.panel.summary) }.max() ?? 0
    box = screen.centered(columns: min(summaries + Self.nameColumns + 10, Self.widest), rows: items.count + 2)
  }

  /// Lists all panels of a deck, as a layout shows them.
  init(of deck: PanelDeck, in layout: PanelLayout, on screen: CellRect) {
    let items: [Item] = PanelRegistry.traits.map { panel in
      let isShown: Bool = layout.place(of: panel.name) != nil
      let other: PanelLayout.Place? = layout.places.first { $0.folded.contains(panel) }
      let hidden: State = deck.isOpen(panel.name) ? .folded(behind: other?.panel.name) : .closed
      return Item(panel: panel, state: isShown ? .shown : hidden)
    }
    self.init(items, on: screen)
  }

  /// The panel at a cell.
  func panel(column: Int, row: Int) -> PanelTraits? {
    let index: Int = row - box.row - 1
    guard box.contains(column: column, row: row), items.indices.contains(index) else { return nil }
    return items[index].panel
  }

  /// Draws the box.
  func draw(with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    painter.overlay(box, title: "Panels")
    for (index, item) in items.prefix(max(box.rows - 2, 0)).enumerated() {
      let row: Int = box.row + 1 + index
      let mark: String = item.state == .closed ? " " : String(painter.glyphs.pointer)
      let name: Theme.Style = item.state == .shown ? theme.accent : theme.text
      let summary: String =
        if case .folded(let other) = item.state {
          other.map { "behind \($0)" } ?? "no room for it here"
        } else {
          item.panel.summary
        }
      write("\(mark) \(item.panel.key)", at: 1, row: row, style: theme.strong, with: &painter)
      write(item.panel.name, at: 6, row: row, style: name, with: &painter)
      write(summary, at: 6 + Self.nameColumns, row: row, style: theme.faint, with: &painter)
    }
  }

  private func write(
    _ text: String,
    at offset: Int,
    row: Int,
    style: Theme.Style,
    with painter: inout GridPainter
  ) {
    let limit: Int = box.columns - 2 - offset
    painter.put(text, column: box.column + offset, row: row, style: style, limit: limit)
  }
}
