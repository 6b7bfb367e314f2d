import SegueCells
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
    /// What must be seen of a character's colour: without colours, which could fade, half of it.
    var leastVisibility = TextCell.leastShare

    /// What the compositor left behind for a node in a cell of the viewport, or nil beyond its cells.
    func cell(of info: TextNodeInfo, column: Int, row: Int) -> TextCell? {
      let (x, y) = (column - info.column, row - info.row)
      guard x >= 0, y >= 0, x < info.size.columns, y < info.size.rows else { return nil }
      let index = info.firstCell + y * info.size.columns + x
      return index < cells.count ? cells[index] : nil
    }

    /// Whether a character of a node shows in a cell of the viewport.
    func isVisible(_ info: TextNodeInfo, column: Int, row: Int) -> Bool {
      guard let cell = cell(of: info, column: column, row: row), cell.isVisible else { return false }
      return Double(cell.visibility) >= leastVisibility
    }

    /// Whether some text's cells lie in a region.
    func hasText(in region: DamageRegion) -> Bool {
      for info in nodes where region.overlaps(info.box) { return true }
      return false
    }
  }

  /// The part of a row that lines must be apart on the device to be drawn as strokes.
  private static let leastLineHeight = 0.1

  private var cache = TextLayoutCache()
  private var rhythm = TextRhythm()
  private var texts = LaidTexts()
  private var arrangement = TextArrangement()
  private var runs: [TextRun] = []
  /// The lines as they were set in the frame before.
  private var formerRuns: [TextRun] = []
  /// The viewport's rows whose texts are set again.
  private var staleRows: [Bool] = []

  /// Forgets what is set: all is new.
  mutating func forget() {
    runs.removeAll(keepingCapacity: true)
    texts.forget()
  }

  /// Sets every text whose characters show, or may have shown, in the rows of a region.
  ///
  /// The region's cells show blocks only. Rows beyond it change where lines make room for others; `fit` makes
  /// blocks of cells again. Time grows with the texts of the viewport, unless none lies in the region.
  mutating func draw(
    _ frame: Frame,
    at places: Places,
    in region: DamageRegion,
    changesTexts: Bool,
    viewport: Viewport,
    ink: TextInk,
    into grid: inout CellGrid,
    fit: (CellRect, inout CellGrid) -> Void
  ) {
    let hasText =
      changesTexts || runs.contains { region.overlaps($0.cells) } || places.hasText(in: region)
    guard hasText else { return }
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
      for row in rect.rowRange where staleRows.indices.contains(row) { staleRows[row] = true }
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

  /// Lays the texts out, each line where its layer has it; those that rest stay where they are.
  private mutating func collectRuns(_ frame: Frame, _ places: Places, _ viewport: Viewport) {
    texts.begin(frame)
    rhythm.begin()
    for place in places.nodes.indices where !places.nodes[place].isDistorted {
      let info = places.nodes[place]
      guard info.nodeIndex < frame.nodes.count else { continue }
      let alpha = frame.nodes[info.nodeIndex].state.contents.textColor.alpha
      let isShown = alpha * info.opacity >= TextCell.leastShare
      if texts.keep(info, at: place, isShown: isShown, frame) { continue }
      texts.start(info.nodeIndex, isShown: isShown)
      guard isShown, let text = frame.nodes[info.nodeIndex].state.contents.text,
        let (box, row) = rhythm.place(of: text, info.nodeIndex, in: info.parent, frame, viewport)
      else { continue }
      if let layout = cache.letters(of: text.string, in: box, at: place) {
        let count = layout.lines.count
        appendLetters(
          layout,
          of: text,
          in: box,
          from: count == 1 ? row : box.firstRow(lines: count),
          place,
          info
        )
      } else {
        appendStrokes(of: text, in: box, place, info)
      }
    }
    runs.removeAll(keepingCapacity: true)
    runs.append(contentsOf: texts.runs)
  }

  /// Appends lines of letters, row by row.
  private mutating func appendLetters(
    _ layout: TextLayoutCache.Layout,
    of text: TextContents,
    in box: TextBox,
    from first: Int,
    _ place: Int,
    _ info: TextNodeInfo
  ) {
    for (index, line) in cache.lines[layout.lines].enumerated() {
      let column = box.firstColumn(width: line.width, alignment: text.alignment)
      texts.append(
        TextRun(
          node: info.nodeIndex,
          parent: info.parent,
          place: place,
          glyphs: layout.glyphs,
          line: line,
          index: index,
          count: layout.lines.count,
          isCentered: text.alignment == .center,
          room: box.room,
          columns: column..<(column + line.width),
          row: first + index
        )
      )
    }
  }

  /// Appends a stroke for each line that the text has on the device, as long as that and where it is.
  ///
  /// Of lines that would lie in one row the first is drawn, and none that is shorter than a third of a cell.
  private mutating func appendStrokes(
    of text: TextContents,
    in box: TextBox,
    _ place: Int,
    _ info: TextNodeInfo
  ) {
    guard box.lineHeight >= Self.leastLineHeight else { return }
    let layout = cache.strokes(of: text.string, in: box, at: place)
    let count = layout.lines.count
    let first = box.firstMiddle(lines: count, every: box.lineHeight)
    var row = Int.min
    for (index, line) in cache.lines[layout.lines].enumerated() {
      let columns = box.strokeColumns(letters: line.width, alignment: text.alignment)
      let middle = first + Double(index) * box.lineHeight
      guard let columns, Int(clamping: middle.rounded(.down)) > row else { continue }
      row = Int(clamping: middle.rounded(.down))
      texts.append(
        TextRun(
          node: info.nodeIndex,
          parent: info.parent,
          place: place,
          glyphs: [],
          line: TextLayout.Line(glyphs: 0..<0, width: columns.count),
          index: index,
          count: count,
          isCentered: false,
          isStroke: true,
          room: columns,
          columns: columns,
          row: row
        )
      )
    }
  }
}

/// How characters are coloured on a screen.
struct TextInk {
  let quantizer: Quantizer
  let backdrop: Backdrop
  /// Whether the screen knows no other characters: their bytes could be controls there.
  let isASCII: Bool
  /// The character of the strokes that replace letters of lines too small for them.
  func stroke(isBold: Bool) -> UInt32 { isASCII ? 0x2d : isBold ? 0x2501 : 0x2500 }
  /// The character that marks truncated text.
  var ellipsis: UInt32 { isASCII ? 0x2e : 0x2026 }
  /// Whether blanks set off characters: without colours they do not stand out from block glyphs next to them.
  var isMonochrome: Bool { quantizer.depth == .none }
  /// Whether characters over a pixel are dark on inked cells, as on a light page, where they would lie on black bars.
  ///
  /// ASCII has no character that inks a cell, so that such a page is hardly lighter there.
  func reverses(over drawn: UInt32) -> Bool {
    isMonochrome && !isASCII && CellColor(pixel: backdrop.over(drawn)).luma > 127
  }
}
