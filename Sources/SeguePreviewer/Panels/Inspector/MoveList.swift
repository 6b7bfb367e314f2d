import SegueCells
import SegueInterface
import SeguePlayer
import SegueTransitions

/// What the run moves, from where to where, in the room that the inspector's layers leave.
struct MoveList {
  /// A line of the list.
  private enum Line {
    case layer(String)
    case change(TrackChange, layer: String)
    /// There is more than there is room for.
    case more
  }

  private let lines: [Line]
  private let area: CellRect

  /// The fewest lines below the heading for which a list is worth while.
  private static let leastRows = 3

  /// Lists the moves of a preview's run; nil where nothing moves or there is too little room.
  init?(of context: PanelContext, in area: CellRect) {
    guard area.rows > Self.leastRows + 1, let tracks = context.rehearsal.player.opening?.tracks else {
      return nil
    }
    // A blank line and the heading come first.
    self.area = area.rows(from: 2)
    var lines: [Line] = []
    var last: String?
    for track in tracks {
      let changes: [TrackChange] = TrackChange.all(of: track)
      if track.layer != last, !changes.isEmpty {
        lines.append(.layer(track.layer))
        last = track.layer
      }
      lines += changes.map { .change($0, layer: track.layer) }
    }
    guard !lines.isEmpty else { return nil }
    let isCut: Bool = lines.count > self.area.rows
    self.lines = isCut ? Array(lines.prefix(self.area.rows - 1)) + [.more] : lines
  }

  /// The layer at a line of the screen.
  func layer(at row: Int) -> String? {
    guard lines.indices.contains(row - area.row) else { return nil }
    switch lines[row - area.row] {
    case .layer(let layer), .change(_, let layer): return layer
    case .more: return nil
    }
  }

  /// Draws the list; the selected layer stands out.
  func draw(selection: String?, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    painter.put("MOVES", column: area.column, row: area.row - 1, style: theme.faint)
    for (index, line) in lines.enumerated() {
      let strip: CellRect = area.line(index)
      switch line {
      case .layer(let layer):
        let name: String = TextFit.truncateHead(
          layer,
          columns: strip.columns,
          ellipsis: painter.glyphs.ellipsis
        )
        let style: Theme.Style = layer == selection ? theme.accent : theme.text
        painter.put(name, column: strip.column, row: strip.row, style: style, limit: strip.columns)
      case .change(let change, _): draw(change, on: strip, with: &painter)
      case .more: painter.put(String(painter.glyphs.ellipsis), on: strip, style: theme.faint)
      }
    }
  }

  private func draw(_ change: TrackChange, on strip: CellRect, with painter: inout GridPainter) {
    let width: Int = min(TextFit.width(of: change.value), strip.columns - 2)
    let limit: Int = strip.columns - 2 - width - 1
    let name: Int = painter.put(
      change.name,
      column: strip.column + 2,
      row: strip.row,
      style: painter.theme.faint,
      limit: limit
    )
    painter.leader(from: strip.column + 2 + name, to: strip.endColumn - width, row: strip.row)
    painter.put(
      change.value,
      column: strip.endColumn - width,
      row: strip.row,
      style: painter.theme.faint,
      limit: width
    )
  }
}
