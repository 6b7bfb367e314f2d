import SegueCells
import SegueGeometry
import SegueScenes
import SegueInterface

extension TunePanel {
  /// Writes the lines of the file around a literal, which is highlighted, with their numbers.
  func drawSource(_ source: [UInt8], around knob: Knob, in area: CellRect, with painter: inout GridPainter) {
    guard !area.isEmpty else { return }
    var starts: [Int] = [0]
    for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    let current: Int = (starts.firstIndex { $0 > knob.source.lower } ?? starts.count) - 1
    let first: Int = max(min(current - area.rows / 2, starts.count - area.rows), 0)
    let last: Int = min(first + area.rows, starts.count)
    let digits: Int = "\(last)".count
    for line in first..<last {
      let end: Int = line + 1 < starts.count ? starts[line + 1] - 1 : source.count
      let row: Int = area.row + line - first
      let number = "\(line + 1)"
      painter.put(
        number,
        column: area.column + digits - number.count,
        row: row,
        style: line == current ? painter.theme.accent : painter.theme.frame
      )
      let strip = CellRect(
        column: area.column + digits + 2,
        row: row,
        columns: area.columns - digits - 2,
        rows: 1
      )
      write(source[starts[line]..<max(end, starts[line])], knob, line == current, on: strip, with: &painter)
    }
  }

  private func write(
    _ line: ArraySlice<UInt8>,
    _ knob: Knob,
    _ isCurrent: Bool,
    on strip: CellRect,
    with painter: inout GridPainter
  ) {
    let theme: Theme = painter.theme
    let range: Range<Int> = knob.source.lower..<knob.source.upper
    guard isCurrent, line.startIndex <= range.lowerBound, range.upperBound <= line.endIndex else {
      let text = String(decoding: line.filter { $0 != 0x0d }, as: UTF8.self)
      painter.put(text, column: strip.column, row: strip.row, style: theme.faint, limit: strip.columns)
      return
    }
    var column: Int = strip.column
    for (part, style) in [
      (line[..<range.lowerBound], theme.text), (line[range], theme.selection),
      (line[range.upperBound...], theme.text),
    ] {
      let text = String(decoding: part.filter { $0 != 0x0d }, as: UTF8.self)
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
