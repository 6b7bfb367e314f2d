/// A part of a deceleration in which one law of motion holds.
struct ScrollPhase: Hashable, Sendable {
  private enum Law: Hashable {
    case decay(Decay)
    /// Towards an edge, given by its offset.
    case spring(edge: Double, SpringSolution)
  }

  let startTime: Double
  /// The offset at which it starts, in points.
  let start: Double
  private let startVelocity: Double
  private let law: Law

  init(startTime: Double, position: Double, velocity: Double, bounds: ClosedRange<Double>, decay: Decay) {
    self.startTime = startTime
    start = position
    startVelocity = velocity
    // On an edge, the direction of the velocity decides.
    if position > bounds.upperBound || (position == bounds.upperBound && velocity > 0) {
      law = Self.spring(at: bounds.upperBound, position, velocity)
    } else if position < bounds.lowerBound || (position == bounds.lowerBound && velocity < 0) {
      law = Self.spring(at: bounds.lowerBound, position, velocity)
    } else {
      law = .decay(decay)
    }
  }

  private static func spring(at edge: Double, _ position: Double, _ velocity: Double) -> Law {
    let spring = ScrollDeceleration.edgeSpring
    return .spring(edge: edge, SpringSolution(spring, displacement: position - edge, velocity: velocity))
  }

  func position(after seconds: Double) -> Double {
    switch law {
    case .decay(let decay): decay.value(at: seconds, from: start, initialVelocity: startVelocity)
    case .spring(let edge, let solution): edge + solution.displacement(at: seconds)
    }
  }

  func velocity(after seconds: Double) -> Double {
    switch law {
    case .decay(let decay): decay.velocity(at: seconds, initialVelocity: startVelocity)
    case .spring(_, let solution): solution.velocity(at: seconds)
    }
  }

  /// The phase that takes over when this one meets an edge; nil if it comes to rest first.
  func successor(bounds: ClosedRange<Double>, decay: Decay) -> ScrollPhase? {
    let edge: Double
    let delay: Double
    switch law {
    case .decay(let decay):
      edge = startVelocity > 0 ? bounds.upperBound : bounds.lowerBound
      guard let time = decay.time(toReach: edge, from: start, initialVelocity: startVelocity) else {
        return nil
      }
      delay = time
    case .spring(let springEdge, _):
      guard let time = crossingDelay(of: springEdge) else { return nil }
      edge = springEdge
      delay = time
    }
    let speed: Double = velocity(after: delay)
    guard speed != 0 else { return nil }
    return ScrollPhase(
      startTime: startTime + delay,
      position: edge,
      velocity: speed,
      bounds: bounds,
      decay: decay
    )
  }

  /// The seconds until the spring crosses its edge, `(y₀ + (v₀ + ω y₀) t) e^(−ωt) = 0`; nil if it does not.
  private func crossingDelay(of edge: Double) -> Double? {
    let displacement: Double = start - edge
    let drift: Double = startVelocity + Self.frequency * displacement
    let delay: Double = -displacement / drift
    return displacement != 0 && delay > 0 && delay < .infinity ? delay : nil
  }

  /// Where this phase comes to rest if no other takes over.
  var restPosition: Double {
    switch law {
    case .decay(let decay): decay.restValue(from: start, initialVelocity: startVelocity)
    case .spring(let edge, _): edge
    }
  }

  /// The seconds until the phase stays within the rest distance of its end.
  var restDelay: Double {
    switch law {
    case .decay(let decay):
      let speed: Double = decay.initialVelocity(toTravel: ScrollDeceleration.restDistance)
      return decay.time(toReachSpeed: speed, initialVelocity: startVelocity)
    case .spring(let edge, let solution):
      return springRestDelay(solution, displacement: start - edge)
    }
  }

  /// Bisection after the turning point `v₀ / (ω (v₀ + ω y₀))`, from where the displacement only shrinks.
  private func springRestDelay(_ solution: SpringSolution, displacement: Double) -> Double {
    let drift: Double = startVelocity + Self.frequency * displacement
    let turn: Double = drift == 0 ? 0 : startVelocity / (Self.frequency * drift)
    var low: Double = max(turn, 0)
    let rest: Double = ScrollDeceleration.restDistance
    guard abs(solution.displacement(at: low)) > rest else { return low }
    var high: Double = low + 1
    for _ in 0..<20 where abs(solution.displacement(at: high)) > rest { high += high - low }
    for _ in 0..<60 {
      let middle: Double = (low + high) / 2
      if abs(solution.displacement(at: middle)) > rest { low = middle } else { high = middle }
    }
    return high
  }

  private static let frequency: Double = ScrollDeceleration.edgeSpring.angularFrequency
}
