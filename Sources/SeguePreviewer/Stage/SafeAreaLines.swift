import SegueCells
import SegueGeometry

/// Faint lines on the device where its safe area ends.
struct SafeAreaLines: Hashable, Sendable {
  var safeArea: EdgeInsets
  var canvas: Size

  /// Draws the lines of the sides that have an inset.
  func draw(on geometry: StageGeometry, with painter: inout GridPainter) {
    let style: Theme.Style = painter.theme.faint
    // In the last cell outside the safe area, which keeps what is inside it free.
    for y in [safeArea.top - 0.01, canvas.height - safeArea.bottom + 0.01] where y > 0 && y < canvas.height {
      guard let row = geometry.cell(at: Point(x: geometry.canvas.minX, y: y))?.row else { continue }
      for column in geometry.device.column..<geometry.device.endColumn {
        painter.mark(painter.glyphs.dash, column: column, row: row, style: style)
      }
    }
    for x in [safeArea.left - 0.01, canvas.width - safeArea.right + 0.01] where x > 0 && x < canvas.width {
      guard let column = geometry.cell(at: Point(x: x, y: geometry.canvas.minY))?.column else { continue }
      for row in geometry.device.row..<geometry.device.endRow {
        painter.mark(painter.glyphs.box[5], column: column, row: row, style: style)
      }
    }
  }
}
