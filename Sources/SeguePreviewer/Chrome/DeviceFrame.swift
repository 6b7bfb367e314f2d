import SegueCells
import SegueInterface

/// The line around the device.
struct DeviceFrame: Hashable, Sendable {
  let device: CellRect
  /// Whether there is room for a line above and below it.
  let isBoxed: Bool

  /// Draws a box around the device, or, without room for that, a bracket at each side, whose ends lead to the
  /// device's own first and last row.
  func draw(with painter: inout GridPainter) {
    guard !device.isEmpty else { return }
    let (style, box) = (painter.theme.frame, painter.glyphs.box)
    let outer = CellRect(
      column: device.column - 1,
      row: device.row - 1,
      columns: device.columns + 2,
      rows: device.rows + 2
    )
    if isBoxed {
      painter.box(outer, style: style)
      return
    }
    for row in device.row..<device.endRow {
      let isFirst: Bool = row == device.row
      let isLast: Bool = row == device.endRow - 1
      let sides: (left: Character, right: Character) =
        isFirst ? (box[0], box[1]) : isLast ? (box[2], box[3]) : (box[5], box[5])
      painter.put(String(sides.left), column: outer.column, row: row, style: style)
      painter.put(String(sides.right), column: device.endColumn, row: row, style: style)
    }
  }
}
