import SegueCells
import SegueGeometry
import SegueScenes
import SegueInterface

extension TimingPlot {
  /// Draws the curve and its handles; `held` is the one that is being moved.
  func draw(held: Int?, with painter: inout GridPainter) {
    drawLevels(with: &painter)
    drawCurve(with: &painter)
    if case .spring(let spring) = timing.shape { drawPad(of: spring, with: &painter) }
    for handle in 0..<handleCount {
      let place: Point = place(of: handle)
      let isHeld: Bool = handle == held
      painter.put(
        String(isHeld ? painter.glyphs.finger : painter.glyphs.handle),
        column: Int(clamping: place.x.rounded(.down)),
        row: Int(clamping: place.y.rounded(.down)),
        style: isHeld ? painter.theme.selection : painter.theme.caution
      )
    }
  }

  /// The lines at 0 and 1.
  private func drawLevels(with painter: inout GridPainter) {
    for (level, label) in [(0.0, "0"), (1.0, "1")] {
      let down: Double = (1 - heights.fraction(of: level)) * Double(plot.rows - 1)
      let row: Int = plot.row + Int(clamping: down.rounded())
      painter.put(label, column: plot.column - 2, row: row, style: painter.theme.faint)
      for column in plot.column..<plot.endColumn {
        painter.put(String(painter.glyphs.dash), column: column, row: row, style: painter.theme.faint)
      }
    }
  }

  private func drawCurve(with painter: inout GridPainter) {
    var canvas = PlotCanvas(size: plot.size, glyphs: painter.glyphs.dots)
    if timing.bezier != nil {
      for handle in 0..<handleCount { drawArm(of: handle, in: &canvas) }
    }
    let end: Double = timing.length(duration: duration)
    canvas.draw(line: 0) { heights.fraction(of: timing.progress(at: $0 * end, duration: duration)) }
    let (theme, glyphs) = (painter.theme, painter.glyphs)
    canvas.put(
      column: plot.column,
      row: plot.row,
      with: &painter,
      mark: { glyphs.lineMark($0) },
      style: { line, _ in line == 0 ? theme.accent : theme.faint }
    )
  }

  /// The line from an end of the curve to its control point.
  private func drawArm(of handle: Int, in canvas: inout PlotCanvas) {
    let value: Point = value(of: handle)
    let start = Point(x: Double(handle), y: Double(handle))
    func dot(_ place: Point) -> (column: Int, row: Int) {
      (canvas.dotColumn(at: place.x), canvas.dotRow(at: heights.fraction(of: place.y)))
    }
    canvas.draw(from: dot(start), to: dot(value), line: 1)
  }

  private func drawPad(of spring: SceneDocument.WrittenSpring, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    for row in pad.row..<pad.endRow {
      painter.put(String(painter.glyphs.box[5]), column: pad.column - 1, row: row, style: theme.faint)
    }
    let critical: Double = (1 - ratios.fraction(of: 1)) * Double(pad.rows - 1)
    for column in pad.column..<pad.endColumn where ratios.upper > 1 {
      let row: Int = pad.row + Int(clamping: critical.rounded())
      painter.put(String(painter.glyphs.dash), column: column, row: row, style: theme.faint)
    }
    let most: String = ratios.upper.formatted(places: 1)
    painter.put(most, column: area.column, row: pad.row, style: theme.faint, limit: 3)
    painter.put("damping", column: pad.column + 1, row: pad.row, style: theme.faint, limit: pad.columns)
    painter.put("0", column: area.column + 2, row: pad.endRow - 1, style: theme.faint)
    let across: String =
      spring.dialect == nil ? "the duration's" : "response 0-\(responses.upper.formatted(places: 0)) s"
    painter.put(across, column: pad.column, row: area.endRow - 1, style: theme.faint, limit: pad.columns + 4)
  }
}
