import SegueGeometry
package import SegueCells

/// Writes chrome into a grid; whatever falls outside the grid is dropped.
package struct GridPainter {
  package var grid: CellGrid
  package let theme: Theme
  package let glyphs: ChromeGlyphs
  /// How parts of the grid are drawn in pixels; nil if none are.
  package var pixels: (any PixelSource)?
  /// The parts that are, in the order in which they were drawn.
  package private(set) var sheets: [any PixelArea] = []

  package init(grid: CellGrid, theme: Theme, glyphs: ChromeGlyphs, pixels: (any PixelSource)? = nil) {
    self.grid = grid
    self.theme = theme
    self.glyphs = glyphs
    self.pixels = pixels
  }

  /// Shows a sheet's pixels over the cells that have just been drawn there.
  package mutating func show(_ sheet: any PixelArea) {
    sheet.note(grid)
    sheets.append(sheet)
  }

  /// Leaves blanks in the grid where pixels are seen.
  package mutating func cutSheets() {
    for sheet in sheets { sheet.cutOut(of: &grid) }
  }

  package var bounds: CellRect {
    CellRect(column: 0, row: 0, columns: grid.size.columns, rows: grid.size.rows)
  }

  /// Writes text on one row, at most `limit` cells of it, and returns the number of cells used.
  ///
  /// Text that does not fit ends in an ellipsis. Control characters are dropped: names from a scene must not
  /// reach the terminal raw.
  @discardableResult
  package mutating func put(
    _ text: String,
    column: Int,
    row: Int,
    style: Theme.Style,
    limit: Int = .max
  ) -> Int {
    let room: Int = min(limit, bounds.endColumn - column)
    guard room > 0 else { return 0 }
    let fitted: String = TextFit.truncate(text, columns: room, ellipsis: glyphs.ellipsis)
    var place: Int = column
    for character in fitted {
      let width: Int = TextFit.width(of: glyphs.writable(character))
      guard width > 0 else { continue }
      put(character, width: width, column: place, row: row, style: style)
      place += width
    }
    return place - column
  }

  /// Stands for a cursor in text: a cell in reverse video.
  package static let cursor: Character = "\u{E000}"

  /// Writes one character of one or two cells.
  private mutating func put(_ character: Character, width: Int, column: Int, row: Int, style: Theme.Style) {
    guard bounds.contains(column: column, row: row), column + width <= bounds.endColumn else { return }
    guard character != Self.cursor else {
      let attributes: Cell.Attributes = style.attributes.symmetricDifference(.reverse)
      grid[column: column, row: row] = Cell(
        glyph: 0x20,
        foreground: style.foreground,
        background: style.background,
        attributes: attributes
      )
      return
    }
    let glyph: UInt32 = grid.glyph(for: glyphs.writable(character))
    var cell = Cell(
      glyph: glyph,
      foreground: style.foreground,
      background: style.background,
      attributes: style.attributes,
      width: UInt8(width)
    )
    grid[column: column, row: row] = cell
    guard width == 2 else { return }
    cell.glyph = 0x20
    cell.width = 0
    grid[column: column + 1, row: row] = cell
  }

  /// Fills a rectangle with one narrow character.
  package mutating func fill(_ rect: CellRect, with character: Character = " ", style: Theme.Style) {
    let glyph: UInt32 = grid.glyph(for: character)
    let cell = Cell(
      glyph: glyph,
      foreground: style.foreground,
      background: style.background,
      attributes: style.attributes
    )
    for row in max(rect.row, 0)..<max(min(rect.endRow, bounds.endRow), max(rect.row, 0)) {
      clearHalves(around: rect, row: row)
      for column in max(rect.column, 0)..<max(min(rect.endColumn, bounds.endColumn), max(rect.column, 0)) {
        grid[column: column, row: row] = cell
      }
    }
  }

  /// Blanks the other halves of wide characters that the sides of a rectangle cut through.
  private mutating func clearHalves(around rect: CellRect, row: Int) {
    for (inside, outside) in [(rect.column, rect.column - 1), (rect.endColumn, rect.endColumn)] {
      guard bounds.contains(column: inside, row: row), bounds.contains(column: outside, row: row),
        grid[column: inside, row: row].width == 0
      else { continue }
      grid[column: outside, row: row].glyph = 0x20
      grid[column: outside, row: row].width = 1
    }
  }

  /// Leads the eye over the gap between a name and its value, if that is wide, by dots that stand below each other.
  package mutating func leader(from start: Int, to end: Int, row: Int) {
    guard end - start >= 8 else { return }
    for column in start + 1..<end - 1 where column % 2 == 0 {
      put(String(glyphs.separator), column: column, row: row, style: theme.frame)
    }
  }

  /// Draws a rounded box in the outermost cells of a rectangle.
  package mutating func box(_ rect: CellRect, style: Theme.Style) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let right: Int = rect.endColumn - 1
    let bottom: Int = rect.endRow - 1
    let across = String(repeating: glyphs.box[4], count: rect.columns - 2)
    put("\(glyphs.box[0])\(across)\(glyphs.box[1])", column: rect.column, row: rect.row, style: style)
    put("\(glyphs.box[2])\(across)\(glyphs.box[3])", column: rect.column, row: bottom, style: style)
    for row in rect.row + 1..<max(bottom, rect.row + 1) {
      put(String(glyphs.box[5]), column: rect.column, row: row, style: style)
      put(String(glyphs.box[5]), column: right, row: row, style: style)
    }
  }

  /// Draws a bar filled to a fraction 0…1, in steps of an eighth of a cell.
  ///
  /// Without a colour of its own the rest of the bar is a line: among sixteen colours none is both darker than what is
  /// played and lighter than every screen.
  package mutating func bar(_ fraction: Double, in rect: CellRect, style: Theme.Style) {
    guard rect.columns > 0 else { return }
    let clamped: Double = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let filled: Int = Int(clamping: (clamped * Double(rect.columns) * 8).rounded())
    let hasGround: Bool = !style.background.isDefault && glyphs.eighths[1] != " "
    let rest: String = String(hasGround ? " " : glyphs.track)
    let restStyle: Theme.Style = style.background.isDefault ? theme.frame : style
    for index in 0..<rect.columns {
      let part: Character = glyphs.eighths[min(max(filled - index * 8, 0), 8)]
      let isRest: Bool = part == " "
      put(
        isRest ? rest : String(part),
        column: rect.column + index,
        row: rect.row,
        style: isRest ? restStyle : style
      )
    }
  }
}

extension GridPainter {
  /// Writes a mark over a cell, on the cell's predominant colour; without a style, it looks like the finger.
  package mutating func mark(_ character: Character, column: Int, row: Int, style asked: Theme.Style? = nil) {
    guard bounds.contains(column: column, row: row) else { return }
    let under: Cell = grid[column: column, row: row]
    var style: Theme.Style = asked ?? theme.finger
    if theme.hasColor { style.background = under.prevailingColor }
    put(String(character), column: column, row: row, style: style)
  }
}

extension GridPainter {
  /// Copies part of another grid, whose origin lands on the given cell of this one.
  package mutating func copy(_ other: CellGrid, part: CellRect, column: Int, row: Int) {
    for y in max(part.row, 0)..<max(min(part.endRow, other.size.rows), max(part.row, 0)) {
      for x in max(part.column, 0)..<max(min(part.endColumn, other.size.columns), max(part.column, 0)) {
        guard bounds.contains(column: column + x, row: row + y) else { continue }
        var cell: Cell = other[column: x, row: y]
        if cell.glyph & Cell.clusterBit != 0, let character = other.text(of: cell).first {
          cell.glyph = grid.glyph(for: character)
        }
        grid[column: column + x, row: row + y] = cell
      }
    }
  }
}

extension GridPainter {
  /// Writes one single-width scalar; `isOver` keeps the cell's background.
  package mutating func set(
    _ scalar: UInt32,
    column: Int,
    row: Int,
    style asked: Theme.Style,
    isOver: Bool = false
  ) {
    guard bounds.contains(column: column, row: row) else { return }
    var style: Theme.Style = asked
    if isOver, theme.hasColor { style.background = grid[column: column, row: row].background }
    grid[column: column, row: row] = Cell(
      glyph: scalar,
      foreground: style.foreground,
      background: style.background,
      attributes: style.attributes
    )
  }

  /// Whether a cell holds a letter, a digit or half of a wide character.
  package func holdsText(column: Int, row: Int) -> Bool {
    guard bounds.contains(column: column, row: row) else { return false }
    let cell: Cell = grid[column: column, row: row]
    guard cell.width == 1 else { return true }
    return grid.text(of: cell).first.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Whether nothing has been written on a cell.
  package func isFree(column: Int, row: Int) -> Bool {
    bounds.contains(column: column, row: row) && grid[column: column, row: row].glyph == 0x20
  }
}
