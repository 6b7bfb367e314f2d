import SegueGeometry
import SegueTerminal
import SegueCells

/// The cost of recent frames.
struct FrameStatistics: Hashable, Sendable {
  var framesPerSecond: Double = 0
  /// Milliseconds from the beginning of a frame until its last byte is written.
  var frameMilliseconds: Double = 0
  var cellsChanged = 0

  /// How frames are delivered to the terminal.
  var delivery = Delivery()

  /// The line shown: `60 fps · 2.1 ms · 1240 cells · 18 kB · exact`; on a slow link
  /// `… · 6 kB · near-lossless · 31 ms a frame · 120 dropped`.
  ///
  /// If there is too little room, what matters most comes first, followed by whatever else fits. While
  /// nothing moves there is no rate, and the cost is labelled as that of the last frame.
  func line(separator: Character, width: Int, isResting: Bool = false) -> String {
    var parts = parts
    if isResting {
      parts[0].text = "at rest"
      parts[1].text = "last frame \(min(frameMilliseconds, 9999).formatted(places: 1)) ms"
    }
    var kept: [Int] = []
    var length = 0
    for index in parts.indices.sorted(by: { parts[$0].weight > parts[$1].weight }) {
      let more = parts[index].text.count + (kept.isEmpty ? 0 : 3)
      guard kept.isEmpty || length + more <= width else { continue }
      kept.append(index)
      length += more
    }
    return kept.sorted().map { parts[$0].text }.joined(separator: " \(separator) ")
  }

  /// The parts in the order they are shown, each with its importance.
  private var parts: [(text: String, weight: Int)] {
    let bytes = Double(delivery.frameBytes)
    var parts: [(text: String, weight: Int)] = [
      ("\(Int(clamping: framesPerSecond.rounded())) fps", 5),
      ("\(min(frameMilliseconds, 9999).formatted(places: 1)) ms", 3),
      ("\(cellsChanged) cells", 1),
      (
        bytes < 10_000
          ? "\(min(bytes / 1000, 9999).formatted(places: 1)) kB" : "\(Int(clamping: bytes / 1000)) kB", 4
      ),
      (delivery.isNearLossless ? "near-lossless" : "exact", 6),
    ]
    if delivery.isNearLossless {
      parts.append(("\((delivery.secondsPerFrame * 1000).formatted(places: 0)) ms a frame", 2))
    }
    if delivery.framesDropped > 0 { parts.append(("\(delivery.framesDropped) dropped", 7)) }
    return parts
  }
}

/// Measures the cost of frames and their number per second.
struct FrameMeter {
  private(set) var statistics = FrameStatistics()
  private var begins: [Double] = []
  private var previous: [Cell] = []

  /// Records when a frame began and was written, in seconds; its cells only while somebody looks at them.
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
