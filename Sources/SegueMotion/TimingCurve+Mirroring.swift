extension TimingCurve {
  /// The curve that shows the same change backwards, `1 − f(1 − x)`; a spring stays as it is.
  ///
  /// A spring comes to rest in either direction; UIKit has none that does the opposite.
  public var mirrored: TimingCurve {
    switch self {
    case .linear, .spring: self
    case .cubicBezier(let bezier): .cubicBezier(bezier.mirrored)
    case .steps(let steps): .steps(steps.mirrored)
    case .piecewiseLinear(let lines): .piecewiseLinear(lines.mirrored)
    }
  }
}

extension CubicBezier {
  fileprivate var mirrored: CubicBezier { CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}

extension StepTiming {
  fileprivate var mirrored: StepTiming {
    let position: Position =
      switch self.position {
      case .start: .end
      case .end: .start
      case .both, .none: self.position
      }
    return StepTiming(count: count, position: position)
  }
}

extension PiecewiseLinear {
  fileprivate var mirrored: PiecewiseLinear {
    PiecewiseLinear(
      stops: zip(stops, inputs).reversed().map { stop, input in
        Stop(output: 1 - stop.output, input: 1 - input)
      }
    )
  }
}
