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

    /// What the compositor left behind for a node in a cell of the viewport, or nil beyond its cells.
    func cell(of info: TextNodeInfo, column: Int, row: Int) -> TextCell? {
      let (x, y) = (column - info.column, row - info.row)
      guard x >= 0, y >= 0, x < info.size.columns, y < info.size.rows else { return nil }
      let index = info.firstCell + y * info.size.columns + x
      return index < cells.count ? cells[index] : nil
    }
  }

  /// Opacity below which a character would only blur its cell.
  private static let leastOpacity = 1.0 / 32

  private var cache = TextLayoutCache()
  private var arrangement = TextArrangement()
  private var runs: [TextRun] = []

  /// Draws every text whose characters show.
  mutating func draw(
    _ frame: Frame,
    at places: Places,
    viewport: Viewport,
    ink: TextInk,
    into grid: inout CellGrid
  ) {
    collectRuns(frame, places, viewport)
    arrangement.arrange(&runs, of: frame, at: places, viewport: viewport)
    for run in runs where !run.isLeftOut {
      let info = places.nodes[run.place]
      guard let text = frame.nodes[info.nodeIndex].state.contents.text else { continue }
      let pen = TextPen(text: text, info: info, places: places, viewport: viewport, ink: ink)
      pen.draw(run, into: &grid)
    }
  }

  /// Lays the texts out, each line where its layer has it.
  private mutating func collectRuns(_ frame: Frame, _ places: Places, _ viewport: Viewport) {
    runs.removeAll(keepingCapacity: true)
    for (place, info) in places.nodes.enumerated() where !info.isDistorted {
      guard info.nodeIndex < frame.nodes.count else { continue }
      let state = frame.nodes[info.nodeIndex].state
      guard let text = state.contents.text, text.color.alpha * info.opacity >= Self.leastOpacity,
        let box = TextBox(text, bounds: state.bounds, projection: info.projection, viewport: viewport)
      else { continue }
      let layout = cache.layout(text.string, columns: box.columns, rows: box.rows)
      let first = box.firstRow(lines: layout.lines.count)
      for (index, line) in layout.lines.enumerated() {
        let column = box.firstColumn(width: line.width, alignment: text.alignment)
        runs.append(
          TextRun(
            place: place,
            layout: layout,
            line: index,
            isCentered: text.alignment == .center,
            room: box.room,
            columns: column..<(column + line.width),
            row: first + index * box.pitch
          )
        )
      }
    }
  }
}

/// How characters are coloured on a screen.
struct TextInk {
  let quantizer: Quantizer
  let backdrop: Backdrop
  /// Whether the screen knows no other characters: their bytes could be controls there.
  let isASCII: Bool
  /// What stands where text was cut.
  var ellipsis: UInt32 { isASCII ? 0x2e : 0x2026 }
  /// Without colours a character cannot stand out from block glyphs beside it: blanks set it off.
  var isMonochrome: Bool { quantizer.depth == .none }
}
