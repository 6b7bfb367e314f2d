import SegueCells
import SegueGeometry
import SegueMotion
import SegueTransitions
import SegueInterface
import SeguePlayer

extension TimelinePanel {
  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    let sheet = TimelineSheet(of: context)
    let scale: TimelineScale = scale(of: context, sheet, in: body)
    drawRuler(context, sheet, scale, on: body.row, of: body, with: &painter)
    let lines: TimelineLines = lines(of: sheet, in: body, context)
    ListBar(lines.shown, of: sheet.rows.count, rows: body.rows - 1)?
      .draw(beside: body.rows(from: 1), with: &painter)
    for place in lines.places {
      switch sheet.rows[place.index] {
      case .layer(let id):
        let limit: Int = lines.areNamesAbove ? body.columns : scale.column - body.column - 1
        draw(layer: id, context, on: place.lines, limit: limit, with: &painter)
      case .track(let track, let bar):
        draw(
          bar,
          of: track,
          sheet,
          scale,
          at: context.rehearsal.player.position,
          on: place.lines,
          with: &painter
        )
        drawHold(of: track, bar, on: place.lines, with: &painter)
        if lines.areNamesAbove {
          nameAbove(track, context, on: place.lines, with: &painter)
        } else {
          name(track, bar, context, scale, on: place.lines, with: &painter)
        }
      }
    }
    if sheet.rows.isEmpty {
      let note: String =
        context.rehearsal.player.isHeld ? "a finger holds the run open" : "nothing is animated here"
      let limit: Int = body.columns
      painter.put(note, column: body.column, row: body.row + 1, style: painter.theme.faint, limit: limit)
    }
    let names: [Int] = lines.areNamesAbove ? lines.places.map(\.lines.row) : []
    drawPlayHead(at: context.rehearsal.player.position, scale, over: names, in: body, with: &painter)
    for place in lines.places {
      guard case .track(let track, let bar) = sheet.rows[place.index], isSelected(track, in: context) else {
        continue
      }
      drawHandles(of: bar, scale, on: Self.middle(of: place.lines), with: &painter)
    }
  }

  private func draw(
    layer id: String,
    _ context: PanelContext,
    on lines: CellRect,
    limit: Int,
    with painter: inout GridPainter
  ) {
    let style: Theme.Style = id == context.selection ? painter.theme.accent : painter.theme.strong
    // Layers with the same parent differ in the ends of their paths.
    let name: String = TextFit.truncateHead(id, columns: limit, ellipsis: painter.glyphs.ellipsis)
    painter.put(name, column: lines.column, row: lines.row, style: style, limit: limit)
  }

  private func drawRuler(
    _ context: PanelContext,
    _ sheet: TimelineSheet,
    _ scale: TimelineScale,
    on row: Int,
    of body: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    if let hovered {
      painter.put(hovered, column: body.column, row: row, style: theme.active, limit: body.columns)
      return
    }
    // The frame only where names beside the bars leave room for it.
    let room: Int = scale.column - body.column - 1
    let frame = "\(context.rehearsal.player.frame) f"
    let note: String = progress(of: context, sheet) ?? (frame.count <= room ? frame : "")
    let noted: Int = painter.put(note, column: body.column, row: row, style: theme.faint)
    let marks: [(text: String, columns: Range<Int>)] = sheet.markers.compactMap { marker in
      guard scale.shows(marker.time) else { return nil }
      let text = "\(painter.glyphs.handle)\(marker.name)"
      let column: Int = scale.column(of: marker.time)
      let limit: Int = min(12, body.endColumn - column, TextFit.width(of: text))
      return (text, column..<column + max(limit, 0))
    }
    let step: Double = scale.step(cells: 9)
    for time in scale.times(every: step) {
      let label: String = time.formatted(places: step < 0.1 ? 2 : 1)
      // The last one ends with the row.
      let column: Int = min(scale.column(of: time), body.endColumn - label.count)
      // A marker, or what stands before them, would leave half of a number, which reads as another.
      guard noted == 0 || column > body.column + noted,
        !marks.contains(where: { $0.columns.overlaps(column - 1..<column + label.count + 1) })
      else { continue }
      painter.put(label, column: column, row: row, style: theme.faint)
    }
    for (text, columns) in marks {
      painter.put(text, column: columns.lowerBound, row: row, style: theme.caution, limit: columns.count)
    }
    for (mark, time) in context.rehearsal.player.loopMarks where scale.shows(time) {
      painter.put(mark, column: scale.column(of: time), row: row, style: theme.accent, limit: 1)
    }
  }

  /// The progress of a gesture at the play head.
  private func progress(of context: PanelContext, _ sheet: TimelineSheet) -> String? {
    guard case .track(_, let bar)? = sheet.rows.last, bar.isDriven else { return nil }
    let status: TransitionStatus = context.rehearsal.session.status
    guard status.isMeasured else { return nil }
    let percent: String = (status.progress * 100).formatted(places: 0)
    return status.phase == .interactive
      ? "hand \(percent) %" : "\(context.rehearsal.player.frame) f \(percent) %"
  }

  private func draw(
    _ bar: TimelineSheet.Bar,
    of track: TransitionTrack,
    _ sheet: TimelineSheet,
    _ scale: TimelineScale,
    at position: Double,
    on lines: CellRect,
    with painter: inout GridPainter
  ) {
    guard bar.end >= scale.start, bar.begin <= scale.end else { return }
    let theme: Theme = painter.theme
    let last: Int = scale.column + scale.columns - 1
    let from: Int = max(scale.column(of: bar.begin), scale.column)
    let to: Int = min(max(scale.column(of: bar.end), from), last)
    let delay: Int = max(scale.column(of: sheet.runBegin), scale.column)
    let rows: CellRect = Self.barRows(of: lines)
    let middle: Int = Self.middle(of: lines)
    // A high bar's line goes on where its curve begins and where it ends.
    for column in delay..<max(from, delay) {
      painter.put(String(painter.glyphs.dash), column: column, row: rows.endRow - 1, style: theme.frame)
    }
    if rows.rows > 1, !bar.isDriven, to < last {
      for column in to + 1...last {
        painter.put(String(painter.glyphs.dash), column: column, row: rows.row, style: theme.frame)
      }
    }
    // While a touch drives it, a bar has no times of its own; after the release it runs to one of its ends.
    let freedom: Int = bar.isDriven ? bar.release.map { scale.column(of: $0) } ?? Int.max : Int.min
    let reached: Int = scale.column(of: position)
    for column in from...to {
      let isPlayed: Bool = column <= reached && position > bar.begin && bar.hold == nil
      var style: Theme.Style = isPlayed ? theme.accent : theme.faint
      let time: Double = bar.hold?.time ?? scale.time(at: Double(column) + 0.5)
      if !bar.isDriven, let level = Self.level(of: track, bar, at: time) {
        style.background = theme.bar.background
        fill(column, of: rows, to: level, style, with: &painter)
      } else {
        let glyph: Character = column < freedom ? painter.glyphs.dash : painter.glyphs.thick
        painter.put(String(glyph), column: column, row: middle, style: style)
      }
    }
    if let release = bar.release, scale.shows(release) {
      painter.put(String(painter.glyphs.handle), column: freedom, row: middle, style: theme.caution)
    }
    for part in track.keyTimes where !bar.isDriven && track.duration.isFinite {
      let column: Int = scale.column(of: bar.begin + part * track.duration)
      guard column >= from, column <= to else { continue }
      painter.put(String(painter.glyphs.handle), column: column, row: middle, style: theme.strong)
    }
    for (isBeyond, column, sign) in [(bar.begin < scale.start, from, 0), (bar.end > scale.end, to, 1)]
    where isBeyond {
      painter.put(String(painter.glyphs.goesOn[sign]), column: column, row: middle, style: theme.strong)
    }
  }

  /// The lines of a bar; high bars of one layer are kept apart by a line.
  static func barRows(of lines: CellRect) -> CellRect { lines.rows >= 3 ? lines.rows(from: 1) : lines }

  static func middle(of lines: CellRect) -> Int {
    let rows: CellRect = barRows(of: lines)
    return rows.row + (rows.rows - 1) / 2
  }

  /// Fills a column of a bar from below up to a level 0…1 of its height.
  private func fill(
    _ column: Int,
    of rows: CellRect,
    to level: Double,
    _ style: Theme.Style,
    with painter: inout GridPainter
  ) {
    guard rows.rows > 1 else {
      painter.put(String(painter.glyphs.level(level)), column: column, row: rows.row, style: style)
      return
    }
    let height: Double = level * Double(rows.rows)
    for line in 0..<rows.rows {
      // The lowest line is never empty, so that a bar shows its length.
      let part: Double = height - Double(line)
      let glyph: Character = part > 0.06 || line == 0 ? painter.glyphs.level(min(max(part, 0), 1)) : " "
      painter.put(String(glyph), column: column, row: rows.endRow - 1 - line, style: style)
    }
  }

  /// How far a track has come at a time of the run, 0…1 of its way; nil where that has no single answer.
  static func level(of track: TransitionTrack, _ bar: TimelineSheet.Bar, at time: Double) -> Double? {
    guard track.duration.isFinite, track.duration > 0 else { return nil }
    return track.curve.value(at: min(max((time - bar.begin) / track.duration, 0), 1))
  }

  /// Draws the line at a time; `names` are the rows of what stands above bars, numbers and signs among it.
  private func drawPlayHead(
    at position: Double,
    _ scale: TimelineScale,
    over names: [Int],
    in body: CellRect,
    with painter: inout GridPainter
  ) {
    guard scale.shows(position) else { return }
    let column: Int = scale.column(of: position)
    for row in body.row + 1..<body.endRow {
      // What is written stays readable: the line continues below it.
      let isWritten: Bool =
        names.contains(row)
        ? !painter.isFree(column: column, row: row) : painter.holdsText(column: column, row: row)
      if !isWritten { painter.mark(painter.glyphs.box[5], column: column, row: row) }
    }
  }
}
