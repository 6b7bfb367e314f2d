import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Numbers measured frame by frame.
public struct Measurements: Hashable, Sendable {
  private var values: [Double] = []

  /// Creates an empty set of measurements.
  public init() {}

  /// The number of measurements.
  public var count: Int { values.count }

  /// Adds a measurement.
  public mutating func add(_ value: Double) { values.append(value) }

  /// Order statistics of the measurements; each is a value that was measured, not an interpolated one.
  public struct Summary: Hashable, Sendable {
    /// The smallest measurement.
    public var least: Double
    /// The measurement at the 50th percentile.
    public var median: Double
    /// The measurement at the 95th percentile.
    public var p95: Double
    /// The largest measurement.
    public var worst: Double
  }

  /// The order statistics, or nil if there are no measurements.
  ///
  /// - Complexity: O(n log n) in the number of measurements.
  public var summary: Summary? {
    let sorted = values.sorted()
    guard let least = sorted.first, let worst = sorted.last else { return nil }
    func share(_ part: Double) -> Double { sorted[Int(clamping: Double(sorted.count - 1) * part)] }
    return Summary(least: least, median: share(0.5), p95: share(0.95), worst: worst)
  }
}

/// The processor time of the calling thread, which other load on the machine does not inflate.
public enum ThreadClock {
  /// Seconds of processor time that this thread has used.
  public static var seconds: Double { now(CLOCK_THREAD_CPUTIME_ID) }

  /// Returns the seconds of processor time that `body` takes.
  public static func time(_ body: () -> Void) -> Double {
    let begin = seconds
    body()
    return seconds - begin
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
