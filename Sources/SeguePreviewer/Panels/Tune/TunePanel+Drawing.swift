import SegueGeometry
import SegueModel
import SegueCells
import SegueScenes
import SegueInterface

extension TunePanel {
  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    if let picker { return picker.draw(in: body, with: &painter) }
    let list: KnobList = list(in: context)
    guard !list.rows.isEmpty else {
      let ofProgram = "turn its numbers in your editor"
      let reason: String =
        context.rehearsal.document == nil
        ? context.rehearsal.program == nil ? "no file to tune" : ofProgram : "no knob matches"
      painter.put(reason, on: body.line(0), style: painter.theme.faint)
      drawFoot(nil, context, in: body, with: &painter)
      return
    }
    let selected: Knob? = selectedKnob(in: context)
    let extent: ListScroll.Extent = extent(of: list, in: context, body)
    let room: TuneRoom = room(in: context, body)
    ListBar(scroll.shown(of: extent), of: extent.count, rows: extent.rows)?
      .draw(beside: room.list, with: &painter)
    for (line, index) in scroll.shown(of: extent).enumerated() {
      let strip: CellRect = room.list.line(line)
      switch list.rows[index] {
      case .title(let title): painter.put(title, on: strip, style: painter.theme.faint)
      case .knob(let knob): draw(knob, isSelected: knob == selected, in: context, on: strip, with: &painter)
      }
    }
    if let plot = timingPlot(in: context, body) {
      plot.draw(held: grip?.handle, with: &painter)
      if selected?.id.keys != plot.timing.keys || plot.handleCount == 0 { drawName(of: plot, with: &painter) }
    }
    if let selected, let source = context.rehearsal.document?.source {
      drawSource(source, around: selected, in: room.source, with: &painter)
    }
    drawFoot(selected, context, in: body, with: &painter)
  }

  /// Names a curve that is not the selected knob's, on the line above it.
  private func drawName(of plot: TimingPlot, with painter: inout GridPainter) {
    let written: Substring? = plot.timing.knobs.first?.title.prefix { $0 != " " }
    let name: String =
      written.map(String.init) ?? plot.timing.keys.joined(separator: "/") + ", not written here"
    painter.put(
      TextFit.truncateHead(name, columns: plot.area.columns, ellipsis: painter.glyphs.ellipsis),
      column: plot.area.column,
      row: plot.area.row - 1,
      style: painter.theme.faint
    )
  }

  /// The extent of a list above the curve and the foot.
  func extent(of list: KnobList, in context: PanelContext, _ body: CellRect) -> ListScroll.Extent {
    ListScroll.Extent(
      count: list.rows.count,
      rows: max(room(in: context, body).list.rows, 1),
      selected: list.row(of: selectedKnob(in: context)?.id)
    )
  }

  private func draw(
    _ knob: Knob,
    isSelected: Bool,
    in context: PanelContext,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    let isTuned: Bool = context.rehearsal.document?.isTuned(knob) == true
    if isSelected { painter.point(at: strip) }
    let value: String = isSelected && field == .value ? typed.shown : Self.shown(knob)
    let width: Int = TextFit.width(of: value)
    let valueColumn: Int = max(strip.endColumn - width - 3, strip.column + 2)
    let room: Int = valueColumn - strip.column - 3
    painter.put(
      TextFit.truncateHead(KnobList.label(of: knob), columns: room, ellipsis: painter.glyphs.ellipsis),
      column: strip.column + 2,
      row: strip.row,
      style: isSelected ? theme.accent : theme.text,
      limit: room
    )
    let named: Int = TextFit.width(of: KnobList.label(of: knob))
    painter.leader(from: strip.column + 2 + named, to: valueColumn, row: strip.row)
    let style: Theme.Style = isTuned ? theme.caution : isSelected ? theme.accent : theme.strong
    painter.put(
      value,
      column: valueColumn,
      row: strip.row,
      style: style,
      limit: strip.endColumn - valueColumn
    )
    drawMark(knob, isTuned: isTuned, column: strip.endColumn - 2, row: strip.row, with: &painter)
  }

  /// A sample of a colour, or a mark on values that differ from the saved ones.
  private func drawMark(
    _ knob: Knob,
    isTuned: Bool,
    column: Int,
    row: Int,
    with painter: inout GridPainter
  ) {
    if case .color(let color) = knob.value, painter.theme.hasColor {
      var style = Theme.Style()
      style.background = .rgb(color.rgb)
      painter.put("  ", column: column, row: row, style: style)
    } else if isTuned {
      painter.put("*", column: column, row: row, style: painter.theme.caution)
    }
  }

  /// The value as written, with its unit unless the text has one.
  private static func shown(_ knob: Knob) -> String {
    switch knob.kind {
    case .percent, .degrees, .color: knob.text
    default: knob.kind.unit.isEmpty ? knob.text : "\(knob.text) \(knob.kind.unit)"
    }
  }

  private func drawFoot(
    _ knob: Knob?,
    _ context: PanelContext,
    in body: CellRect,
    with painter: inout GridPainter
  ) {
    guard body.rows > ListFoot.rows else { return }
    let text: String =
      if field == .filter {
        "/\(filter)\(GridPainter.cursor)"
      } else if !filter.isEmpty {
        "/\(filter)  esc clears"
      } else {
        knob.map(\.title) ?? ""
      }
    let style: Theme.Style = field == .filter ? painter.theme.accent : painter.theme.faint
    painter.put(text, on: body.line(body.rows - 2), style: style)
    guard let knob, let source = context.rehearsal.document?.source else { return }
    drawLine(of: knob, source, on: body.line(body.rows - 1), with: &painter)
  }

  /// The line of the file that holds a literal, with the literal highlighted.
  private func drawLine(
    of knob: Knob,
    _ source: [UInt8],
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let isBreak: (UInt8) -> Bool = { $0 == 0x0a || $0 == 0x0d }
    let start: Int = source[..<knob.source.lower].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let end: Int = source[knob.source.upper...].firstIndex(where: isBreak) ?? source.count
    let before: Substring = String(decoding: source[start..<knob.source.lower], as: UTF8.self).drop {
      $0 == " "
    }
    let after = String(decoding: source[knob.source.upper..<end], as: UTF8.self)
    let room: Int = max(strip.columns - TextFit.width(of: knob.text), 0)
    // A line too long for the panel is cut at its start, but keeps some of what follows the literal.
    let head: Substring = before.suffix(max(room - min(after.count, room / 3), 0))
    var column: Int = strip.column
    for (text, style) in [
      (String(head), painter.theme.faint), (knob.text, painter.theme.accent), (after, painter.theme.faint),
    ] {
      column += painter.put(
        text,
        column: column,
        row: strip.row,
        style: style,
        limit: strip.endColumn - column
      )
    }
  }
}

extension Color {
  /// The colour as `0xRRGGBB`.
  fileprivate var rgb: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(clamping: (min(max($1, 0), 1) * 255).rounded()) }
  }
}
