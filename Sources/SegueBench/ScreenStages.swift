import SegueCells
import SegueTerminal

/// Measures the stages from a grid to the terminal.
struct ScreenStages {
  private var encoder: FrameEncoder
  private var bytes = ByteBuffer()
  private var none = ByteBuffer()
  private let terminal: DrainedTerminal?

  /// Creates the stages; without a terminal, encoded bytes are discarded and `write` is not measured.
  init(depth: ColorDepth, terminal: DrainedTerminal?) {
    encoder = FrameEncoder(.full(depth: depth))
    self.terminal = terminal
  }

  /// Shows a grid, and returns the seconds that took and the number of bytes encoded.
  mutating func show(_ grid: CellGrid, _ report: inout BenchReport) -> (seconds: Double, bytes: Int) {
    bytes.removeAll()
    let all = ThreadClock.time { encoder.encode(grid, into: &bytes) }
    let count = bytes.count
    // Encoding the same grid again finds no differences, so it costs the comparison alone.
    let diff = min(ThreadClock.time { encoder.encode(grid, into: &none) }, all)
    report.add(.diff, seconds: diff)
    report.add(.encode, seconds: all - diff)
    guard let terminal else { return (all, count) }
    let write = ThreadClock.time { terminal.write(&bytes) }
    report.add(.write, seconds: write)
    return (all + write, count)
  }
}
