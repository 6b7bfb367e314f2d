/// Numbers by sample and column, most of which never change: a constant column stores one number.
struct SampleTable: Sendable {
  /// The numbers of a column.
  private struct Column: Sendable {
    /// The number in all samples, as long as they agree.
    var rest: Double
    /// One number per sample, once they differ.
    var values: [Double] = []

    /// Appends a number after the first `count` samples.
    mutating func append(_ value: Double, after count: Int) {
      if values.isEmpty {
        if count == 0 {
          rest = value
          return
        }
        if rest == value || rest.isNaN && value.isNaN { return }
        values = Array(repeating: rest, count: count)
      }
      values.append(value)
    }
  }

  private(set) var count = 0
  private var columns: [Column] = []

  /// Appends a sample; columns it lacks, and earlier samples of columns it adds, are NaN.
  mutating func append(_ row: [Double]) {
    while columns.count < row.count { columns.append(Column(rest: .nan)) }
    for index in columns.indices {
      columns[index].append(index < row.count ? row[index] : .nan, after: count)
    }
    count += 1
  }

  /// Drops all samples after the first `kept`.
  mutating func keep(first kept: Int) {
    guard kept < count else { return }
    count = kept
    for index in columns.indices where !columns[index].values.isEmpty {
      columns[index].values.removeSubrange(kept...)
    }
    if kept == 0 { columns.removeAll(keepingCapacity: true) }
  }

  /// The number of a sample in a column; NaN if there is none.
  subscript(row: Int, place: Int) -> Double {
    guard place < columns.count, row < count else { return .nan }
    return columns[place].values.isEmpty ? columns[place].rest : columns[place].values[row]
  }

  /// The range of a column; nil if it has no numbers.
  ///
  /// Linear in the number of samples, except for constant columns.
  func range(of place: Int) -> ClosedRange<Double>? {
    guard place < columns.count, count > 0 else { return nil }
    guard !columns[place].values.isEmpty else {
      return columns[place].rest.isFinite ? columns[place].rest...columns[place].rest : nil
    }
    var low: Double = .infinity
    var high: Double = -.infinity
    for value in columns[place].values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
    }
    return low <= high ? low...high : nil
  }
}
