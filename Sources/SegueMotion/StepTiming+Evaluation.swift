extension StepTiming {
  /// The output at an input fraction, as CSS Easing has it with the "before" flag unset.
  ///
  /// Exact at the jumps; outside 0…1 the staircase goes on by CSS's own rules. A count below the least
  /// allowed counts as that.
  public func value(at fraction: Double) -> Double {
    let steps = Double(max(count, position == .none ? 2 : 1))
    let input: Double = fraction.clamped(to: -1e9...1e9, otherwise: 0)
    var step: Double = (input * steps).rounded(.down)
    if position == .start || position == .both { step += 1 }
    let jumps: Double
    switch position {
    case .start, .end: jumps = steps
    case .both: jumps = steps + 1
    case .none: jumps = steps - 1
    }
    if input >= 0 { step = max(step, 0) }
    if input <= 1 { step = min(step, jumps) }
    return step / jumps
  }
}
