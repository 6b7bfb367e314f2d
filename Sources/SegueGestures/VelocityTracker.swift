public import SegueGeometry

/// The velocity of a moving point, estimated from samples of its location.
///
/// On each axis it is the slope of the least-squares line through the samples of the last 100 ms. The last
/// two samples would do for a smooth pointer, but one that moves in whole cells, or whose samples come in
/// bursts, needs an average.
///
/// Samples further apart than that come from a script, or from a hand too slow to cross a cell in that time:
/// the point is assumed to have moved evenly between them. If it rested, a sample at the same place says so.
public struct VelocityTracker: Hashable, Sendable {
  /// The time for which samples count, and after which a point without any is at rest, in seconds.
  public static let window: Double = 0.1

  private struct Sample: Hashable {
    var time: Double
    var location: Point
  }

  /// In ascending order of time, no two at the same time.
  private var samples: [Sample] = []
  private static let greatestCount = 128

  /// Creates a tracker without samples.
  public init() {}

  /// Adds a sample; `time` is in seconds.
  ///
  /// A sample at or before the time of the last one replaces that one's location. Numbers that are not finite
  /// are ignored.
  ///
  /// - Complexity: O(*n*) in the number of samples kept, at most 128.
  public mutating func add(_ location: Point, at time: Double) {
    guard time.isFinite, location.x.isFinite, location.y.isFinite else { return }
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].location = location
      return
    }
    if let last = samples.last, Self.isSilence(time - last.time) {
      let share = 1 - Self.window / (time - last.time)
      let between = last.location + (location - last.location) * share
      samples = [Sample(time: time - Self.window, location: between)]
    } else {
      samples.removeAll { Self.isSilence(time - $0.time) }
    }
    if samples.count == Self.greatestCount { samples.removeFirst() }
    samples.append(Sample(time: time, location: location))
  }

  /// Returns the velocity in points per second as of `time`; 0 after 100 ms without a sample.
  ///
  /// A single sample has velocity 0.
  ///
  /// - Complexity: O(*n*) in the number of samples kept, at most 128.
  public func velocity(at time: Double) -> Point {
    guard let last = samples.last, samples.count > 1, !Self.isSilence(time - last.time) else { return .zero }
    let count = Double(samples.count)
    // Relative to the last sample, as absolute times would lose digits in the squares.
    let meanTime: Double = samples.reduce(0) { $0 + ($1.time - last.time) } / count
    let meanX: Double = samples.reduce(0) { $0 + ($1.location.x - last.location.x) } / count
    let meanY: Double = samples.reduce(0) { $0 + ($1.location.y - last.location.y) } / count
    var spread: Double = 0
    var slope = Point.zero
    for sample in samples {
      let offset: Double = sample.time - last.time - meanTime
      spread += offset * offset
      slope.x += offset * (sample.location.x - last.location.x - meanX)
      slope.y += offset * (sample.location.y - last.location.y - meanY)
    }
    let velocity: Point = slope * (1 / spread)
    return velocity.x.isFinite && velocity.y.isFinite ? velocity : .zero
  }

  /// Forgets all samples, and keeps their storage.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Whether an interval is at least 100 ms, within rounding errors: 0.3 − 0.2 is a little less than 0.1.
  private static func isSilence(_ interval: Double) -> Bool { interval > window - 1e-9 }
}
