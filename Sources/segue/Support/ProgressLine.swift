import SegueDocuments
import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A bar on a terminal's line that says how far a long command is; nothing in a pipe.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var percent = -1

  private static let cells = 40

  /// Shows a part from 0 to 1, if it has grown by a percent.
  mutating func show(_ part: Double) {
    let now = Int(clamping: (min(max(part, 0), 1) * 100).rounded(.down))
    guard isShown, now > percent else { return }
    percent = now
    let filled = now * Self.cells / 100
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.cells - filled)
    write("\r[\(bar)] \(now) %")
  }

  /// Takes the bar away.
  func clear() {
    if isShown, percent >= 0 { write("\r\u{1b}[K") }
  }

  /// There is nobody to tell where it fails.
  private func write(_ text: String) { try? StandardStream.error.write(Array(text.utf8)) }
}
