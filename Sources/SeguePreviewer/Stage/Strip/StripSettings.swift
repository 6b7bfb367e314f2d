import SegueGeometry

/// How many frames of the run the strip shows.
struct StripSettings: Hashable, Sendable {
  static let counts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24]

  private(set) var count = 6

  /// Shows more frames, or fewer where negative.
  mutating func add(_ steps: Int) {
    let index: Int = Self.counts.firstIndex { $0 >= count } ?? 0
    count = Self.counts[min(max(index + steps, 0), Self.counts.count - 1)]
  }

  /// Seconds between the frames of a run so long.
  func interval(of length: Double) -> Double { max(length, 1e-3) / Double(count - 1) }

  /// The frame whose time is nearest to a position; between two the later.
  func index(at position: Double, of length: Double) -> Int {
    let index = Int(clamping: (position / interval(of: length) + 0.5 + 1e-6).rounded(.down))
    return min(max(index, 0), count - 1)
  }
}
