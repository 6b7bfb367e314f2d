import SegueCells

/// What frames cost, told where it hides nothing.
extension Preview {
  /// In fewer columns the line would say next to nothing.
  private static let leastColumns = 12

  /// Draws the line below the stage, or on the stage's last row beside what is shown.
  func drawStatistics(with painter: inout GridPainter) {
    let place: CellRect = statisticsPlace
    let isResting: Bool = !player.isMoving && finger == nil && pinch == nil
    let line: String = statistics.line(
      separator: painter.glyphs.separator,
      width: place.columns,
      isResting: isResting
    )
    painter.put(line, column: place.column, row: place.row, style: painter.theme.faint, limit: place.columns)
  }

  /// The line of verdicts, after the verdict; where there is none, the widest room beside the devices, or all of the row
  /// where they leave too little.
  private var statisticsPlace: CellRect {
    if let line = layout.verdict {
      let taken: Int = verdict.map { TextFit.width(of: $0.sentence) + 4 } ?? 1
      let rest: Int = line.columns - taken - 1
      if rest >= Self.leastColumns { return CellRect(column: taken, row: line.row, columns: rest, rows: 1) }
    }
    let row = CellRect(
      column: layout.stage.column + 1,
      row: layout.stage.endRow - 1,
      columns: layout.stage.columns - 2,
      rows: 1
    )
    guard views.isFlat else { return row }
    let devices: [CellRect] = [geometry, comparisonLayout?.second].compactMap { $0?.device }
    var free: CellRect = row
    free.columns = 0
    var start: Int = row.column
    for device in devices.sorted(by: { $0.column < $1.column }) where !device.isEmpty {
      // The line at the device's side, and a blank.
      let end: Int = device.column - 2
      if end - start > free.columns { (free.column, free.columns) = (start, end - start) }
      start = max(start, device.endColumn + 2)
    }
    if row.endColumn - start > free.columns { (free.column, free.columns) = (start, row.endColumn - start) }
    return free.columns >= Self.leastColumns ? free : row
  }
}
