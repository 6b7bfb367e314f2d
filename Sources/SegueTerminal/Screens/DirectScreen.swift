import SegueGeometry
import SegueRaster

/// A screen that sends its own difference from frame to frame to an ECMA-48 terminal.
///
/// A frame that has begun is finished; of the frames that come meanwhile only the newest is kept.
@MainActor
final class DirectScreen: SessionScreen {
  private(set) var size: GridSize
  private var encoder: FrameEncoder
  private let output: OutputQueue
  private var waiting: CellGrid?

  init(size: GridSize, dialect: Dialect, output: OutputQueue) {
    self.size = size
    self.output = output
    encoder = FrameEncoder(dialect)
  }

  var dialect: Dialect {
    get { encoder.dialect }
    set { encoder.dialect = newValue }
  }

  var wantsWrite: Bool { output.wantsWrite || waiting != nil }

  func present(_ grid: CellGrid) {
    guard grid.size == size else { return }
    if output.wantsWrite { output.flush() }
    if output.wantsWrite {
      waiting = grid
    } else {
      waiting = nil
      output.send { encoder.encode(grid, into: &$0) }
    }
  }

  func flush() {
    output.flush()
    if let waiting, !output.wantsWrite { present(waiting) }
  }

  func invalidate() { encoder.invalidate() }

  func enter() { encoder.invalidate() }

  func leave() {
    waiting = nil
    output.drain()
  }

  func resize(to size: GridSize) {
    self.size = size
    waiting = nil
    encoder.invalidate()
  }

  func close() {}
}
