import SegueCells
import SegueGeometry
import SegueModel
import SegueInterface
import SeguePlayer

extension GesturesPanel {
  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    let list = GestureList(of: context)
    let shown: Range<Int> = shown(of: list, in: body)
    ListBar(shown, of: list.rows.count, rows: ListFoot.room(in: body))?.draw(beside: body, with: &painter)
    for (line, index) in shown.enumerated() {
      let strip: CellRect = body.line(line)
      switch list.rows[index] {
      case .title(let title): painter.put(title, on: strip, style: painter.theme.faint)
      case .entry(let entry):
        draw(entry, isSelected: index == list.selectedRow, in: context, on: strip, with: &painter)
      }
    }
    if list.rows.isEmpty {
      painter.put("no gestures: R records one", on: body.line(0), style: painter.theme.faint)
    }
    foot(of: context, theme: painter.theme).draw(in: body, with: &painter)
  }

  private func draw(
    _ entry: GestureEntry,
    isSelected: Bool,
    in context: PanelContext,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    let isPerformed: Bool = entry.id == context.rehearsal.gestures.performed
    if isSelected { painter.point(at: strip) }
    let facts: String =
      entry.measure.map { "\($0.duration.formatted(places: 2)) s \(Self.padded($0.shortRelease))" }
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
    painter.leader(
      from: strip.column + 2 + TextFit.width(of: entry.name),
      to: factsColumn,
      row: strip.row
    )
    painter.put(
      facts,
      column: factsColumn,
      row: strip.row,
      style: entry.script == nil ? theme.failure : theme.faint
    )
  }

  /// The text, padded to the width of most velocities.
  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(11 - TextFit.width(of: text), 0)) + text
  }

  private func foot(of context: PanelContext, theme: Theme) -> ListFoot {
    if let typed {
      return ListFoot(lines: [
        ("save as \(typed.shown).script", theme.accent), ("enter saves, esc does not", theme.faint),
      ])
    }
    if context.rehearsal.gestures.isRecording {
      let seconds: String = context.rehearsal.player.position.formatted(places: 2)
      return ListFoot(lines: [
        ("recording \(seconds) s", theme.caution), ("R ends and keeps it", theme.faint),
      ])
    }
    let entry: GestureEntry? = context.rehearsal.gestures.selectedEntry
    let facts: String = entry?.measure?.longRelease ?? entry?.problem ?? ""
    let keys: String = context.focus == "gestures" ? "enter plays, s saves, R records" : ""
    return ListFoot(lines: [(facts, theme.faint), (keys, theme.faint)])
  }
}
