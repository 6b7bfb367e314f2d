import SegueGeometry
import SegueModel
import SegueCells
import SegueTransitions
import SegueInterface

extension CurvesPanel {
  /// The curves' names with their values at a time, the active one among them.
  func drawLegend(_ plan: CurvesPicture.Plan, at time: Double, with painter: inout GridPainter) {
    let legend: CellRect = plan.layout.legend
    let layout: CurvesLayout = plan.layout
    let listed: Range<Int> = Self.listed(plan)
    if layout.hasHeading {
      let seconds: String = time.formatted(places: 3)
      let whose: String = showsAll || plan.layers == nil ? "all layers" : plan.series[0].layer
      let what: String = "\(whose) at \(seconds) s" + (plan.compared == nil ? "" : ", B dashed")
      let style: Theme.Style = hovered == nil ? painter.theme.faint : painter.theme.active
      painter.put(what, column: legend.column, row: legend.row, style: style, limit: legend.columns)
    }
    if layout.isLegendBeside {
      let names: CellRect = legend.rows(from: 1)
      ListBar(listed, of: plan.series.count, rows: names.rows)?.draw(beside: names, with: &painter)
    }
    for (place, index) in listed.enumerated() {
      drawEntry(index, plan, at: time, on: layout.name(place), with: &painter)
    }
  }

  /// Names, in a free corner of a plot, the curves that its axis is for: the active one, and others that
  /// share its unit.
  func drawAxisName(of part: CurvesPicture.Part, _ plan: CurvesPicture.Plan, with painter: inout GridPainter)
  {
    guard plan.series.count > 1 else { return }
    let text: String = axisName(plan, glyphs: painter.glyphs)
    let (area, width): (CellRect, Int) = (part.plot.area, TextFit.width(of: text))
    guard area.columns > width + 2 else { return }
    let columns: [Int] = [area.column + 1, area.endColumn - width - 1]
    let corners: [(column: Int, row: Int)] = [area.row, area.endRow - 1].flatMap { row in
      columns.map { ($0, row) }
    }
    let free: (column: Int, row: Int)? = corners.first { corner in
      (corner.column - 1...corner.column + width).allSatisfy { painter.isFree(column: $0, row: corner.row) }
    }
    let corner: (column: Int, row: Int) = free ?? corners[0]
    painter.put(text, column: corner.column, row: corner.row, style: painter.theme.line(plan.active))
  }

  /// Such as `● card y`, or `● card y and others in pt` if the axis is for several.
  private func axisName(_ plan: CurvesPicture.Plan, glyphs: ChromeGlyphs) -> String {
    let series: RunCurves.Series = plan.series[plan.active]
    let unit: LayerMeasure.Unit = series.measure.unit
    let isShared: Bool =
      !plan.hasOwnScales
      && plan.series.indices.contains {
        $0 != plan.active && plan.shows($0) && plan.series[$0].measure.unit == unit
      }
    let name =
      "\(glyphs.lineMark(plan.active)) \(Self.shortName(of: series.layer)) \(series.measure.rawValue)"
    guard isShared else { return name }
    return name + " and others" + (unit.rawValue.isEmpty ? "" : " in \(unit.rawValue)")
  }

  /// The curves that fit in the legend, with the active one in their middle.
  static func listed(_ plan: CurvesPicture.Plan) -> Range<Int> {
    let room: Int = plan.layout.nameCount
    let first: Int = min(max(plan.active - room / 2, 0), max(plan.series.count - room, 0))
    return first..<min(first + room, plan.series.count)
  }

  private func drawEntry(
    _ index: Int,
    _ plan: CurvesPicture.Plan,
    at time: Double,
    on line: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    let series: RunCurves.Series = plan.series[index]
    let isActive: Bool = index == plan.active
    let isShown: Bool = plan.shows(index)
    if isActive {
      painter.put(String(painter.glyphs.pointer), column: line.column, row: line.row, style: theme.accent)
    }
    if isShown {
      let mark = String(painter.glyphs.lineMark(index))
      painter.put(mark, column: line.column + 1, row: line.row, style: theme.line(index))
    }
    let numbers: String = numbers(of: series, at: time, isWide: line.columns >= 34)
    let width: Int = min(TextFit.width(of: numbers), line.columns - 3)
    let isOne: Bool = plan.layers != nil
    let own: String = series.measure.rawValue
    let limit: Int = line.columns - width - 4
    let name: String = isOne ? own : Self.name(of: series, columns: limit, ellipsis: painter.glyphs.ellipsis)
    painter.put(
      name,
      column: line.column + 3,
      row: line.row,
      style: isActive ? theme.strong : isShown ? theme.text : theme.faint,
      limit: limit
    )
    painter.put(
      numbers,
      column: line.endColumn - width,
      row: line.row,
      style: isShown ? theme.text : theme.faint,
      limit: width
    )
  }

  /// The last part of the layer's path and the measure, which is never cut.
  private static func name(of series: RunCurves.Series, columns: Int, ellipsis: Character) -> String {
    let own: String = series.measure.rawValue
    let room: Int = columns - TextFit.width(of: own) - 1
    guard room > 0 else { return own }
    return TextFit.truncate(shortName(of: series.layer), columns: room, ellipsis: ellipsis) + " " + own
  }

  /// Such as `195.0 pt  312.4 pt/s`; for two runs, what is plotted of both: `195.0 pt  B 180.2 pt`.
  private func numbers(of series: RunCurves.Series, at time: Double, isWide: Bool) -> String {
    let digits: Int = series.measure.unit == .number ? 3 : 1
    func text(_ value: Double, _ unit: String, columns: Int) -> String {
      guard value.isFinite else { return String(repeating: " ", count: columns - 1) + "-" }
      let number: String = value.formatted(places: digits)
      let shown: String = unit.isEmpty ? number : "\(number) \(unit)"
      return String(repeating: " ", count: max(columns - TextFit.width(of: shown), 0)) + shown
    }
    let value: Double = curves.value(of: series, at: time)
    let velocity: Double = curves.velocity(of: series, at: time)
    let unit: String = series.measure.unit.rawValue
    if let other = compared?.curves {
      let isFast: Bool = subject == .velocities
      let second: Double = isFast ? other.velocity(of: series, at: time) : other.value(of: series, at: time)
      let (columns, shown): (Int, String) = (isFast ? 13 : 9, isFast ? "\(unit)/s" : unit)
      return text(isFast ? velocity : value, shown, columns: columns) + "  B"
        + text(second, shown, columns: columns)
    }
    return text(value, unit, columns: isWide ? 9 : 8)
      + text(velocity, "\(unit)/s", columns: isWide ? 14 : 13)
  }

  /// The last part of a path.
  static func shortName(of layer: String) -> String {
    layer.split(separator: "/").last.map(String.init) ?? layer
  }
}
