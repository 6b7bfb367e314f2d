/// Straight lines that follow a curve within a bound, with as few corners as such lines can have.
///
/// The curve is given by its values at even times. Corners lie at these times, on the curve or at its bounds,
/// and the search goes by their number, so that no other choice among these has fewer.
struct CurveFit {
  /// The corners, both ends included and exact.
  let stops: [Stop]

  struct Stop: Hashable {
    /// A fraction of the time, 0…1.
    var time: Double
    var value: Double
  }

  /// Follows values within `tolerance`; time grows with their number and the length of the lines.
  init(_ values: [Double], tolerance: Double) {
    guard values.count > 2 else {
      stops = values.enumerated().map { Stop(time: $0 == 0 ? 0 : 1, value: $1) }
      return
    }
    var search = Search(values: values, tolerance: tolerance)
    stops = search.run()
  }

  private struct Search {
    let values: [Double]
    let tolerance: Double
    /// Where a corner may lie beside the curve, in tolerances.
    private static let offsets = [0, -0.9, 0.9, -0.45, 0.45]
    /// The state from which each was first reached; nil for one that was not.
    private var origins: [Int?] = []

    init(values: [Double], tolerance: Double) {
      self.values = values
      self.tolerance = tolerance
    }

    /// A state is a sample and an offset; a breadth-first search finds the fewest lines to the last sample.
    mutating func run() -> [Stop] {
      let width = Self.offsets.count
      let last = (values.count - 1) * width
      origins = Array(repeating: nil, count: values.count * width)
      origins[0] = 0
      var open = [0]
      while origins[last] == nil, !open.isEmpty {
        var next: [Int] = []
        for state in open { reach(from: state, into: &next) }
        open = next
      }
      return path(to: last)
    }

    private func value(_ state: Int) -> Double {
      let width = Self.offsets.count
      return values[state / width] + Self.offsets[state % width] * tolerance
    }

    /// Notes every corner that a line from here can end in, without leaving the bounds between.
    private mutating func reach(from state: Int, into next: inout [Int]) {
      let width = Self.offsets.count
      let start = state / width
      let height = value(state)
      var (low, high) = (-Double.infinity, Double.infinity)
      for index in start + 1..<values.count {
        let distance = Double(index - start)
        for (offset, _) in Self.offsets.enumerated() {
          let end = index * width + offset
          // Only the end itself counts as having arrived.
          if index == values.count - 1, offset > 0 { continue }
          let slope = (value(end) - height) / distance
          guard slope >= low, slope <= high, origins[end] == nil else { continue }
          origins[end] = state
          next.append(end)
        }
        low = max(low, (values[index] - tolerance - height) / distance)
        high = min(high, (values[index] + tolerance - height) / distance)
        if low > high { return }
      }
    }

    private func path(to end: Int) -> [Stop] {
      var states = [end]
      while let last = states.last, last != 0, let origin = origins[last] { states.append(origin) }
      let width = Self.offsets.count
      let span = Double(values.count - 1)
      return states.reversed().map { Stop(time: Double($0 / width) / span, value: value($0)) }
    }
  }
}

extension CurveFit {
  /// The value at a fraction of the time, as CSS has it.
  func value(at time: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.time >= time }) else { return stops.last?.value ?? 0 }
    guard next > 0 else { return stops[0].value }
    let (a, b) = (stops[next - 1], stops[next])
    return a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time)
  }
}
