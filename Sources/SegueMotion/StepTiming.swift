/// A staircase, CSS `steps(count, position)`.
public struct StepTiming: Hashable, Sendable {
  /// Where in the intervals of time the jumps fall.
  public enum Position: Hashable, Sendable {
    /// CSS `jump-start`: at the start of each interval, the first at time 0.
    case start
    /// CSS `jump-end`: at the end of each interval, the last at time 1.
    case end
    /// CSS `jump-both`: at both ends, which makes `count + 1` jumps.
    case both
    /// CSS `jump-none`: only between intervals, which makes `count − 1` jumps.
    case none
  }

  /// The number of equal intervals of time; below the minimum for the position it counts as that.
  public let count: Int
  /// Where in its interval each jump falls.
  public let position: Position

  /// Creates a staircase of `count` steps, at least 1 (2 for `.none`).
  public init(count: Int, position: Position = .end) {
    self.count = count
    self.position = position
  }
}

extension StepTiming {
  /// Returns the output at a fraction of time, as CSS Easing defines it with the "before" flag unset.
  ///
  /// It is exact at the jumps; outside 0…1 the staircase continues by the rules of CSS.
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
