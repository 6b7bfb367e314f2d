import SegueModel

extension GesturesPanel {
  /// Lines below the list: a free one, what the gesture is, and what can be done.
  static let footRows = 3

  func draw(_ preview: Preview, in body: CellRect, with painter: inout GridPainter) {
    let list = GestureList(of: preview)
    let first: Int = firstRow(of: list, rows: room(in: body))
    for (line, row) in list.rows.dropFirst(first).prefix(room(in: body)).enumerated() {
      let strip = CellRect(column: body.column, row: body.row + line, columns: body.columns, rows: 1)
      switch row {
      case .title(let title):
        painter.put(
          title,
          column: strip.column,
          row: strip.row,
          style: painter.theme.faint,
          limit: strip.columns
        )
      case .entry(let entry):
        draw(entry, isSelected: first + line == list.selectedRow, in: preview, on: strip, with: &painter)
      }
    }
    if list.rows.isEmpty {
      let style: Theme.Style = painter.theme.faint
      painter.put(
        "no gestures: R records one",
        column: body.column,
        row: body.row,
        style: style,
        limit: body.columns
      )
    }
    drawFoot(preview, in: body, with: &painter)
  }

  private func draw(
    _ entry: GestureEntry,
    isSelected: Bool,
    in preview: Preview,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    let isPerformed: Bool = entry.id == preview.gestures.performed
    if isSelected {
      painter.put(String(painter.glyphs.pointer), column: strip.column, row: strip.row, style: theme.accent)
    }
    let facts: String =
      entry.measure.map { "\(Decimals.fixed($0.duration, digits: 2)) s \(Self.padded($0.shortRelease))" }
      ?? "not for this scene"
    let factsColumn: Int = strip.endColumn - TextFit.width(of: facts)
    let style: Theme.Style = isPerformed ? theme.active : isSelected ? theme.accent : theme.text
    painter.put(
      entry.name,
      column: strip.column + 2,
      row: strip.row,
      style: style,
      limit: factsColumn - strip.column - 3
    )
    painter.put(
      facts,
      column: factsColumn,
      row: strip.row,
      style: entry.script == nil ? theme.failure : theme.faint
    )
  }

  /// As wide as most velocities are.
  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(11 - TextFit.width(of: text), 0)) + text
  }

  private func drawFoot(_ preview: Preview, in body: CellRect, with painter: inout GridPainter) {
    guard body.rows > Self.footRows else { return }
    let theme: Theme = painter.theme
    let lines: [(String, Theme.Style)]
    if let typed {
      lines = [("save as \(typed)_.script", theme.accent), ("enter saves, esc does not", theme.faint)]
    } else if preview.gestures.isRecording {
      let seconds: String = Decimals.fixed(preview.player.position, digits: 2)
      lines = [("recording \(seconds) s", theme.caution), ("R ends and keeps it", theme.faint)]
    } else {
      let entry: GestureEntry? = preview.gestures.selectedEntry
      let facts: String = entry?.measure?.longRelease ?? entry?.problem ?? ""
      lines = [(facts, theme.faint), ("enter plays, s saves, R records", theme.faint)]
    }
    for (index, line) in lines.enumerated() {
      let row: Int = body.endRow - lines.count + index
      painter.put(line.0, column: body.column, row: row, style: line.1, limit: body.columns)
    }
  }
}
