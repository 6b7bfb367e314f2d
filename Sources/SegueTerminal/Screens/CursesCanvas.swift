import CNcurses
import SegueGeometry
import SegueCells

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tracks what ncurses has been told to show, and tells it what differs.
///
/// A struct apart from the screen, which is a class: there, every access to a cell would be checked for
/// exclusivity.
@MainActor
struct CursesCanvas {
  private let colors: CursesColors
  private var pairs: PairAllocator
  private var size = GridSize(columns: 0, rows: 0)
  private var shown: [Cell] = []
  private var shownClusters: [String] = []
  /// The colour pairs of the cells on the terminal, and of those about to be there.
  private var shownPairs: [Int32] = []
  private var nextPairs: [Int32] = []
  private var run: [cchar_t] = []
  /// The last cell's colours and their pair, likely shared by its neighbour.
  private var last: (foreground: CellColor, background: CellColor, pair: Int32)?
  /// Whether each scalar in `tabled` is one column wide.
  private let narrow: [Bool]

  /// Box drawing, blocks and shapes: most of what is not ASCII.
  private static let tabled: Range<UInt32> = 0x2500..<0x2600

  /// Creates a canvas on the current ncurses terminal.
  init(depth: ColorDepth) {
    colors = CursesColors(depth: depth)
    pairs = PairAllocator(limit: colors.pairLimit)
    narrow = Self.tabled.map { wcwidth(wchar_t($0)) == 1 }
  }

  /// Adopts a size and clears the window, so that the next grid is written whole.
  mutating func forget(_ size: GridSize) {
    self.size = size
    let count = size.count
    werase(cn_stdscr())
    shown = Array(repeating: .blank, count: count)
    shownPairs = Array(repeating: 0, count: count)
    nextPairs = shownPairs
    shownClusters = []
  }

  /// Writes a grid of the canvas's size into the window.
  mutating func draw(_ grid: CellGrid) {
    let clustersMatch = shownClusters == grid.clusters
    // Its pair may have been given to other colours since.
    last = nil
    grid.cells.withUnsafeBufferPointer { next in
      for row in 0..<size.rows where !clustersMatch || differs(row, from: next) {
        draw(row, of: grid, next, clustersMatch)
      }
    }
    if !clustersMatch { shownClusters = grid.clusters }
  }

  /// Records that the terminal now shows the window.
  mutating func noteShown() { shownPairs = nextPairs }

  private func differs(_ row: Int, from next: UnsafeBufferPointer<Cell>) -> Bool {
    shown.withUnsafeBufferPointer { shown in
      guard let next = next.baseAddress, let shown = shown.baseAddress else { return false }
      let first = row * size.columns
      return memcmp(next + first, shown + first, size.columns * MemoryLayout<Cell>.stride) != 0
    }
  }

  private mutating func draw(
    _ row: Int,
    of grid: CellGrid,
    _ next: UnsafeBufferPointer<Cell>,
    _ clustersMatch: Bool
  ) {
    let (first, columns) = (row * size.columns, size.columns)
    var column = 0
    while column < columns {
      let start = column
      run.removeAll(keepingCapacity: true)
      while column < columns, isChanged(next[first + column], at: first + column, clustersMatch) {
        let isWide =
          next[first + column].width == 2 && column + 1 < columns && next[first + column + 1].width == 0
        add(next[first + column], isWide: isWide, at: first + column, of: grid)
        column += isWide ? 2 : 1
      }
      if run.isEmpty {
        column += 1
      } else {
        mvwadd_wchnstr(cn_stdscr(), Int32(row), Int32(start), run, Int32(run.count))
      }
    }
  }

  private func isChanged(_ cell: Cell, at index: Int, _ clustersMatch: Bool) -> Bool {
    let old = shown[index]
    if cell.width == 0, index > 0, shown[index - 1].width == 2, old.width == 0 { return false }
    return !RowEncoder.isSame(cell, old) || (!clustersMatch && cell.glyph & Cell.clusterBit != 0)
  }

  /// Adds a cell to the run; what ncurses cannot place becomes a space.
  private mutating func add(_ given: Cell, isWide: Bool, at index: Int, of grid: CellGrid) {
    var cell = given
    if !isWide, cell.width != 1 || !isNarrow(cell.glyph) {
      cell.glyph = 0x20
      cell.width = 1
    }
    let pair = pair(for: cell)
    run.append(Self.character(cell, grid, pair: pair))
    shown[index] = cell
    nextPairs[index] = pair
    if isWide {
      shown[index + 1] = grid.cells[index + 1]
      nextPairs[index + 1] = pair
    }
  }

  /// Whether the C library counts the glyph as one column; if not, ncurses would place nothing, or too much.
  private func isNarrow(_ glyph: UInt32) -> Bool {
    if glyph < 0x7f { return glyph >= 0x20 }
    if Self.tabled.contains(glyph) { return narrow[Int(glyph - Self.tabled.lowerBound)] }
    return glyph & Cell.clusterBit != 0 || wcwidth(wchar_t(bitPattern: glyph)) == 1
  }

  private static func character(_ cell: Cell, _ grid: CellGrid, pair: Int32) -> cchar_t {
    var character = cchar_t()
    let attributes = attributes(cell.attributes)
    guard cell.glyph & Cell.clusterBit != 0 else {
      cn_set_cell(&character, cell.glyph, attributes, pair)
      return character
    }
    var scalars = grid.text(of: cell).unicodeScalars.prefix(4).map { wchar_t(bitPattern: $0.value) }
    scalars.append(0)
    if !cn_set_cluster(&character, scalars, attributes, pair) {
      cn_set_cell(&character, 0x20, attributes, pair)
    }
    return character
  }

  private static func attributes(_ attributes: Cell.Attributes) -> attr_t {
    if attributes.isEmpty { return 0 }
    var value: attr_t = 0
    if attributes.contains(.bold) { value |= cn_bold }
    if attributes.contains(.dim) { value |= cn_dim }
    if attributes.contains(.italic) { value |= cn_italic }
    if attributes.contains(.underline) { value |= cn_underline }
    if attributes.contains(.reverse) { value |= cn_reverse }
    return value
  }

  private mutating func pair(for cell: Cell) -> Int32 {
    if let last, last.foreground == cell.foreground, last.background == cell.background { return last.pair }
    guard let (foreground, background) = colors.numbers(cell) else { return 0 }
    var found = pairs.number(foreground: foreground, background: background)
    if found == nil {
      pairs.collect(shown: shownPairs, next: nextPairs)
      found = pairs.number(foreground: foreground, background: background)
    }
    guard let found else { return 0 }
    if found.isNew { cn_define_pair(found.number, foreground, background) }
    if colors.dependOnColorsAlone { last = (cell.foreground, cell.background, found.number) }
    return found.number
  }
}
