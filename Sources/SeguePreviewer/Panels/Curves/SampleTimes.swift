import SegueTransitions

/// The moments at which a run is sampled.
///
/// Every 1/120 s, on long runs less often, and whenever something happens. Under a hand the events alone where they
/// come frame by frame: what they move stands still between two of them.
struct SampleTimes {
  private let end: Double
  private let spacing: Double
  /// By rising time.
  private let events: [Double]
  private let spans: [ClosedRange<Double>]

  /// Events farther apart than this have moments between them.
  private static let gap = 1.0 / 25

  init(of player: Player<Session>) {
    end = player.length
    spacing = end <= 4 ? 1.0 / 120 : end <= 20 ? 1.0 / 60 : end / 1200
    events = player.log.map { $0.time - player.origin.time }
    spans = player.handSpans
  }

  /// Whether a hand leads at a time: from its touch until just before its release.
  func isLed(at time: Double) -> Bool {
    spans.contains { time >= $0.lowerBound - 1e-9 && time < $0.upperBound - 1e-9 }
  }

  /// The next moment; nil: the run is over.
  func next(after time: Double) -> Double? {
    guard time < end - 1e-9 else { return nil }
    let event: Double? = events.first { $0 > time + 1e-9 }
    if let event, isLed(at: time), event - time <= Self.gap { return min(event, end) }
    let grid: Double = ((time / spacing + 1e-6).rounded(.down) + 1) * spacing
    return min(grid, event ?? grid, end)
  }
}
