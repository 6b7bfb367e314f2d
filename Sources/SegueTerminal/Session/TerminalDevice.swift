import CTerminal
import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The descriptors of a terminal and its line discipline.
@MainActor
final class TerminalDevice {
  let input: Int32
  let output: OutputQueue
  private var saved: termios
  private let ownsInput: Bool

  /// Opens the terminal on standard output; keys come from standard input or else from the controlling
  /// terminal.
  init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .outputNotATerminal }
    ownsInput = isatty(STDIN_FILENO) != 1
    input = ownsInput ? open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC) : STDIN_FILENO
    guard input >= 0 else { throw .inputNotATerminal }
    saved = termios()
    guard tcgetattr(input, &saved) == 0 else { throw .system(call: "tcgetattr", code: errno) }
    output = Self.openOutput()
  }

  /// Opens the terminal once more to write without blocking, or falls back to standard output.
  ///
  /// Only a descriptor that we opened ourselves may be non-blocking: the others share their flags with the
  /// shell.
  private static func openOutput() -> OutputQueue {
    let own = ttyname(STDOUT_FILENO).map { open($0, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) } ?? -1
    return OutputQueue(descriptor: own >= 0 ? own : STDOUT_FILENO, isNonBlocking: own >= 0)
  }

  /// Whether LF reaches the terminal unchanged once the line discipline is raw: keys may come from another
  /// terminal than the output goes to.
  var passesLineFeeds: Bool {
    var attributes = termios()
    return tcgetattr(output.descriptor, &attributes) == 0 && attributes.c_oflag & tcflag_t(OPOST) == 0
  }

  /// Makes the line discipline raw: every byte arrives at once and unchanged, including Control-C, and output
  /// is unchanged too.
  func setRaw() {
    var raw = saved
    cfmakeraw(&raw)
    tcsetattr(input, TCSANOW, &raw)
  }

  /// Restores the line discipline and discards keys, reports and replies that nobody read.
  ///
  /// It does not wait for what was written, which the terminal may never read.
  func restore() {
    tcsetattr(input, TCSANOW, &saved)
    tcflush(input, TCIFLUSH)
  }

  /// Saves the line discipline again, after a stop during which the user may have changed it.
  func refreshSaved() { tcgetattr(input, &saved) }

  /// Arms the crash guard, which writes the bytes and restores the line discipline.
  func armGuard(_ reset: [UInt8]) {
    reset.withUnsafeBytes { ct_guard_arm(output.descriptor, &saved, $0.baseAddress, $0.count) }
  }

  func disarmGuard() { ct_guard_disarm() }

  /// The most columns or rows that are drawn: a window may claim 65 535 of both, more than anyone sees or
  /// memory holds.
  static let longestSide = 1000

  /// The window in cells, 1 × 1 to `longestSide` each way, and in pixels if the terminal says.
  var window: (cells: GridSize, pixels: GridSize?) {
    var window = ct_window()
    guard ct_window_size(output.descriptor, &window) == 0 else {
      return (GridSize(columns: 80, rows: 24), nil)
    }
    let cells = GridSize(columns: Self.side(window.columns), rows: Self.side(window.rows))
    guard window.pixel_width > 0, window.pixel_height > 0 else { return (cells, nil) }
    return (cells, GridSize(columns: Int(window.pixel_width), rows: Int(window.pixel_height)))
  }

  private static func side(_ count: UInt16) -> Int { min(max(1, Int(count)), longestSide) }

  /// Whether part of the window is not drawn.
  var isWindowTooLarge: Bool {
    var window = ct_window()
    guard ct_window_size(output.descriptor, &window) == 0 else { return false }
    return Int(max(window.columns, window.rows)) > Self.longestSide
  }

  /// Reads what has arrived; nil if the terminal is gone.
  func read(into bytes: inout [UInt8]) -> Int? {
    let count = bytes.withUnsafeMutableBytes { readBytes(input, $0.baseAddress, $0.count) }
    if count > 0 { return count }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : nil
  }

  func closeDescriptors() {
    if ownsInput { close(input) }
    if output.isNonBlocking { close(output.descriptor) }
  }
}

/// `read`, whose name the method hides.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
