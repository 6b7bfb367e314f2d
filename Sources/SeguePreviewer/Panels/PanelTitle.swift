import SegueCells
import SegueInterface

/// The first line of a panel: its key and its name, those folded away behind it, and a cross that closes it.
struct PanelTitle: Hashable, Sendable {
  /// What a click on the line hits.
  enum Part: Hashable, Sendable {
    case name
    case folded(PanelTraits)
    case close
  }

  let place: PanelLayout.Place

  /// The part at a column of the screen.
  func part(column: Int) -> Part {
    if column >= place.title.endColumn - 3 { return .close }
    return tabs.first { $0.columns.contains(column) }.map { .folded($0.panel) } ?? .name
  }

  /// Writes the line; a heavy rule and a pointer before the name show the focus even without colours.
  func draw(isFocused: Bool, with painter: inout GridPainter) {
    let line: CellRect = place.title
    let (theme, glyphs) = (painter.theme, painter.glyphs)
    let rule = String(repeating: isFocused ? glyphs.thick : glyphs.box[4], count: line.columns)
    let ruleStyle: Theme.Style = isFocused ? theme.accent : theme.frame
    painter.put(rule, column: line.column, row: line.row, style: ruleStyle, limit: line.columns)
    let style: Theme.Style = isFocused ? theme.selection : theme.strong
    if isFocused { painter.put(String(glyphs.pointer), column: line.column, row: line.row, style: style) }
    write(Self.text(of: place.panel), at: line.column + 1, style: style, with: &painter)
    write(place.panel.key, at: line.column + 2, style: isFocused ? style : theme.accent, with: &painter)
    for tab in tabs {
      write(Self.text(of: tab.panel), at: tab.columns.lowerBound, style: theme.faint, with: &painter)
    }
    write("×", at: line.endColumn - 3, style: painter.theme.faint, with: &painter)
  }

  private static func text(of panel: PanelTraits) -> String { "\(panel.key) \(panel.name)" }

  private func write(
    _ key: Character,
    at column: Int,
    style: Theme.Style,
    with painter: inout GridPainter
  ) {
    guard column < place.title.endColumn else { return }
    painter.put(String(key), column: column, row: place.title.row, style: style)
  }

  private func write(_ text: String, at column: Int, style: Theme.Style, with painter: inout GridPainter) {
    let limit: Int = place.title.endColumn - column
    painter.put(" \(text) ", column: column, row: place.title.row, style: style, limit: limit)
  }

  /// The names of folded panels with their columns, as far as there is room before the cross.
  private var tabs: [(panel: PanelTraits, columns: Range<Int>)] {
    var column: Int = place.title.column + 1 + TextFit.width(of: Self.text(of: place.panel)) + 3
    var tabs: [(panel: PanelTraits, columns: Range<Int>)] = []
    for panel in place.folded {
      let end: Int = column + TextFit.width(of: Self.text(of: panel)) + 2
      guard end <= place.title.endColumn - 3 else { break }
      tabs.append((panel, column..<end))
      column = end + 1
    }
    return tabs
  }
}
