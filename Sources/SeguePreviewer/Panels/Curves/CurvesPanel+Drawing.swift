import SegueModel
import SegueGeometry
import SegueCells
import SegueTransitions
import SegueInterface
import SeguePlayer

extension CurvesPanel {
  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    guard let picture else { return }
    let plan: CurvesPicture.Plan = picture.plan
    guard !plan.series.isEmpty else { return drawNothing(context, in: body, with: &painter) }
    let spans: [ClosedRange<Double>] = context.rehearsal.player.handSpans
    for part in picture.parts {
      drawAxis(of: part, plan, with: &painter)
      drawCurves(of: part, plan, spans, with: &painter)
      drawAxisName(of: part, plan, with: &painter)
    }
    drawTimes(plan, context.rehearsal.player.marks, with: &painter)
    drawStrips(of: picture, with: &painter)
    drawLines(plan, context, with: &painter)
    drawLegend(plan, at: hovered ?? context.rehearsal.player.position, with: &painter)
  }

  private func drawNothing(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter) {
    let text: String =
      if context.rehearsal.player.length == 0 && !context.rehearsal.player.isHeld {
        "nothing runs yet"
      } else if let layer = context.selection, !showsAll {
        "nothing of \(layer) changes in this run: a shows all layers"
      } else {
        "nothing changes in this run"
      }
    painter.put(text, column: body.column, row: body.row, style: painter.theme.faint, limit: body.columns)
  }

  // MARK: Plots

  private func drawAxis(
    of part: CurvesPicture.Part,
    _ plan: CurvesPicture.Plan,
    with painter: inout GridPainter
  ) {
    let area: CellRect = part.plot.area
    let theme: Theme = painter.theme
    let room: Int = CurvesLayout.axisColumns - 2
    let step: Double = part.axis.step(most: max(area.rows * 3 / 4, 2))
    for tick in part.axis.ticks(most: max(area.rows * 3 / 4, 2)) {
      let place: Double = (1 - part.axis.fraction(of: tick)) * Double(area.rows - 1)
      let row: Int = area.row + Int(clamping: place.rounded())
      let label: String = PlotAxis.label(tick, step: step)
      painter.put(
        label,
        column: area.column - 1 - min(TextFit.width(of: label), room),
        row: row,
        style: theme.line(plan.active),
        limit: room
      )
      // The zero line shows the direction of a velocity.
      guard part.plot.isVelocity, abs(tick) < step / 1000 else { continue }
      for column in area.column..<area.endColumn {
        painter.put(String(painter.glyphs.dash), column: column, row: row, style: theme.faint)
      }
    }
    let unit: String = Self.unit(of: plan.series[plan.active].measure, isVelocity: part.plot.isVelocity)
    let labels: Range<Int> = area.column - CurvesLayout.axisColumns..<area.column - 1
    // In a row without a number; a plot too low for that leaves the unit to the legend.
    let free: Int? = (area.row..<area.endRow).first { row in
      labels.allSatisfy { painter.isFree(column: $0, row: row) }
    }
    if let free {
      painter.put(unit, column: labels.lowerBound, row: free, style: theme.line(plan.active), limit: room + 1)
    }
    for row in area.row..<area.endRow {
      painter.put(
        String(painter.glyphs.box[5]),
        column: area.column - 1,
        row: row,
        style: theme.line(plan.active)
      )
    }
  }

  private func drawCurves(
    of part: CurvesPicture.Part,
    _ plan: CurvesPicture.Plan,
    _ spans: [ClosedRange<Double>],
    with painter: inout GridPainter
  ) {
    let area: CellRect = part.plot.area
    let (theme, glyphs) = (painter.theme, painter.glyphs)
    let isHand: [Bool] = (0..<area.columns).map { column in
      let time: Double = plan.scale.time(at: Double(area.column + column) + 0.5)
      return spans.contains { $0.contains(time) }
    }
    part.compared?.put(
      column: area.column,
      row: area.row,
      with: &painter,
      mark: { glyphs.lineMark($0) },
      style: { line, _ in theme.handLine(line) }
    )
    part.canvas.put(
      column: area.column,
      row: area.row,
      with: &painter,
      mark: { glyphs.lineMark($0) },
      style: { line, column in
        var style: Theme.Style = isHand[column] ? theme.handLine(line) : theme.line(line)
        if line == plan.active && !isHand[column] { style.attributes.insert(.bold) }
        return style
      }
    )
    guard !theme.hasColor, plan.series.count > 1 else { return }
    for mark in part.marks {
      painter.put(
        String(glyphs.lineMark(mark.line)),
        column: area.column + mark.column,
        row: area.row + mark.row,
        style: theme.text
      )
    }
  }

  /// The changing colours, one line each.
  private func drawStrips(of picture: CurvesPicture, with painter: inout GridPainter) {
    let plots: CellRect = picture.plan.layout.plots
    for (index, strip) in picture.strips.enumerated() {
      let row: Int = picture.plan.layout.timeRow + 1 + index
      let ink: String = strip.subject.ink.rawValue
      painter.put(
        ink,
        column: plots.column - CurvesLayout.axisColumns,
        row: row,
        style: painter.theme.faint,
        limit: CurvesLayout.axisColumns - 1
      )
      let layer: String = picture.plan.layers == nil ? Self.shortName(of: strip.subject.layer) : ""
      strip.draw(column: plots.column, row: row, named: layer, with: &painter)
    }
  }

  // MARK: Time

  private func drawTimes(_ plan: CurvesPicture.Plan, _ marks: [HandMark], with painter: inout GridPainter) {
    let row: Int = plan.layout.timeRow
    let plots: CellRect = plan.layout.plots
    let step: Double = plan.scale.step(cells: 9)
    for time in plan.scale.times(every: step) {
      let label: String = PlotAxis.label(time, step: step)
      // The last one ends with the plot.
      let column: Int = min(plan.scale.column(of: time), plots.endColumn - label.count)
      painter.put(label, column: column, row: row, style: painter.theme.faint)
    }
    painter.put("s", column: plots.column - 2, row: row, style: painter.theme.faint)
    for mark in marks where mark.isRelease && plan.scale.shows(mark.time) {
      let column: Int = plan.scale.column(of: mark.time)
      let word: String = plots.endColumn - column >= 8 ? "release" : ""
      painter.put("\(painter.glyphs.handle)\(word)", column: column, row: row, style: painter.theme.caution)
    }
  }

  /// The release, the mouse and the play head as lines over the plots.
  private func drawLines(_ plan: CurvesPicture.Plan, _ context: PanelContext, with painter: inout GridPainter)
  {
    let plots: CellRect = plan.layout.plots
    for mark in context.rehearsal.player.marks where mark.isRelease && plan.scale.shows(mark.time) {
      drawDashes(
        at: plan.scale.column(of: mark.time),
        in: plots,
        style: painter.theme.caution,
        with: &painter
      )
    }
    if let hovered, plan.scale.shows(hovered) {
      drawDashes(at: plan.scale.column(of: hovered), in: plots, style: painter.theme.faint, with: &painter)
    }
    guard plan.scale.shows(context.rehearsal.player.position) else { return }
    let column: Int = plan.scale.column(of: context.rehearsal.player.position)
    // The axis's name stays readable.
    for row in plots.row..<plots.endRow where !painter.holdsText(column: column, row: row) {
      painter.mark(painter.glyphs.box[5], column: column, row: row)
    }
  }

  private func drawDashes(
    at column: Int,
    in area: CellRect,
    style: Theme.Style,
    with painter: inout GridPainter
  ) {
    for row in area.row..<area.endRow where painter.isFree(column: column, row: row) {
      painter.put(":", column: column, row: row, style: style)
    }
  }

  /// `pt` or `pt/s`; for plain numbers `/s`.
  static func unit(of measure: LayerMeasure, isVelocity: Bool) -> String {
    isVelocity ? "\(measure.unit.rawValue)/s" : measure.unit.rawValue
  }
}
