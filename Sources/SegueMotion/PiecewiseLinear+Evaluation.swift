import SegueGeometry

extension PiecewiseLinear {
  /// The output at an input fraction; beyond the ends the outermost segments go on.
  ///
  /// Where stops share an input the last of them holds. A single stop is a constant.
  ///
  /// - Complexity: Logarithmic in the number of stops.
  public func value(at fraction: Double) -> Double {
    let input: Double = fraction.clamped(to: -1e9...1e9, otherwise: 0)
    guard stops.count > 1 else { return stops[0].output }
    let index = segment(at: input)
    let span: Double = inputs[index + 1] - inputs[index]
    guard span > Self.shortestSpan else { return stops[index + 1].output }
    let part: Double = (input - inputs[index]) / span
    return stops[index].output.interpolated(to: stops[index + 1].output, fraction: part)
  }

  /// The slope at an input fraction, that of the segment which starts there; 0 for a vertical one.
  public func slope(at fraction: Double) -> Double {
    guard stops.count > 1 else { return 0 }
    let index = segment(at: fraction.clamped(to: -1e9...1e9, otherwise: 0))
    let span: Double = inputs[index + 1] - inputs[index]
    return span > Self.shortestSpan ? (stops[index + 1].output - stops[index].output) / span : 0
  }

  /// Shorter segments count as vertical, or a slope could overflow.
  private static let shortestSpan: Double = 1e-12

  /// The index of the last stop whose input is not above `input`, short of the last stop of all.
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
