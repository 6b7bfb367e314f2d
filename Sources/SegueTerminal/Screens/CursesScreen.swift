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
  private var canvas: CursesCanvas
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
    canvas = CursesCanvas(depth: depth)
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
    canvas.draw(grid)
    wnoutrefresh(cn_stdscr())
    doupdate()
    canvas.noteShown()
    delivery.framesSent += 1
  }

  func invalidate() {
    clearok(cn_curscr(), true)
    canvas.forget(size)
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
