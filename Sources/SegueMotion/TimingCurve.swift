/// A curve from fraction of time to fraction of change.
public enum TimingCurve: Hashable, Sendable {
  case linear
  case cubicBezier(CubicBezier)
  case steps(StepTiming)
  case piecewiseLinear(PiecewiseLinear)
  /// A spring over `duration` seconds of input time 0…1; its value is exactly 1 from input 1 on.
  case spring(Spring, initialVelocity: Double, duration: Double)
}
