import SegueCells
import SegueGeometry
import SegueTerminal
import SegueTransitions
import SegueInterface
import SeguePlayer

/// Every call that UIKit would have made, with its time; a rule and a mark set apart those that the play head
/// has not reached.
struct TracePanel: Panel {
  static let traits = PanelTraits(
    name: "trace",
    summary: "what UIKit would have called, and when",
    key: "4",
    dock: .right,
    minimum: GridSize(columns: 36, rows: 6),
    ideal: GridSize(columns: 64, rows: 24),
    hints: [.keys("↑ ↓", "scroll"), .keys("click", "go there")],
    guide: [
      KeyGuide.Entry(keys: "↑ ↓ wheel", meaning: "scroll"),
      KeyGuide.Entry(keys: "click", meaning: "go to the call's time"),
    ]
  )

  /// The width of the times.
  private static let timeColumns = 8

  /// The scroll position: the bottom entry, and the start of the run it is in.
  private struct Anchor: Hashable, Sendable {
    var last: Int
    var origin: Double
  }

  /// The scroll position; nil while it follows the play head.
  private var anchor: Anchor?

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    let list = TraceList(of: context)
    if let lines = input.scroll {
      scroll(by: lines, in: list, rows: input.body.rows)
      return true
    }
    guard case .mouse(let mouse) = input.event else {
      // Whatever the key does, it brings the play head back into view.
      anchor = nil
      return false
    }
    guard mouse.kind == .press || mouse.kind == .drag, let line = input.line else { return false }
    let shown: [TraceList.Row] = rows(of: list, in: input.body)
    guard shown.indices.contains(line), shown[line].index >= list.firstOfRun else { return true }
    // The pane does not scroll under the mouse.
    anchor = Anchor(last: last(of: list, rows: input.body.rows), origin: list.origin)
    let time: Double = list.entries[shown[line].index].time - list.origin
    context.ask(.seek(time + Self.justAfter))
    return true
  }

  func content(of context: PanelContext) -> PanelContent? {
    let list = TraceList(of: context)
    let widest: Int = list.entries.map { TextFit.width(of: $0.text) }.max() ?? 0
    return PanelContent(
      rows: max(list.entries.count + list.ruleCount, 1),
      columns: min(widest + Self.timeColumns + 4, Self.mostColumns)
    )
  }

  /// The widest panel that it asks for.
  private static let mostColumns = 100

  /// Seconds after a call by which it has certainly been made, despite rounding.
  private static let justAfter = 1e-9

  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    let list = TraceList(of: context)
    guard !list.entries.isEmpty else {
      let limit: Int = body.columns
      painter.put(
        "no calls yet",
        column: body.column,
        row: body.row,
        style: painter.theme.faint,
        limit: limit
      )
      return
    }
    let rows: [TraceList.Row] = rows(of: list, in: body)
    if let first = rows.first?.index, let last = rows.last?.index {
      ListBar(first..<last + 1, of: list.entries.count, rows: body.rows)?.draw(beside: body, with: &painter)
    }
    for (line, row) in rows.enumerated() {
      let strip: CellRect = body.line(line)
      write(row, list.tense(of: row.index), on: strip, with: &painter)
    }
  }

  private func write(
    _ row: TraceList.Row,
    _ tense: TraceList.Tense,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    guard !row.isRule else { return drawRule(row.text, on: strip, with: &painter) }
    let style: Theme.Style =
      switch tense {
      case .before, .later: theme.faint
      case .past: theme.text
      case .current: theme.accent
      }
    if let time = row.time {
      let text: String = time.formatted(places: 3)
      let column: Int = strip.column + Self.timeColumns - 1 - text.count
      painter.put(text, column: column, row: strip.row, style: tense == .current ? style : theme.faint)
    }
    // The pointer is at the call's first line alone.
    let pointer: Character? = row.time == nil ? nil : painter.glyphs.pointer
    let sign: Character? = tense == .current ? pointer : tense == .later ? painter.glyphs.ellipsis : nil
    if let sign { painter.put(String(sign), column: strip.column, row: strip.row, style: style) }
    let limit: Int = strip.columns - Self.timeColumns
    painter.put(row.text, column: strip.column + Self.timeColumns, row: strip.row, style: style, limit: limit)
  }

  private func drawRule(_ text: String, on strip: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let rule = String(repeating: painter.glyphs.box[4], count: strip.columns)
    painter.put(rule, column: strip.column, row: strip.row, style: theme.faint, limit: strip.columns)
    let limit: Int = strip.columns - 4
    painter.put(" \(text) ", column: strip.column + 2, row: strip.row, style: theme.strong, limit: limit)
  }

  private func rows(of list: TraceList, in body: CellRect) -> [TraceList.Row] {
    let columns: Int = body.columns - Self.timeColumns - 2
    return list.rows(endingWith: last(of: list, rows: body.rows), rows: body.rows, columns: columns)
  }

  /// The bottom entry.
  private func last(of list: TraceList, rows: Int) -> Int {
    guard let anchor, anchor.origin == list.origin else { return list.followed(rows: rows) }
    return min(anchor.last, list.entries.count - 1)
  }

  /// Scrolls; at the end, it follows the play head again.
  private mutating func scroll(by lines: Int, in list: TraceList, rows: Int) {
    let newLast: Int = last(of: list, rows: rows) + lines
    let lowest: Int = min(rows, list.entries.count) - 1
    let isAtEnd: Bool = newLast >= list.entries.count - 1 && list.made == list.entries.count
    anchor =
      isAtEnd ? nil : Anchor(last: min(max(newLast, lowest), list.entries.count - 1), origin: list.origin)
  }
}
