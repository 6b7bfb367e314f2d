import SegueCells
import SegueGeometry
import SegueModel
import SegueTransitions
import SegueInterface

extension DevicePanel {
  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    let rows: [DeviceRow] = DeviceRow.rows(of: context)
    let shown: Range<Int> = shown(of: rows, in: body)
    ListBar(shown, of: rows.count, rows: ListFoot.room(in: body))?.draw(beside: body, with: &painter)
    for (line, index) in shown.enumerated() {
      draw(rows[index], isSelected: index == selected, in: context, on: body.line(line), with: &painter)
    }
    foot(of: context, theme: painter.theme).draw(in: body, with: &painter)
  }

  private func draw(
    _ row: DeviceRow,
    isSelected: Bool,
    in context: PanelContext,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    if isSelected { painter.point(at: strip) }
    let isCurrent: Bool = row.isCurrent(in: context)
    let keys: String = Self.keys(of: row, in: context)
    let value: String = row.value(in: context)
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
    painter.leader(
      from: strip.column + 4 + TextFit.width(of: row.label),
      to: valueColumn,
      row: strip.row
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

  /// The keys that change a setting from anywhere: back and forth, or just one.
  private static func keys(of row: DeviceRow, in context: PanelContext) -> String {
    let commands: [Command.Device] = [row.command(step: -1), row.command(step: 1)].compactMap { $0 }
    let labels: [String] = commands.compactMap { context.keys.keys(for: .device($0)).first?.label }
    return Set(labels).count == 1 ? labels[0] : labels.joined(separator: " ")
  }

  private func foot(of context: PanelContext, theme: Theme) -> ListFoot {
    if let typed {
      return ListFoot(lines: [
        ("size \(typed.shown)", theme.accent), ("as 393x852; enter takes it", theme.faint),
      ])
    }
    let keys: String = context.focus == "device" ? "enter takes it, s types a size" : ""
    return ListFoot(lines: [(Self.safeArea(of: context), theme.faint), (keys, theme.faint)])
  }

  /// Such as `safe top 59, bottom 34`.
  private static func safeArea(of context: PanelContext) -> String {
    let insets: EdgeInsets = context.rehearsal.session.safeArea
    let sides: [(String, Double)] = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ]
    let shown: [String] = sides.filter { $0.1 > 0 }.map { "\($0.0) \($0.1.formatted(atMost: 1))" }
    return shown.isEmpty ? "all of it is safe" : "safe " + shown.joined(separator: ", ")
  }
}
