import SegueCells
import SegueInterface
import SegueTransitions

/// The line for the cost of frames, where it hides nothing.
struct StatisticsPlace: Hashable, Sendable {
  /// The narrowest line that still says something.
  private static let leastColumns = 12

  let line: CellRect

  /// Finds the verdict's line, after the verdict; without one, the widest space beside the devices, or the whole
  /// row if they leave too little or there are none.
  init(in layout: PreviewLayout, after verdict: GestureVerdict?, beside devices: [CellRect]?) {
    line = Self.afterVerdict(verdict, in: layout) ?? Self.beside(devices, in: layout)
  }

  /// Draws the statistics.
  func draw(_ statistics: FrameStatistics, isResting: Bool, with painter: inout GridPainter) {
    let text: String = statistics.line(
      separator: painter.glyphs.separator,
      width: line.columns,
      isResting: isResting
    )
    painter.put(text, column: line.column, row: line.row, style: painter.theme.faint, limit: line.columns)
  }

  private static func afterVerdict(_ verdict: GestureVerdict?, in layout: PreviewLayout) -> CellRect? {
    guard let line = layout.verdict else { return nil }
    let taken: Int = verdict.map { TextFit.width(of: $0.sentence) + 4 } ?? 1
    let rest: Int = line.columns - taken - 1
    return rest >= leastColumns ? CellRect(column: taken, row: line.row, columns: rest, rows: 1) : nil
  }

  private static func beside(_ devices: [CellRect]?, in layout: PreviewLayout) -> CellRect {
    let row = CellRect(
      column: layout.stage.column + 1,
      row: layout.stage.endRow - 1,
      columns: layout.stage.columns - 2,
      rows: 1
    )
    guard let devices else { return row }
    var free: CellRect = row
    free.columns = 0
    var start: Int = row.column
    for device in devices.sorted(by: { $0.column < $1.column }) where !device.isEmpty {
      // The line at the side of the device, and a blank.
      let end: Int = device.column - 2
      if end - start > free.columns { (free.column, free.columns) = (start, end - start) }
      start = max(start, device.endColumn + 2)
    }
    if row.endColumn - start > free.columns { (free.column, free.columns) = (start, row.endColumn - start) }
    return free.columns >= leastColumns ? free : row
  }
}
