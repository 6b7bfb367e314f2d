import SegueGeometry

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
