import SegueCells
import SegueGeometry
import SegueScenes
import SegueInterface

/// The named curves and springs, each with a small plot; one of them is chosen.
struct PresetPicker: Hashable, Sendable {
  private static let plotColumns = 12
  /// The columns of the marks before a plot.
  private static let margin = 2
  /// Two lines for each preset where at least so many presets can be seen then.
  private static let leastShown = 4
  /// The progress at the lower and the upper edge of a plot: a spring may overshoot.
  private static let heights = PlotAxis(-0.05...1.35)

  private(set) var index = 0

  var preset: TimingPreset { TimingPreset.all[index] }

  /// Starts at the preset that a curve equals, if there is one.
  init(at text: String) { index = TimingPreset.all.firstIndex { $0.text == text } ?? 0 }

  mutating func move(by lines: Int) { index = min(max(index + lines, 0), TimingPreset.all.count - 1) }

  /// Chooses the preset at a line of the body; returns false if there is none.
  mutating func choose(line: Int, rows: Int) -> Bool {
    let chosen: Int = shown(rows).lowerBound + (line - 1) / Self.lines(rows)
    guard line >= 1, line < rows, shown(rows).contains(chosen) else { return false }
    index = chosen
    return true
  }

  /// The lines that each preset takes in a body of so many.
  private static func lines(_ rows: Int) -> Int { rows - 1 >= 2 * leastShown ? 2 : 1 }

  /// The presets that can be seen, the chosen one in the middle as far as possible.
  private func shown(_ rows: Int) -> Range<Int> {
    let count: Int = max((rows - 1) / Self.lines(rows), 0)
    let first: Int = min(max(index - count / 2, 0), max(TimingPreset.all.count - count, 0))
    return first..<min(first + count, TimingPreset.all.count)
  }

  /// Draws as many as there is room for, the chosen one among them.
  func draw(in body: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let help: String = "PRESETS  enter takes one, esc leaves"
    painter.put(help, column: body.column, row: body.row, style: theme.faint, limit: body.columns)
    let lines: Int = Self.lines(body.rows)
    for (place, number) in shown(body.rows).enumerated() {
      let row: Int = body.row + 1 + place * lines
      let strip = CellRect(column: body.column, row: row, columns: body.columns, rows: lines)
      draw(TimingPreset.all[number], isChosen: number == index, on: strip, with: &painter)
    }
  }

  private func draw(
    _ preset: TimingPreset,
    isChosen: Bool,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let (theme, glyphs) = (painter.theme, painter.glyphs)
    if isChosen {
      painter.put(String(glyphs.pointer), column: strip.column, row: strip.row, style: theme.accent)
    }
    let size = GridSize(columns: min(Self.plotColumns, strip.columns - Self.margin), rows: strip.rows)
    var canvas = PlotCanvas(size: size, glyphs: glyphs.dots, ends: .edges)
    canvas.draw(line: 0) { Self.heights.fraction(of: preset.progress(at: $0)) }
    canvas.put(
      column: strip.column + Self.margin,
      row: strip.row,
      with: &painter,
      mark: { glyphs.lineMark($0) },
      style: { _, _ in isChosen ? theme.accent : theme.text }
    )
    let name: Int = strip.column + Self.margin + Self.plotColumns + 2
    let room: Int = strip.endColumn - name
    let used: Int = painter.put(
      preset.name,
      column: name,
      row: strip.row,
      style: isChosen ? theme.accent : theme.strong,
      limit: room
    )
    if strip.rows > 1 {
      painter.put(
        preset.origin,
        column: name + used + 2,
        row: strip.row,
        style: theme.faint,
        limit: room - used - 2
      )
    }
    // Where there is one line, the definitions are aligned.
    let indent: Int = strip.rows > 1 ? 0 : 13
    painter.put(
      preset.text,
      column: name + indent,
      row: strip.endRow - 1,
      style: strip.rows > 1 ? theme.text : theme.faint,
      limit: room - indent
    )
  }
}
