import SegueGeometry

extension PiecewiseLinear {
  /// Returns the output at a fraction of time; beyond the ends the outermost segments continue.
  ///
  /// If several stops share an input, the last of them counts there. A single stop is a constant.
  ///
  /// - Complexity: O(log *n*) in the number of stops.
  public func value(at fraction: Double) -> Double {
    let input: Double = fraction.clamped(to: -1e9...1e9, otherwise: 0)
    guard stops.count > 1 else { return stops[0].output }
    let index = segment(at: input)
    let span: Double = inputs[index + 1] - inputs[index]
    guard span > Self.shortestSpan else { return stops[index + 1].output }
    let part: Double = (input - inputs[index]) / span
    return stops[index].output.interpolated(to: stops[index + 1].output, fraction: part)
  }

  /// Returns the slope at a fraction of time; at a stop, that of the segment that starts there.
  ///
  /// A vertical segment has slope 0.
  ///
  /// - Complexity: O(log *n*) in the number of stops.
  public func slope(at fraction: Double) -> Double {
    guard stops.count > 1 else { return 0 }
    let index = segment(at: fraction.clamped(to: -1e9...1e9, otherwise: 0))
    let span: Double = inputs[index + 1] - inputs[index]
    return span > Self.shortestSpan ? (stops[index + 1].output - stops[index].output) / span : 0
  }

  /// Segments no longer than this count as vertical, or a slope could overflow.
  private static let shortestSpan: Double = 1e-12

  /// The index of the stop that starts the segment at `input`; the outermost segments have no end.
  private func segment(at input: Double) -> Int {
    var low = 0
    var high = stops.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if inputs[middle] <= input { low = middle } else { high = middle }
    }
    return low
  }
}
