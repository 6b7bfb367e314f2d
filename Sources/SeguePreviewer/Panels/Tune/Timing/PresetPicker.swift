import SegueCells
import SegueGeometry
import SegueScenes
import SegueInterface

/// The named curves and springs, each with a small plot; one of them is chosen.
struct PresetPicker: Hashable, Sendable {
  private static let plotColumns = 12

  private(set) var index = 0

  var preset: TimingPreset { TimingPreset.all[index] }

  /// Starts at the preset that a curve equals, if there is one.
  init(at text: String) { index = TimingPreset.all.firstIndex { $0.text == text } ?? 0 }

  mutating func move(by lines: Int) { index = min(max(index + lines, 0), TimingPreset.all.count - 1) }

  /// Chooses the preset at a line of the body; returns false if there is none.
  mutating func choose(line: Int, rows: Int) -> Bool {
    let chosen: Int = first(rows) + line - 1
    guard line >= 1, line < rows, TimingPreset.all.indices.contains(chosen) else { return false }
    index = chosen
    return true
  }

  private func first(_ rows: Int) -> Int {
    min(max(index - (rows - 1) / 2, 0), max(TimingPreset.all.count - (rows - 1), 0))
  }

  /// Draws as many as there is room for, the chosen one among them.
  func draw(in body: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let help: String = "PRESETS  enter takes one, esc leaves"
    painter.put(help, column: body.column, row: body.row, style: theme.faint, limit: body.columns)
    for line in 1..<max(body.rows, 1) {
      let number: Int = first(body.rows) + line - 1
      guard TimingPreset.all.indices.contains(number) else { break }
      let strip = CellRect(column: body.column, row: body.row + line, columns: body.columns, rows: 1)
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
    for column in 0..<Self.plotColumns {
      let progress: Double = preset.progress(at: Double(column) / Double(Self.plotColumns - 1))
      // Leaves room for overshoot.
      let level = String(glyphs.level(progress / 1.25))
      let style: Theme.Style = isChosen ? theme.accent : theme.text
      painter.put(level, column: strip.column + 2 + column, row: strip.row, style: style)
    }
    let name: Int = strip.column + Self.plotColumns + 3
    painter.put(
      preset.name,
      column: name,
      row: strip.row,
      style: isChosen ? theme.accent : theme.strong,
      limit: min(12, strip.endColumn - name)
    )
    painter.put(
      preset.text,
      column: name + 13,
      row: strip.row,
      style: theme.faint,
      limit: strip.endColumn - name - 13
    )
  }
}
