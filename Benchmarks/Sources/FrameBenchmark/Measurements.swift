/// Numbers measured frame by frame.
struct Measurements {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var count: Int { values.count }

  /// The median, the 95th and 99th percentile, and the largest, each a value that was measured; zeros without values.
  var summary: [Double] {
    let sorted = values.sorted()
    guard let worst = sorted.last else { return [0, 0, 0, 0] }
    return [0.5, 0.95, 0.99].map { sorted[Int(Double(sorted.count - 1) * $0)] } + [worst]
  }
}
