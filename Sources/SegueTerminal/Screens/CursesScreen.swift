import CNcurses
import SegueGeometry
import SegueRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A screen drawn by wide-character ncurses, for any terminal that terminfo describes.
@MainActor
final class CursesScreen: SessionScreen {
  private(set) var size: GridSize
  private(set) var delivery = Delivery()
  private let terminal: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]
  private let colors: CursesColors
  private var pairs: PairAllocator
  private var shown: [Cell] = []
  private var shownClusters: [String] = []
  /// The pairs of what is shown, and of what will be.
  private var shownPairs: [Int32] = []
  private var nextPairs: [Int32] = []
  private var run: [cchar_t] = []
  private var isStopped = false

  /// Starts ncurses on two descriptors, which stay the caller's.
  ///
  /// Truecolor comes from our own terminfo entry, whatever `type` is; it must be an ECMA-48 terminal then.
  init(
    type: String,
    depth: ColorDepth,
    size: GridSize,
    input: Int32,
    output: Int32
  ) throws(TerminalError) {
    guard let outputFile = fdopen(dup(output), "w"), let inputFile = fdopen(dup(input), "r") else {
      throw .system(call: "fdopen", code: errno)
    }
    files = [outputFile, inputFile]
    guard let terminal = Self.start(type, depth: depth, outputFile, inputFile) else {
      throw .typeUnknown(type)
    }
    self.terminal = terminal
    self.size = size
    raw()
    noecho()
    nonl()
    curs_set(0)
    leaveok(cn_stdscr(), true)
    colors = CursesColors(depth: depth)
    pairs = PairAllocator(limit: colors.pairLimit)
    resize(to: size)
  }

  private static func start(
    _ type: String,
    depth: ColorDepth,
    _ output: UnsafeMutablePointer<FILE>,
    _ input: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    use_env(true)
    use_tioctl(true)
    guard depth == .truecolor else { return newterm(type, output, input) }
    let before = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", DirectColorEntry.terminfo, 1)
    defer { if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") } }
    return newterm(DirectColorEntry.name, output, input)
  }

  func present(_ grid: CellGrid) {
    guard grid.size == size, !isStopped else { return }
    let clustersMatch = shownClusters == grid.clusters
    for row in 0..<size.rows { draw(row, of: grid, clustersMatch: clustersMatch) }
    shownClusters = grid.clusters
    wnoutrefresh(cn_stdscr())
    doupdate()
    shownPairs = nextPairs
    delivery.framesSent += 1
  }

  private func draw(_ row: Int, of grid: CellGrid, clustersMatch: Bool) {
    let first = row * size.columns
    var column = 0
    while column < size.columns {
      let start = column
      run.removeAll(keepingCapacity: true)
      while column < size.columns, isChanged(grid.cells[first + column], at: first + column, clustersMatch) {
        column += add(grid, row: row, column: column)
      }
      if run.isEmpty {
        column += 1
      } else {
        mvwadd_wchnstr(cn_stdscr(), Int32(row), Int32(start), run, Int32(run.count))
      }
    }
  }

  private func isChanged(_ cell: Cell, at index: Int, _ clustersMatch: Bool) -> Bool {
    if cell.width == 0, index > 0, shown[index - 1].width == 2, shown[index].width == 0 { return false }
    return cell != shown[index] || (!clustersMatch && cell.glyph & Cell.clusterBit != 0)
  }

  /// Adds a cell to the run and returns how many columns it covers; what ncurses cannot place is a space.
  private func add(_ grid: CellGrid, row: Int, column: Int) -> Int {
    let index = row * size.columns + column
    var cell = grid.cells[index]
    let isWide =
      cell.width == 2 && column + 1 < size.columns && grid.cells[index + 1].width == 0
    if !isWide, cell.width != 1 || !Self.isNarrow(cell.glyph) {
      cell.glyph = 0x20
      cell.width = 1
    }
    let pair = pair(for: cell)
    run.append(character(cell, grid, pair: pair))
    shown[index] = cell
    nextPairs[index] = pair
    if isWide {
      shown[index + 1] = grid.cells[index + 1]
      nextPairs[index + 1] = pair
    }
    return isWide ? 2 : 1
  }

  /// Whether the C library gives the glyph one column, without which ncurses would place nothing or too much.
  private static func isNarrow(_ glyph: UInt32) -> Bool {
    if glyph < 0x7f { return glyph >= 0x20 }
    return glyph & Cell.clusterBit != 0 || wcwidth(wchar_t(bitPattern: glyph)) == 1
  }

  private func character(_ cell: Cell, _ grid: CellGrid, pair: Int32) -> cchar_t {
    var character = cchar_t()
    let attributes = Self.attributes(cell.attributes)
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
    var value: attr_t = 0
    if attributes.contains(.bold) { value |= cn_bold }
    if attributes.contains(.dim) { value |= cn_dim }
    if attributes.contains(.italic) { value |= cn_italic }
    if attributes.contains(.underline) { value |= cn_underline }
    if attributes.contains(.reverse) { value |= cn_reverse }
    return value
  }

  private func pair(for cell: Cell) -> Int32 {
    guard let (foreground, background) = colors.numbers(cell) else { return 0 }
    var found = pairs.number(foreground: foreground, background: background)
    if found == nil {
      pairs.collect(shown: shownPairs, next: nextPairs)
      found = pairs.number(foreground: foreground, background: background)
    }
    guard let found else { return 0 }
    if found.isNew { cn_define_pair(found.number, foreground, background) }
    return found.number
  }

  func invalidate() {
    clearok(cn_curscr(), true)
    forget()
  }

  /// Makes the next grid fill every cell of the window.
  private func forget() {
    let count = size.columns * size.rows
    werase(cn_stdscr())
    shown = Array(repeating: .blank, count: count)
    shownPairs = Array(repeating: 0, count: count)
    nextPairs = shownPairs
    shownClusters = []
  }

  func enter() {
    guard isStopped else { return }
    isStopped = false
    reset_prog_mode()
    invalidate()
  }

  func leave() {
    isStopped = true
    endwin()
  }

  func resize(to size: GridSize) {
    self.size = size
    resizeterm(Int32(size.rows), Int32(size.columns))
    invalidate()
  }

  func close() {
    delscreen(terminal)
    for file in files { fclose(file) }
  }
}
