import SegueCells

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Encodes the changes of one row after another.
struct RowEncoder {
  var pen: Pen
  let rules: RowRules
  let clusters: [String]
  /// Whether cluster numbers mean the same in the grid and on the terminal.
  let clustersMatch: Bool
  /// The columns of a row.
  let count: Int
  /// Whether a cell was shown otherwise than in the grid, or spans two columns.
  private var isIrregular = false

  init(pen: Pen, rules: RowRules, clusters: [String], clustersMatch: Bool, count: Int) {
    self.pen = pen
    self.rules = rules
    self.clusters = clusters
    self.clustersMatch = clustersMatch
    self.count = count
  }

  /// Writes the cells that differ, and records them in `shown`.
  ///
  /// In a well-formed row, whatever a terminal does to the other half of an overwritten wide glyph affects a
  /// cell further right that differs as well, so it is rewritten afterwards.
  ///
  /// Pen and output are local, so that they stay in registers; the rare paths write them back and reload
  /// them.
  @inline(__always)
  mutating func encode(
    _ row: Int,
    from next: UnsafePointer<Cell>,
    to shown: UnsafeMutablePointer<Cell>,
    _ output: inout Output
  ) {
    // Most rows of most frames are unchanged. Padding may differ where cells do not, hence the copy below.
    let bytes = count * MemoryLayout<Cell>.stride
    if clustersMatch, memcmp(next, shown, bytes) == 0 { return }
    isIrregular = false
    let (count, rules) = (count, rules)
    let findsRuns = rules.repeats || rules.erases
    var (pen, local) = (pen, output)
    var column = 0
    while column < count {
      let cell = next[column]
      if Self.isSame(cell, shown[column]), cell.glyph & Cell.clusterBit == 0 || clustersMatch {
        column += 1
        continue
      }
      let isRegular = cell.width == 1 && cell.glyph & Cell.clusterBit == 0
      if isRegular, pen.column == column, pen.row == row, pen.canBeQuick(for: cell, rules) {
        local.scalar(pen.quickStyle(cell, rules, &local))
        shown[column] = cell
        column += 1
        pen.column = column
        guard findsRuns, column < count, Self.isSame(cell, next[column]) else { continue }
        (self.pen, output) = (pen, local)
        column = repeated(cell, from: column, next, shown, &output)
      } else {
        (self.pen, output) = (pen, local)
        column = encodeSlowly(row, column, from: next, to: shown, &output)
      }
      (pen, local) = (self.pen, output)
    }
    if pen.column == count { pen.column = Pen.unknown }
    (self.pen, output) = (pen, local)
    if !isIrregular { memcpy(shown, next, bytes) }
  }

  /// Encodes a cell that needs a move of the cursor, or a rendition beyond another truecolor; returns the
  /// next column.
  @inline(never)
  private mutating func encodeSlowly(
    _ row: Int,
    _ column: Int,
    from next: UnsafePointer<Cell>,
    to shown: UnsafeMutablePointer<Cell>,
    _ output: inout Output
  ) -> Int {
    let cell = next[column]
    if Self.looksSame(cell, shown[column]) {
      shown[column] = cell
      return column + 1
    }
    guard cell.width == 1, cell.glyph & Cell.clusterBit == 0 else {
      isIrregular = true
      return column + encodeRare(row, column, from: next, to: shown, &output)
    }
    if pen.column != column || pen.row != row { arrive(row, column, next, &output) }
    output.scalar(pen.style(cell, rules, &output))
    shown[column] = cell
    pen.column = column + 1
    guard rules.repeats || rules.erases, column + 1 < count, Self.isSame(cell, next[column + 1]) else {
      return column + 1
    }
    return repeated(cell, from: column + 1, next, shown, &output)
  }

  /// Equality without branches: synthesized `==` stops at the first difference.
  @inline(__always)
  static func isSame(_ a: Cell, _ b: Cell) -> Bool {
    let colors = (a.foreground.packed ^ b.foreground.packed) | (a.background.packed ^ b.background.packed)
    let rest = (a.attributes.rawValue ^ b.attributes.rawValue) | (a.width ^ b.width)
    return (a.glyph ^ b.glyph) | colors | UInt32(rest) == 0
  }

  /// Whether two cells are spaces that look the same.
  private static func looksSame(_ a: Cell, _ b: Cell) -> Bool {
    a.glyph == 0x20 && b.glyph == 0x20 && a.background == b.background && a.width == 1 && b.width == 1
      && a.attributes.intersection(Pen.visibleOnSpace).isEmpty
      && b.attributes.intersection(Pen.visibleOnSpace).isEmpty
  }

  /// Encodes wide glyphs, clusters and malformed cells; returns how many cells it handled.
  @inline(never)
  private mutating func encodeRare(
    _ row: Int,
    _ column: Int,
    from next: UnsafePointer<Cell>,
    to shown: UnsafeMutablePointer<Cell>,
    _ output: inout Output
  ) -> Int {
    var cell = next[column]
    if cell.width == 0, column > 0, next[column - 1].width == 2 {
      shown[column] = cell
      return 1
    }
    let isWide = cell.width == 2 && column + 1 < count && next[column + 1].width == 0
    if !isWide, cell.width != 1 {
      cell.glyph = 0x20
      cell.width = 1
    }
    pen.move(toRow: row, column: column, rules, &output)
    let glyph = pen.style(cell, rules, &output)
    if isWide, glyph & Cell.clusterBit != 0 {
      // Some terminals have a heart with a selector one cell wide: what was in the other cell must not stay behind.
      output.byte(0x20)
      output.byte(0x20)
      pen.column = Pen.unknown
      pen.move(toRow: row, column: column, rules, &output)
    }
    if glyph & Cell.clusterBit == 0 {
      output.scalar(glyph)
    } else if column + 1 == count {
      wrapping(&output) { cluster(glyph, &$0) }
    } else {
      cluster(glyph, &output)
    }
    shown[column] = cell
    if isWide { shown[column + 1] = next[column + 1] }
    // Terminals disagree about the widths of such glyphs, so the next move names its column.
    pen.column = Pen.unknown
    return isWide ? 2 : 1
  }

  /// Writes with autowrap on: without it the cursor stays on the last column, and some terminals apply a
  /// combining mark to the cell before the cursor.
  private func wrapping(_ output: inout Output, _ body: (inout Output) -> Void) {
    for byte in "\u{1b}[?7h".utf8 { output.byte(byte) }
    body(&output)
    for byte in "\u{1b}[?7l".utf8 { output.byte(byte) }
  }

  private func cluster(_ glyph: UInt32, _ output: inout Output) {
    let index = Int(glyph & ~Cell.clusterBit)
    guard index < clusters.count else { return output.byte(0x20) }
    for unit in clusters[index].utf8 { output.byte(unit) }
  }
}
