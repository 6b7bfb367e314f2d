import CNcurses
import CTerminal
import SegueGeometry
import SegueCells

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A screen drawn by wide-character ncurses, for any terminal that terminfo describes.
///
/// ncurses blocks while it writes, so it writes to a file in memory, whose contents are then sent like a
/// direct screen's frames: while the terminal does not read, the newest grid waits.
@MainActor
final class CursesScreen: SessionScreen {
  private(set) var size: GridSize
  private(set) var delivery = Delivery()
  private let terminal: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]
  /// The file in memory that ncurses writes to.
  private let written: Int32
  private let output: OutputQueue
  private var canvas: CursesCanvas
  private var isStopped = false
  /// The newest grid that could not be sent yet.
  private var waiting: CellGrid?

  /// More rows and columns than this a screen gets after it has started.
  private static let mostRows = 512

  /// Starts ncurses; the descriptor and the queue remain the caller's.
  ///
  /// Truecolor uses our own terminfo entry whatever `type` is, so the terminal must then speak ECMA-48.
  init(
    type: String,
    depth: ColorDepth,
    size: GridSize,
    input: Int32,
    output: OutputQueue
  ) throws(TerminalError) {
    written = ct_memory_file()
    guard written >= 0 else { throw .system(call: "memfd_create", code: errno) }
    guard let outputFile = fdopen(written, "w"), let inputFile = fdopen(dup(input), "r") else {
      throw .system(call: "fdopen", code: errno)
    }
    files = [outputFile, inputFile]
    self.output = output
    guard let terminal = Self.start(type, depth: depth, size, outputFile, inputFile) else {
      throw .typeUnknown(type)
    }
    self.terminal = terminal
    self.size = size
    raw()
    noecho()
    nonl()
    // A cursor that cannot be hidden stands in the last cell, instead of wherever the last change was.
    leaveok(cn_stdscr(), curs_set(0) != -1)
    // Otherwise ncurses would leave frames half written as soon as keys arrive.
    typeahead(-1)
    canvas = CursesCanvas(depth: depth)
    resize(to: size)
  }

  /// Starts ncurses with the window's rows, which it makes the scrolling region; with those that terminfo gives, lines
  /// below them would be written relative to a margin that the cursor has left.
  ///
  /// Windows may be larger than ncurses can take at first.
  private static func start(
    _ type: String,
    depth: ColorDepth,
    _ size: GridSize,
    _ output: UnsafeMutablePointer<FILE>,
    _ input: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    use_env(true)
    let names: [String] = ["LINES", "COLUMNS"]
    let given: [String?] = names.map { name in getenv(name).map { String(cString: $0) } }
    setenv("LINES", "\(min(max(size.rows, 1), mostRows))", 1)
    setenv("COLUMNS", "\(min(max(size.columns, 1), mostRows))", 1)
    defer {
      for (name, value) in zip(names, given) {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    guard depth == .truecolor else { return newterm(type, output, input) }
    let before = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", DirectColorEntry.terminfo, 1)
    defer { if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") } }
    return newterm(DirectColorEntry.name, output, input)
  }

  var wantsWrite: Bool { output.wantsWrite || waiting != nil }

  func present(_ grid: CellGrid) {
    guard grid.size == size, !isStopped else { return }
    output.flush()
    if waiting != nil { delivery.framesDropped += 1 }
    guard !output.wantsWrite else {
      waiting = grid
      return
    }
    waiting = nil
    canvas.draw(grid)
    wmove(cn_stdscr(), Int32(clamping: size.rows - 1), Int32(clamping: size.columns - 1))
    wnoutrefresh(cn_stdscr())
    doupdate()
    canvas.noteShown()
    delivery.framesSent += 1
    delivery.frameBytes = sendWritten()
  }

  func flush() {
    output.flush()
    if let grid = waiting, !output.wantsWrite { present(grid) }
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
    waiting = nil
    output.abandon(cancelling: [TerminalModes.cancel])
    endwin()
    sendWritten()
  }

  func resize(to size: GridSize) {
    self.size = size
    waiting = nil
    resizeterm(Int32(size.rows), Int32(size.columns))
    invalidate()
  }

  func close() {
    delscreen(terminal)
    for file in files { fclose(file) }
  }

  /// Sends what ncurses has written since the last call; returns how many bytes that is.
  @discardableResult
  private func sendWritten() -> Int {
    let count = Int(lseek(written, 0, SEEK_CUR))
    guard count > 0 else { return 0 }
    output.send { buffer in
      buffer.append(atMost: count) { max(0, pread(written, $0, count, 0)) }
    }
    lseek(written, 0, SEEK_SET)
    return count
  }
}
