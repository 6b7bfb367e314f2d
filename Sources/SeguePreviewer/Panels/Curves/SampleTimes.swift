import SegueTransitions
import SeguePlayer

/// The times at which a run is sampled.
///
/// Every 1/120 s, less often in long runs, and at every event. Under a touch only at the events while they
/// arrive frame by frame, since what it moves stands still in between.
struct SampleTimes {
  private let end: Double
  private let spacing: Double
  /// The times of the events, ascending.
  private let events: [Double]
  private let spans: [ClosedRange<Double>]

  /// The longest gap between events, in seconds, that gets no samples in between.
  private static let gap = 1.0 / 25

  init(of player: Player) {
    end = player.length
    spacing = end <= 4 ? 1.0 / 120 : end <= 20 ? 1.0 / 60 : end / 1200
    events = player.log.map { $0.time - player.origin.time }
    spans = player.handSpans
  }

  /// Whether a touch leads at a time: from touching down until just before the release.
  func isLed(at time: Double) -> Bool {
    spans.contains { time >= $0.lowerBound - 1e-9 && time < $0.upperBound - 1e-9 }
  }

  /// The next time; nil at the end of the run.
  func next(after time: Double) -> Double? {
    guard time < end - 1e-9 else { return nil }
    let event: Double? = events.first { $0 > time + 1e-9 }
    if let event, isLed(at: time), event - time <= Self.gap { return min(event, end) }
    let grid: Double = ((time / spacing + 1e-6).rounded(.down) + 1) * spacing
    return min(grid, event ?? grid, end)
  }
}
