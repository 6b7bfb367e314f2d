import SegueMotion

/// A curve as its values at some times: straight lines between them, or a staircase.
struct CurveStops {
  var times: [Double]
  var values: [Double]
  /// Whether each value holds until the time of the next one, of which there is one more than of values.
  var isDiscrete = false
}

extension CurveStops {
  /// The same for what waits before it begins, and until then stands where it starts: a staircase whose first jump is at its
  /// beginning has not made it yet.
  var waiting: CurveStops {
    guard isDiscrete, let first = values.first, first != 0 else { return self }
    var result = self
    result.values.insert(0, at: 0)
    result.times.insert(Self.moment, at: 1)
    return result
  }

  /// A part of the duration that nobody sees.
  private static let moment = 1e-6
}

extension TimingCurve {
  /// The curve's stops, if it has no bends.
  var stops: CurveStops? {
    switch self {
    case .piecewiseLinear(let lines):
      let inner = zip(lines.inputs, lines.stops).filter { 0 < $0.0 && $0.0 < 1 }
      return CurveStops(
        times: [0] + inner.map(\.0) + [1],
        values: [value(at: 0)] + inner.map(\.1.output) + [value(at: 1)]
      )
    case .steps(let steps):
      let count = max(steps.count, steps.position == .none ? 2 : 1)
      // The last jump may fall on the very end.
      return CurveStops(
        times: (0...count).map { Double($0) / Double(count) } + [1],
        values: (0..<count).map { value(at: (Double($0) + 0.5) / Double(count)) } + [value(at: 1)],
        isDiscrete: true
      )
    case .linear, .cubicBezier, .spring: return nil
    }
  }
}
