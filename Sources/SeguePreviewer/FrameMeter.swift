import SegueCells
import SegueTerminal

/// Measures what frames cost and how many there are in a second.
struct FrameMeter {
  private(set) var statistics = FrameStatistics()
  private var begins: [Double] = []
  private var previous: [Cell] = []

  /// Notes a frame that was begun and written at these seconds; its cells only where somebody looks.
  mutating func add(begin: Double, end: Double, delivery: Delivery, cells: [Cell]?) {
    statistics.delivery = delivery
    begins.removeAll { $0 <= begin - 1 }
    begins.append(begin)
    statistics.framesPerSecond = Double(begins.count)
    statistics.frameMilliseconds = (end - begin) * 1000
    guard let cells else {
      previous = []
      return
    }
    statistics.cellsChanged =
      previous.count == cells.count
      ? zip(previous, cells).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) } : cells.count
    previous = cells
  }
}
