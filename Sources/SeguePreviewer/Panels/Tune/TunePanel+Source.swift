import SegueCells
import SegueGeometry
import SegueScenes
import SegueInterface

extension TunePanel {
  /// The columns in which most lines of a scene file are whole.
  private static let sourceColumns = 58

  /// Writes the lines of the file around a literal, which is highlighted, with their numbers; in a wide area in
  /// several columns, as in a newspaper.
  func drawSource(_ source: [UInt8], around knob: Knob, in area: CellRect, with painter: inout GridPainter) {
    guard !area.isEmpty else { return }
    var starts: [Int] = [0]
    for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    // No more columns than there are lines for, so that those are as wide as may be.
    let needed: Int = (starts.count + area.rows - 1) / area.rows
    let across: Int = max(min(area.columns / Self.sourceColumns, needed), 1)
    let width: Int = area.columns / across
    let current: Int = (starts.firstIndex { $0 > knob.source.lower } ?? starts.count) - 1
    let count: Int = GridSize(columns: across, rows: area.rows).count
    let first: Int = max(min(current - count / 2, starts.count - count), 0)
    let last: Int = min(first + count, starts.count)
    let digits: Int = "\(last)".count
    for line in first..<last {
      let end: Int = line + 1 < starts.count ? starts[line + 1] - 1 : source.count
      let place = (line - first).quotientAndRemainder(dividingBy: area.rows)
      let column: Int = area.column + place.quotient * width
      let row: Int = area.row + place.remainder
      let number = "\(line + 1)"
      painter.put(
        number,
        column: column + digits - number.count,
        row: row,
        style: line == current ? painter.theme.accent : painter.theme.frame
      )
      let strip = CellRect(
        column: column + digits + 2,
        row: row,
        columns: width - digits - (across > 1 ? 4 : 2),
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
