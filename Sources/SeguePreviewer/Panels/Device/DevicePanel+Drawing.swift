import SegueGeometry
import SegueModel
import SegueTransitions

extension DevicePanel {
  /// Lines below the list: a free one, the safe area, and what can be done.
  static let footRows = 3

  func draw(_ preview: Preview, in body: CellRect, with painter: inout GridPainter) {
    let rows: [DeviceRow] = DeviceRow.rows(of: preview)
    let first: Int = firstRow(rows.count, rows: room(in: body))
    for (line, row) in rows.dropFirst(first).prefix(room(in: body)).enumerated() {
      let strip = CellRect(column: body.column, row: body.row + line, columns: body.columns, rows: 1)
      draw(row, isSelected: first + line == selected, in: preview, on: strip, with: &painter)
    }
    drawFoot(preview, in: body, with: &painter)
  }

  private func draw(
    _ row: DeviceRow,
    isSelected: Bool,
    in preview: Preview,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    if isSelected {
      painter.put(String(painter.glyphs.pointer), column: strip.column, row: strip.row, style: theme.accent)
    }
    let isCurrent: Bool = row.isCurrent(in: preview)
    let keys: String = Self.keys(of: row, in: preview)
    let value: String = row.value(in: preview)
    let valueEnd: Int = strip.endColumn - 4
    let valueColumn: Int = max(valueEnd - TextFit.width(of: value), strip.column + 4)
    let mark: String = isCurrent ? String(painter.glyphs.finger) : ""
    painter.put(mark, column: strip.column + 2, row: strip.row, style: theme.active)
    painter.put(
      row.label,
      column: strip.column + 4,
      row: strip.row,
      style: isCurrent ? theme.active : isSelected ? theme.accent : theme.text,
      limit: valueColumn - strip.column - 5
    )
    let isSetting: Bool = row.command(step: 1) != nil
    painter.put(
      value,
      column: valueColumn,
      row: strip.row,
      style: isSetting ? theme.strong : theme.faint,
      limit: valueEnd - valueColumn
    )
    painter.put(keys, column: strip.endColumn - TextFit.width(of: keys), row: strip.row, style: theme.faint)
  }

  /// The keys that change a setting from anywhere: back and on, or just one.
  private static func keys(of row: DeviceRow, in preview: Preview) -> String {
    let commands: [Command] = [row.command(step: -1), row.command(step: 1)].compactMap { $0 }
    let labels: [String] = commands.compactMap { preview.keys.keys(for: $0).first?.label }
    return Set(labels).count == 1 ? labels[0] : labels.joined(separator: " ")
  }

  private func drawFoot(_ preview: Preview, in body: CellRect, with painter: inout GridPainter) {
    guard body.rows > Self.footRows else { return }
    let theme: Theme = painter.theme
    let lines: [(String, Theme.Style)]
    if let typed {
      lines = [("size \(typed)_", theme.accent), ("as 393x852; enter takes it", theme.faint)]
    } else {
      lines = [(Self.safeArea(of: preview), theme.faint), ("enter takes it, s types a size", theme.faint)]
    }
    for (index, line) in lines.enumerated() {
      let row: Int = body.endRow - lines.count + index
      painter.put(line.0, column: body.column, row: row, style: line.1, limit: body.columns)
    }
  }

  /// As `safe top 59, bottom 34`.
  private static func safeArea(of preview: Preview) -> String {
    let insets: EdgeInsets = preview.session.safeArea
    let sides: [(String, Double)] = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ]
    let shown: [String] = sides.filter { $0.1 > 0 }.map { "\($0.0) \(Decimals.short($0.1))" }
    return shown.isEmpty ? "all of it is safe" : "safe " + shown.joined(separator: ", ")
  }
}
