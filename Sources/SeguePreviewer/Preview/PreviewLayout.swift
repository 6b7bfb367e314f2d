import SegueGeometry

/// Where the parts of a preview are on a screen of some size; parts fold away as it shrinks.
struct PreviewLayout: Hashable, Sendable {
  /// Below this there is only a message.
  static let smallest = GridSize(columns: 20, rows: 6)

  var header: CellRect?
  /// Where the device may be.
  var stage: CellRect
  /// Time, progress and state on a line of their own; nil: they stand beside the bar.
  var readout: CellRect?
  /// The whole line of the bar.
  var timeline: CellRect
  var footer: CellRect?
  /// Whether the device has a box around it, rather than lines at its sides.
  var isFramed: Bool

  /// Lays out a screen at least as large as `smallest`.
  init(size: GridSize) {
    let columns: Int = size.columns
    let rows: Int = size.rows
    func line(_ row: Int) -> CellRect { CellRect(column: 0, row: row, columns: columns, rows: 1) }
    let isAiry: Bool = rows >= 34
    var top: Int = 0
    var bottom: Int = rows
    if rows >= 8 {
      header = line(0)
      top = isAiry ? 2 : 1
    }
    if rows >= 10 {
      bottom -= 1
      footer = line(bottom)
    }
    bottom -= 1
    timeline = line(bottom)
    if rows >= 14 {
      bottom -= 1
      readout = line(bottom)
    }
    if isAiry { bottom -= 1 }
    isFramed = isAiry
    stage = CellRect(column: 0, row: top, columns: columns, rows: bottom - top)
    if isFramed { stage = stage.centered(columns: columns - 2, rows: stage.rows - 2) }
  }

  /// Where the bar itself is, beside what else its line holds.
  var bar: CellRect {
    let margin: Int = readout == nil ? 0 : 1
    let beside: Int = readout == nil ? min(17, timeline.columns / 2) : 0
    return CellRect(
      column: timeline.column + margin,
      row: timeline.row,
      columns: timeline.columns - 2 * margin - beside,
      rows: 1
    )
  }

  /// The room at the left of the device, where there is enough of it for a panel of text.
  func panel(beside device: CellRect) -> CellRect? {
    let columns: Int = min(device.column - 5, 34)
    guard columns >= 22, stage.rows >= 10 else { return nil }
    let margin: Int = isFramed ? 0 : 1
    return CellRect(column: 1, row: stage.row + margin, columns: columns, rows: stage.rows - 2 * margin)
  }
}
