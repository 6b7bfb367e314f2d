import SegueCells
import SegueGeometry
import SegueStage

/// Draws the lines of one text node.
///
/// A line owns every cell from its first character to its last: what is behind must not show through its spaces.
struct TextPen {
  let text: TextContents
  let info: TextNodeInfo
  let places: TextPlane.Places
  let viewport: Viewport
  let ink: TextInk

  /// Draws a line in its place in the viewport.
  func draw(_ run: TextRun, into grid: inout CellGrid) {
    let (line, row) = (run.line, run.row)
    guard row >= 0, row < viewport.size.rows, viewport.row + row >= 0, viewport.row + row < grid.size.rows
    else {
      return
    }
    var column = run.column
    // The ground of the cell before.
    var paper: CellColor?
    if run.isStroke {
      for column in run.columns where isVisible(column, row, grid) {
        set(ink.stroke(isBold: text.style.weight.isBold), width: 1, column, row, &paper, in: &grid)
      }
      return
    }
    if ink.isMonochrome { blank(column - 1, row, &paper, in: &grid) }
    for index in line.glyphs {
      let glyph = run.glyphs[index]
      if glyph.kind == .space {
        blank(column, row, &paper, in: &grid)
      } else if isVisible(column, row, grid), glyph.width == 1 || isVisible(column + 1, row, grid) {
        draw(glyph, column, row, &paper, in: &grid)
      } else if glyph.width == 2 {
        // Half of it is cut off or covered: the other half shows only the ground.
        blank(column, row, &paper, in: &grid)
        blank(column + 1, row, &paper, in: &grid)
      }
      column += glyph.width
    }
    if line.isTruncated {
      if isVisible(column, row, grid) { set(ink.ellipsis, width: 1, column, row, &paper, in: &grid) }
      column += 1
    }
    if ink.isMonochrome { blank(column, row, &paper, in: &grid) }
  }

  /// Where only ASCII can be shown, every cell of another character gets a replacement.
  private func draw(
    _ glyph: TextGlyph,
    _ column: Int,
    _ row: Int,
    _ paper: inout CellColor?,
    in grid: inout CellGrid
  ) {
    guard ink.isASCII, !glyph.character.isASCII else {
      let value = glyph.scalar ?? grid.glyph(for: glyph.character)
      return set(value, width: glyph.width, column, row, &paper, in: &grid)
    }
    let standIn = UInt32(glyph.character.asciiStandIn.asciiValue ?? 0x3f)
    for offset in 0..<glyph.width {
      set(standIn, width: 1, column + offset, row, &paper, in: &grid)
    }
  }

  /// Whether a character may be drawn in a cell: inside the viewport and the grid, not clipped, not covered.
  private func isVisible(_ column: Int, _ row: Int, _ grid: CellGrid) -> Bool {
    guard column >= 0, column < viewport.size.columns, viewport.column + column >= 0,
      viewport.column + column < grid.size.columns
    else { return false }
    return places.isVisible(info, column: column, row: row)
  }

  private func set(
    _ glyph: UInt32,
    width: Int,
    _ column: Int,
    _ row: Int,
    _ paper: inout CellColor?,
    in grid: inout CellGrid
  ) {
    guard let place = places.cell(of: info, column: column, row: row) else { return }
    var cell = Cell(glyph: glyph, attributes: text.style.attributes, width: UInt8(width))
    let drawn = places.pixels.mean(column: column, row: row, within: info.pixelRows)
    if ink.isMonochrome {
      if ink.reverses(over: drawn) { cell.attributes.insert(.reverse) }
    } else {
      cell.background = ground(drawn, column, row, beside: paper, in: grid)
      paper = cell.background
      let opaque = cell.background.pixel ?? ink.backdrop.over(drawn)
      let foreground = place.foreground(of: text.color, over: opaque, opacity: info.opacity)
      cell.foreground = ink.quantizer.readable(
        .rgb(foreground),
        on: CellColor(pixel: opaque),
        shownAs: cell.background
      )
    }
    clearHalf(column, row, in: &grid)
    grid[column: viewport.column + column, row: viewport.row + row] = cell
    if width == 2 {
      clearHalf(column + 1, row, in: &grid)
      var rest = cell
      rest.glyph = 0x20
      rest.width = 0
      grid[column: viewport.column + column + 1, row: viewport.row + row] = rest
    }
  }

  /// Shows only the ground in a cell where a character could be drawn.
  private func blank(_ column: Int, _ row: Int, _ paper: inout CellColor?, in grid: inout CellGrid) {
    guard isVisible(column, row, grid) else { return }
    clearHalf(column, row, in: &grid)
    let drawn = places.pixels.mean(column: column, row: row, within: info.pixelRows)
    let ground = ink.isMonochrome ? .terminalDefault : ground(drawn, column, row, beside: paper, in: grid)
    paper = ground
    var cell = Cell.flat(ground)
    if ink.isMonochrome, ink.reverses(over: drawn) { cell.attributes = .reverse }
    grid[column: viewport.column + column, row: viewport.row + row] = cell
  }

  /// The ground of a character: what the cell shows where the text is, before it is set.
  private func ground(
    _ drawn: UInt32,
    _ column: Int,
    _ row: Int,
    beside neighbour: CellColor?,
    in grid: CellGrid
  ) -> CellColor {
    if drawn >> 24 == 0, ink.backdrop.isTerminal { return .terminalDefault }
    let fitted = grid[column: viewport.column + column, row: viewport.row + row]
    return ink.quantizer.ground(CellColor(pixel: ink.backdrop.over(drawn)), of: fitted, beside: neighbour)
  }

  /// Prepares a cell for overwriting: the other half of a wide glyph in it must not be left behind.
  private func clearHalf(_ column: Int, _ row: Int, in grid: inout CellGrid) {
    let (x, y) = (viewport.column + column, viewport.row + row)
    let cell = grid[column: x, row: y]
    let other = cell.width == 2 ? x + 1 : cell.width == 0 ? x - 1 : x
    guard other != x, other >= 0, other < grid.size.columns else { return }
    grid[column: other, row: y] = .flat(grid[column: other, row: y].background)
  }
}

extension CellColor {
  /// An opaque pixel of a 24-bit colour.
  fileprivate var pixel: UInt32? {
    rgbValue.map { rgb in 0xff00_0000 | (rgb & 0xff) << 16 | rgb & 0xff00 | rgb >> 16 }
  }
}

extension FontStyle {
  /// What a terminal can show of the style.
  fileprivate var attributes: Cell.Attributes {
    var attributes: Cell.Attributes = []
    if weight.isBold { attributes.insert(.bold) }
    if isItalic { attributes.insert(.italic) }
    return attributes
  }
}
