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

    /// Whether some text's cells lie in a region.
    func hasText(in region: DamageRegion) -> Bool {
      for info in nodes where region.overlaps(info.box) { return true }
      return false
    }
  }

  /// Opacity below which a character would only blur its cell.
  private static let leastOpacity = 1.0 / 32

  private var cache = TextLayoutCache()
  private var arrangement = TextArrangement()
  private var runs: [TextRun] = []
  /// The lines as they were set in the frame before.
  private var formerRuns: [TextRun] = []
  /// The viewport's rows whose texts are set again.
  private var staleRows: [Bool] = []

  /// Forgets what is set: all is new.
  mutating func forget() { runs.removeAll(keepingCapacity: true) }

  /// Sets every text whose characters show, or may have shown, in the rows of a region.
  ///
  /// The region's cells show blocks only. Rows beyond it change where lines make room for others; `fit` makes
  /// blocks of cells again. Time grows with the texts of the viewport, unless none lies in the region.
  mutating func draw(
    _ frame: Frame,
    at places: Places,
    in region: DamageRegion,
    viewport: Viewport,
    ink: TextInk,
    into grid: inout CellGrid,
    fit: (CellBox, inout CellGrid) -> Void
  ) {
    guard runs.contains(where: { region.overlaps($0.cells) }) || places.hasText(in: region) else { return }
    swap(&runs, &formerRuns)
    collectRuns(frame, places, viewport)
    arrangement.arrange(&runs, of: frame, at: places, viewport: viewport)
    markRows(of: region, viewport.size.rows)
    for run in formerRuns where isStale(run) { fit(run.cells, &grid) }
    for run in runs where isStale(run) {
      let info = places.nodes[run.place]
      guard let text = frame.nodes[info.nodeIndex].state.contents.text else { continue }
      let pen = TextPen(text: text, info: info, places: places, viewport: viewport, ink: ink)
      pen.draw(run, into: &grid)
    }
  }

  private func isStale(_ run: TextRun) -> Bool {
    !run.isLeftOut && staleRows.indices.contains(run.row) && staleRows[run.row]
  }

  /// Marks the rows of a region, and those where a line has come, gone or moved.
  private mutating func markRows(of region: DamageRegion, _ count: Int) {
    staleRows.removeAll(keepingCapacity: true)
    staleRows.append(contentsOf: repeatElement(false, count: max(count, 0)))
    for rect in region.rects {
      for row in rect.rows where staleRows.indices.contains(row) { staleRows[row] = true }
    }
    var (old, new) = (0, 0)
    while old < formerRuns.count || new < runs.count {
      let isOld = new == runs.count || old < formerRuns.count && formerRuns[old].comes(before: runs[new])
      let isNew = old == formerRuns.count || new < runs.count && runs[new].comes(before: formerRuns[old])
      if !isOld, !isNew, runs[new].isSet(like: formerRuns[old]) {
        (old, new) = (old + 1, new + 1)
        continue
      }
      if !isNew {
        mark(formerRuns[old])
        old += 1
      }
      if !isOld {
        mark(runs[new])
        new += 1
      }
    }
  }

  private mutating func mark(_ run: TextRun) {
    if !run.isLeftOut, staleRows.indices.contains(run.row) { staleRows[run.row] = true }
  }

  /// Lays the texts out, each line where its layer has it.
  private mutating func collectRuns(_ frame: Frame, _ places: Places, _ viewport: Viewport) {
    runs.removeAll(keepingCapacity: true)
    for place in places.nodes.indices where !places.nodes[place].isDistorted {
      let info = places.nodes[place]
      guard info.nodeIndex < frame.nodes.count,
        let text = frame.nodes[info.nodeIndex].state.contents.text,
        text.color.alpha * info.opacity >= Self.leastOpacity,
        let box = TextBox(
          text,
          bounds: frame.nodes[info.nodeIndex].state.bounds,
          projection: info.projection,
          viewport: viewport
        )
      else { continue }
      let layout = cache.layout(text.string, columns: box.columns, rows: box.rows)
      let first = box.firstRow(lines: layout.lines.count)
      for (index, line) in cache.lines[layout.lines].enumerated() {
        let column = box.firstColumn(width: line.width, alignment: text.alignment)
        runs.append(
          TextRun(
            node: info.nodeIndex,
            place: place,
            glyphs: layout.glyphs,
            line: line,
            index: index,
            count: layout.lines.count,
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
