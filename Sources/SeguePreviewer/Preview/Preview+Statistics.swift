import SegueCells
import SegueInterface
import SeguePlayer

/// Shows the cost of frames where that hides nothing.
extension Preview {
  /// The narrowest line that still says something.
  private static let leastColumns = 12

  /// Draws the line below the stage, or beside the devices on the last row of the stage.
  func drawStatistics(with painter: inout GridPainter) {
    let place: CellRect = statisticsPlace
    let isResting: Bool = !rehearsal.player.isMoving && !rehearsal.isTouched
    let line: String = statistics.line(
      separator: painter.glyphs.separator,
      width: place.columns,
      isResting: isResting
    )
    painter.put(line, column: place.column, row: place.row, style: painter.theme.faint, limit: place.columns)
  }

  /// The verdict's line, after the verdict; without one, the widest space beside the devices, or the whole
  /// row if they leave too little.
  private var statisticsPlace: CellRect {
    if let line = layout.verdict {
      let taken: Int = rehearsal.verdict.map { TextFit.width(of: $0.sentence) + 4 } ?? 1
      let rest: Int = line.columns - taken - 1
      if rest >= Self.leastColumns { return CellRect(column: taken, row: line.row, columns: rest, rows: 1) }
    }
    let row = CellRect(
      column: layout.stage.column + 1,
      row: layout.stage.endRow - 1,
      columns: layout.stage.columns - 2,
      rows: 1
    )
    guard stage.views.isFlat else { return row }
    let devices: [CellRect] = [geometry, comparisonLayout?.second].compactMap { $0?.device }
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
    return free.columns >= Self.leastColumns ? free : row
  }
}
