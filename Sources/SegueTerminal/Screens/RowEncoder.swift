import SegueRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes what changes in one row after another.
struct RowEncoder {
  var pen: Pen
  let depth: ColorDepth
  let clusters: [String]
  /// Whether cluster numbers mean the same in the grid and on the terminal.
  let clustersMatch: Bool
  /// A cell was shown otherwise than the grid has it, or covers two.
  private var isIrregular = false

  init(pen: Pen, depth: ColorDepth, clusters: [String], clustersMatch: Bool) {
    self.pen = pen
    self.depth = depth
    self.clusters = clusters
    self.clustersMatch = clustersMatch
  }

  /// Writes the cells that differ and notes them in `shown`.
  ///
  /// In a well-formed row, whatever a terminal does to the other half of a wide glyph that is overwritten happens to a
  /// cell that differs too and lies to the right, so it is written afterwards.
  @inline(__always)
  mutating func encode(
    _ row: Int,
    from next: UnsafePointer<Cell>,
    to shown: UnsafeMutablePointer<Cell>,
    count: Int,
    _ output: inout Output
  ) {
    // Rows at rest are most of most frames. Padding may differ where cells do not, hence the copy below.
    let bytes = count * MemoryLayout<Cell>.stride
    if clustersMatch, memcmp(next, shown, bytes) == 0 { return }
    isIrregular = false
    var column = 0
    while column < count {
      let cell = next[column]
      let isCluster = cell.glyph & Cell.clusterBit != 0
      if Self.isSame(cell, shown[column]), !isCluster || clustersMatch {
        column += 1
      } else if cell.width == 1, !isCluster {
        pen.move(toRow: row, column: column, &output)
        pen.style(cell, depth: depth, &output)
        output.scalar(cell.glyph)
        shown[column] = cell
        column += 1
        pen.column = column
      } else {
        isIrregular = true
        column += encodeRare(row, column, from: next, to: shown, count: count, &output)
      }
    }
    if !isIrregular { memcpy(shown, next, bytes) }
  }

  /// Equality without branches: synthesized `==` stops at the first difference.
  @inline(__always)
  private static func isSame(_ a: Cell, _ b: Cell) -> Bool {
    let colors = (a.foreground.packed ^ b.foreground.packed) | (a.background.packed ^ b.background.packed)
    let rest = (a.attributes.rawValue ^ b.attributes.rawValue) | (a.width ^ b.width)
    return (a.glyph ^ b.glyph) | colors | UInt32(rest) == 0
  }

  /// Wide glyphs, clusters and malformed cells; returns how many cells it dealt with.
  @inline(never)
  private mutating func encodeRare(
    _ row: Int,
    _ column: Int,
    from next: UnsafePointer<Cell>,
    to shown: UnsafeMutablePointer<Cell>,
    count: Int,
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
    pen.move(toRow: row, column: column, &output)
    pen.style(cell, depth: depth, &output)
    text(of: cell, &output)
    shown[column] = cell
    if isWide { shown[column + 1] = next[column + 1] }
    // Terminals disagree about the widths of such glyphs: the next move is absolute.
    pen.row = Pen.unknown
    pen.column = Pen.unknown
    return isWide ? 2 : 1
  }

  private func text(of cell: Cell, _ output: inout Output) {
    guard cell.glyph & Cell.clusterBit != 0 else { return output.scalar(cell.glyph) }
    let index = Int(cell.glyph & ~Cell.clusterBit)
    guard index < clusters.count else { return output.byte(0x20) }
    for unit in clusters[index].utf8 { output.byte(unit) }
  }
}
