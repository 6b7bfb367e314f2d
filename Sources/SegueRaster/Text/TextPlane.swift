import SegueGeometry
import SegueStage

/// Sets the characters of a frame's texts over its fitted cells.
///
/// Characters move by whole cells. Each takes the colour and opacity of its place, and its cell's ground becomes
/// the mean of the cell's pixels. Distorted texts are the compositor's: they are bars, not characters.
struct TextPlane: Sendable {
  /// What the compositor left behind for the texts of a frame.
  struct Places {
    var nodes: [TextNodeInfo]
    var cells: [TextCell]
    var pixels: CellPixels
  }

  /// Opacity below which a character would only blur its cell.
  private static let leastOpacity = 1.0 / 32

  private var cache = TextLayoutCache()

  /// Draws every text whose characters show.
  mutating func draw(
    _ frame: Frame,
    at places: Places,
    viewport: Viewport,
    ink: TextInk,
    into grid: inout CellGrid
  ) {
    for info in places.nodes where !info.isDistorted && info.nodeIndex < frame.nodes.count {
      let state = frame.nodes[info.nodeIndex].state
      guard let text = state.contents.text, text.color.alpha * info.opacity >= Self.leastOpacity,
        let box = TextBox(text, bounds: state.bounds, projection: info.projection, viewport: viewport)
      else { continue }
      let layout = cache.layout(text.string, columns: box.columns, rows: box.rows)
      let pen = TextPen(text: text, info: info, places: places, viewport: viewport, ink: ink)
      var row = box.firstRow(lines: layout.lines.count)
      for line in layout.lines {
        let column = box.firstColumn(width: line.width, alignment: text.alignment)
        pen.draw(line, of: layout, column: column, row: row, into: &grid)
        row += box.pitch
      }
    }
  }
}

/// How characters are coloured on a screen.
struct TextInk {
  let quantizer: Quantizer
  let backdrop: Backdrop
  /// Without colours a character cannot stand out from block glyphs beside it: blanks set it off.
  var isMonochrome: Bool { quantizer.depth == .none }
}
