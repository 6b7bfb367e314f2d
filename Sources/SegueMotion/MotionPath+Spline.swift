extension MotionPath {
  /// How a cubic way bends at its values, as Kochanek and Bartels have it and `CAKeyframeAnimation` names it.
  ///
  /// At 0 each it is a Catmull-Rom spline.
  public struct Shape: Hashable, Sendable {
    /// −1…1: how tight the bends are; at 1 the way stands still at each value.
    public var tension: Double
    /// −1…1: how sharp the corners are; other than 0 the velocity leaps at each value.
    public var continuity: Double
    /// −1…1: whether the way bends before its values or after them.
    public var bias: Double

    /// Creates a shape.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
    }
  }

  /// Creates a cubic way through values; nil if there are not at least two, and as many times.
  ///
  /// Where times are not evenly spread the slopes at both sides of a value agree with each other in time, so that no
  /// velocity leaps. Each curve then bends the time between two values. A value that has no shape of its own, as one past
  /// the end of `shapes`, is passed as by a Catmull-Rom spline. With `isPaced` the way is the same, and its pace is even.
  public init?(
    through values: [SIMD4<Double>],
    keyTimes: [Double],
    curves: [TimingCurve] = [],
    shapes: [Shape] = [],
    isPaced: Bool = false
  ) {
    guard values.count > 1, keyTimes.count == values.count else { return nil }
    let slopes = values.indices.map { index in
      (shapes.indices.contains(index) ? shapes[index] : Shape()).slopes(at: index, of: values, keyTimes)
    }
    var pieces: [CubicPiece] = []
    for index in 0..<values.count - 1 {
      let (start, end) = (values[index], values[index + 1])
      let (leaving, arriving) = (slopes[index].leaving, slopes[index + 1].arriving)
      pieces.append(
        CubicPiece(start: start, control1: start + leaving / 3, control2: end - arriving / 3, end: end)
      )
    }
    self.init(pieces: pieces, pace: isPaced ? .even : .timed(keyTimes: keyTimes, curves: curves))
  }
}

extension MotionPath.Shape {
  /// The slopes with which the way arrives at a value and leaves it, each by the parameter of the piece on its side.
  fileprivate func slopes(at index: Int, of values: [SIMD4<Double>], _ times: [Double])
    -> (arriving: SIMD4<Double>, leaving: SIMD4<Double>)
  {
    let (last, next) = (max(index - 1, 0), min(index + 1, values.count - 1))
    let (before, after) = (values[index] - values[last], values[next] - values[index])
    let loose = (1 - tension) / 2
    let arriving = loose * ((1 - continuity) * (1 + bias) * before + (1 + continuity) * (1 - bias) * after)
    let leaving = loose * ((1 + continuity) * (1 + bias) * before + (1 - continuity) * (1 - bias) * after)
    let (early, late) = (times[index] - times[last], times[next] - times[index])
    guard early > 0, late > 0 else { return (arriving, leaving) }
    return (arriving * (2 * early / (early + late)), leaving * (2 * late / (early + late)))
  }
}
