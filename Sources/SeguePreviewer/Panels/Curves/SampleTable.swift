/// Numbers by sample and place, of which most never change: a place at rest costs one number.
struct SampleTable: Sendable {
  /// A place's numbers.
  private struct Column: Sendable {
    /// The number of all samples, as long as there are no others.
    var rest: Double
    /// A number a sample, once they differ.
    var values: [Double] = []

    /// Adds the number of the sample after the first `count`.
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

  /// Adds a sample; places that it lacks, and those of earlier samples that it adds, have no number.
  mutating func append(_ row: [Double]) {
    while columns.count < row.count { columns.append(Column(rest: .nan)) }
    for index in columns.indices {
      columns[index].append(index < row.count ? row[index] : .nan, after: count)
    }
    count += 1
  }

  /// Forgets all samples but the first so many.
  mutating func keep(first kept: Int) {
    guard kept < count else { return }
    count = kept
    for index in columns.indices where !columns[index].values.isEmpty {
      columns[index].values.removeSubrange(kept...)
    }
    if kept == 0 { columns.removeAll(keepingCapacity: true) }
  }

  /// A sample's number at a place; not a number where there is none.
  subscript(row: Int, place: Int) -> Double {
    guard place < columns.count, row < count else { return .nan }
    return columns[place].values.isEmpty ? columns[place].rest : columns[place].values[row]
  }

  /// The least and the greatest number of a place; nil where there are none.
  ///
  /// Takes time proportional to the samples, but for places at rest.
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
