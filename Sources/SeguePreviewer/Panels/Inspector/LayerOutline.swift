import SegueCells
import SegueGeometry
import SegueInterface

/// A layer's outline over the device: its sides as lines, its corners as handles.
struct LayerOutline {
  /// The corners in fractional cells of the screen, clockwise from the layer's own top left.
  private let corners: [Point]
  private let device: CellRect

  /// Creates an outline from corners in points of the canvas.
  init(corners: [Point], on geometry: StageGeometry) {
    device = geometry.device
    self.corners = corners.map { geometry.cellPlace(of: $0) }
  }

  /// Draws the part that lies on the device.
  func draw(with painter: inout GridPainter) {
    guard corners.count == 4 else { return }
    let inner: [Point] = insideOut()
    for side in 0..<4 { line(from: inner[side], to: inner[(side + 1) % 4], with: &painter) }
    for corner in inner { mark(painter.glyphs.handle, at: corner, with: &painter) }
  }

  /// The corners moved slightly towards the centre, so that an edge between two cells marks the layer's own
  /// cell.
  private func insideOut() -> [Point] {
    let center: Point = corners.reduce(.zero, +) * 0.25
    return corners.map { corner in
      let x: Double = corner.x + (corner.x > center.x ? -0.01 : 0.01)
      let y: Double = corner.y + (corner.y > center.y ? -0.01 : 0.01)
      return Point(x: x, y: y)
    }
  }

  private func line(from: Point, to: Point, with painter: inout GridPainter) {
    let across: Double = to.x - from.x
    let down: Double = to.y - from.y
    let steps: Int = Int(clamping: min(max(abs(across), abs(down)), 2000).rounded(.up))
    guard steps > 0 else { return }
    let glyph: Character =
      abs(down) < 1
      ? painter.glyphs.box[4] : abs(across) < 1 ? painter.glyphs.box[5] : painter.glyphs.separator
    for step in 0...steps {
      let part: Double = Double(step) / Double(steps)
      mark(glyph, at: Point(x: from.x + across * part, y: from.y + down * part), with: &painter)
    }
  }

  private func mark(_ glyph: Character, at place: Point, with painter: inout GridPainter) {
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
    let column: Int = Int(clamping: place.x.rounded(.down))
    let row: Int = Int(clamping: place.y.rounded(.down))
    // Text on the layer stays legible.
    guard device.contains(column: column, row: row), !painter.holdsText(column: column, row: row) else {
      return
    }
    painter.mark(glyph, column: column, row: row)
  }
}
