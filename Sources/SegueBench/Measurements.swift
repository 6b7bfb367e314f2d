import SegueGeometry

/// Numbers measured frame by frame.
public struct Measurements: Hashable, Sendable {
  private var values: [Double] = []

  /// Creates an empty collection.
  public init() {}

  public var count: Int { values.count }

  /// Adds a number.
  public mutating func add(_ value: Double) { values.append(value) }

  /// The smallest number, the median, the 95th percentile and the largest, each one that was measured.
  public struct Summary: Hashable, Sendable {
    public var least: Double
    public var median: Double
    public var p95: Double
    public var worst: Double
  }

  /// What the numbers come to, or nil without any.
  ///
  /// Time grows as that of sorting them.
  public var summary: Summary? {
    let sorted = values.sorted()
    guard let least = sorted.first, let worst = sorted.last else { return nil }
    func share(_ part: Double) -> Double { sorted[Int(clamping: Double(sorted.count - 1) * part)] }
    return Summary(least: least, median: share(0.5), p95: share(0.95), worst: worst)
  }
}
