import SegueCells
import SegueGeometry
import SegueMotion
import SegueTransitions
import SegueInterface
import SeguePlayer

extension TimelinePanel {
  func draw(_ preview: Preview, in body: CellRect, with painter: inout GridPainter) {
    let scale: TimelineScale = scale(of: preview, in: body)
    let sheet = TimelineSheet(of: preview)
    drawRuler(preview, sheet, scale, on: body.row, of: body, with: &painter)
    let shown: Range<Int> = shown(of: sheet, in: body)
    let lines: CellRect = body.rows(from: 1)
    ListBar(shown, of: sheet.rows.count, rows: lines.rows)?.draw(beside: lines, with: &painter)
    for (index, row) in sheet.rows[shown].enumerated() {
      let line: Int = body.row + 1 + index
      switch row {
      case .layer(let id):
        let style: Theme.Style = id == preview.selection ? painter.theme.accent : painter.theme.strong
        let limit: Int = scale.column - body.column - 1
        // Layers with the same parent differ in the ends of their paths.
        let name: String = TextFit.truncateHead(id, columns: limit, ellipsis: painter.glyphs.ellipsis)
        painter.put(name, column: body.column, row: line, style: style, limit: limit)
      case .track(let track, let bar):
        let name: String = TrackName.of(track.properties)
        let limit: Int = scale.column - body.column - 3
        let isSelected: Bool = selectedTrack == TrackMark(track) && track.layer == preview.selection
        let style: Theme.Style = isSelected ? painter.theme.accent : painter.theme.faint
        painter.put(name, column: body.column + 2, row: line, style: style, limit: limit)
        draw(bar, of: track, sheet, scale, at: preview.player.position, on: line, with: &painter)
        let curve: String = track.curve.shortName
        if TextFit.width(of: name) + curve.count + 2 <= limit {
          let column: Int = scale.column - 1 - curve.count
          painter.put(curve, column: column, row: line, style: painter.theme.faint)
        } else {
          label(bar, curve, scale, on: line, with: &painter)
        }
      }
    }
    if sheet.rows.isEmpty {
      let note: String = preview.player.isHeld ? "a finger holds the run open" : "nothing is animated here"
      let limit: Int = body.columns
      painter.put(note, column: body.column, row: body.row + 1, style: painter.theme.faint, limit: limit)
    }
    drawPlayHead(at: preview.player.position, scale, in: body, with: &painter)
  }

  private func drawRuler(
    _ preview: Preview,
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
      // A marker would leave half of a number, which reads as another.
      guard !marks.contains(where: { $0.columns.overlaps(column - 1..<column + label.count + 1) }) else {
        continue
      }
      painter.put(label, column: column, row: row, style: theme.faint)
    }
    for (text, columns) in marks {
      painter.put(text, column: columns.lowerBound, row: row, style: theme.caution, limit: columns.count)
    }
    for (mark, time) in preview.player.loopMarks where scale.shows(time) {
      painter.put(mark, column: scale.column(of: time), row: row, style: theme.accent, limit: 1)
    }
    let text: String = progress(of: preview, sheet) ?? "\(preview.player.frame) f"
    painter.put(
      text,
      column: body.column,
      row: row,
      style: theme.faint,
      limit: scale.column - body.column - 1
    )
  }

  /// The progress of a gesture at the play head.
  private func progress(of preview: Preview, _ sheet: TimelineSheet) -> String? {
    guard case .track(_, let bar)? = sheet.rows.last, bar.isDriven else { return nil }
    let status: TransitionStatus = preview.session.status
    guard status.isMeasured else { return nil }
    let percent: String = (status.progress * 100).formatted(places: 0)
    return status.phase == .interactive ? "hand \(percent) %" : "\(preview.player.frame) f \(percent) %"
  }

  private func draw(
    _ bar: TimelineSheet.Bar,
    of track: TransitionTrack,
    _ sheet: TimelineSheet,
    _ scale: TimelineScale,
    at position: Double,
    on row: Int,
    with painter: inout GridPainter
  ) {
    guard bar.end >= scale.start, bar.begin <= scale.end else { return }
    let theme: Theme = painter.theme
    let last: Int = scale.column + scale.columns - 1
    let from: Int = max(scale.column(of: bar.begin), scale.column)
    let to: Int = min(max(scale.column(of: bar.end), from), last)
    let delay: Int = max(scale.column(of: sheet.runBegin), scale.column)
    for column in delay..<max(from, delay) {
      painter.put(String(painter.glyphs.dash), column: column, row: row, style: theme.faint)
    }
    // While a touch drives it, a bar has no times of its own; after the release it runs to one of its ends.
    let freedom: Int = bar.isDriven ? bar.release.map { scale.column(of: $0) } ?? Int.max : Int.min
    let reached: Int = scale.column(of: position)
    for column in from...to {
      var style: Theme.Style = column <= reached && position > bar.begin ? theme.accent : theme.faint
      var glyph: Character = column < freedom ? painter.glyphs.dash : painter.glyphs.thick
      if !bar.isDriven, let level = Self.level(of: track, bar, at: scale.time(at: Double(column) + 0.5)) {
        glyph = painter.glyphs.level(level)
        style.background = theme.bar.background
      }
      painter.put(String(glyph), column: column, row: row, style: style)
    }
    if let release = bar.release, scale.shows(release) {
      painter.put(String(painter.glyphs.handle), column: freedom, row: row, style: theme.caution)
    }
    for part in track.keyTimes where !bar.isDriven && track.duration.isFinite {
      let column: Int = scale.column(of: bar.begin + part * track.duration)
      guard column >= from, column <= to else { continue }
      painter.put(String(painter.glyphs.handle), column: column, row: row, style: theme.strong)
    }
    for (isBeyond, column, sign) in [(bar.begin < scale.start, from, 0), (bar.end > scale.end, to, 1)]
    where isBeyond {
      painter.put(String(painter.glyphs.goesOn[sign]), column: column, row: row, style: theme.strong)
    }
  }

  /// Writes a curve's name into its bar, if that has room for it.
  private func label(
    _ bar: TimelineSheet.Bar,
    _ curve: String,
    _ scale: TimelineScale,
    on row: Int,
    with painter: inout GridPainter
  ) {
    guard bar.end >= scale.start, bar.begin <= scale.end else { return }
    let from: Int = max(scale.column(of: bar.begin), scale.column)
    let to: Int = min(scale.column(of: bar.end), scale.column + scale.columns - 1)
    let label: String = " \(curve) "
    guard TextFit.width(of: label) + 4 <= to - from else { return }
    painter.put(label, column: from + 2, row: row, style: painter.theme.faint)
  }

  /// How far a track has come at a time of the run, 0…1 of its way; nil where that has no single answer.
  private static func level(of track: TransitionTrack, _ bar: TimelineSheet.Bar, at time: Double) -> Double? {
    guard track.duration.isFinite, track.duration > 0 else { return nil }
    return track.curve.value(at: min(max((time - bar.begin) / track.duration, 0), 1))
  }

  private func drawPlayHead(
    at position: Double,
    _ scale: TimelineScale,
    in body: CellRect,
    with painter: inout GridPainter
  ) {
    guard scale.shows(position) else { return }
    let column: Int = scale.column(of: position)
    // What is written stays readable: the line continues below it.
    for row in body.row + 1..<body.endRow where !painter.holdsText(column: column, row: row) {
      painter.mark(painter.glyphs.box[5], column: column, row: row)
    }
  }
}

extension TimingCurve {
  /// One or two words for a bar.
  fileprivate var shortName: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier: "bezier"
    case .steps: "steps"
    case .piecewiseLinear: "linear()"
    case .spring: "spring"
    }
  }
}
