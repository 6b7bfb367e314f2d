import SegueCells
import SegueTerminal

/// The stages from a grid to the terminal, measured.
struct ScreenStages {
  private var encoder: FrameEncoder
  private var bytes = ByteBuffer()
  private var none = ByteBuffer()
  private let terminal: DrainedTerminal?

  /// Writes to a terminal, or nowhere where there is none.
  init(depth: ColorDepth, terminal: DrainedTerminal?) {
    encoder = FrameEncoder(.full(depth: depth))
    self.terminal = terminal
  }

  /// Shows a grid, and returns the seconds all of it took.
  mutating func show(_ grid: CellGrid, _ report: inout BenchReport) -> (seconds: Double, bytes: Int) {
    bytes.removeAll()
    let all = ThreadClock.time { encoder.encode(grid, into: &bytes) }
    let count = bytes.count
    // The same grid once more has nothing to encode.
    let diff = min(ThreadClock.time { encoder.encode(grid, into: &none) }, all)
    report.add(.diff, seconds: diff)
    report.add(.encode, seconds: all - diff)
    guard let terminal else { return (all, count) }
    let write = ThreadClock.time { terminal.write(&bytes) }
    report.add(.write, seconds: write)
    return (all + write, count)
  }
}
