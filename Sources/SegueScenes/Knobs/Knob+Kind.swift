extension Knob {
  /// What a literal measures, which decides its unit, its range and the size of a step.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A duration in seconds, a fraction 0…1, or a length in points.
    case seconds, fraction, points
    /// The parameters of a spring.
    case dampingRatio, bounce, stiffness, damping, mass
    /// A velocity, in distances per second.
    case velocity
    /// A coordinate of a Bézier's control point.
    case controlX, controlY
    /// A factor or divisor of a length.
    case factor
    /// A scale factor of a transform.
    case scale
    /// An angle in radians or degrees, or a percentage.
    case radians, degrees, percent
    /// A whole number of at least 1.
    case count
    /// A plain number, such as a threshold.
    case number
    /// A colour; a step turns its hue.
    case color
    /// A timing curve's name.
    case curve
  }

  /// The size of the step that a knob is turned by.
  public enum Step: Hashable, Sendable, CaseIterable {
    /// Step sizes, smallest first; `distance(_:from:)` gives them for a kind.
    case fine, normal, coarse
  }
}

extension Knob.Kind {
  /// The unit shown after the value; empty for a plain number.
  public var unit: String {
    switch self {
    case .seconds: "s"
    case .points: "pt"
    case .radians: "rad"
    case .degrees: "°"
    case .percent: "%"
    case .velocity: "/s"
    default: ""
    }
  }

  /// The range that turning is limited to; the language may allow more, which can be typed.
  public var range: ClosedRange<Double> {
    switch self {
    case .seconds: 0...600
    case .fraction, .controlX: 0...1
    case .dampingRatio: 0.01...1
    case .bounce: -0.99...0.99
    case .stiffness: 1...100_000
    case .damping: 0...10_000
    case .mass: 0.01...1000
    case .percent: 0...100
    case .count: 1...1000
    default: -100_000...100_000
    }
  }

  /// Returns the size of one step from a value, in the literal's own unit.
  ///
  /// Steps of plain numbers grow with their magnitude, so that .5 and 500 both turn at a sensible pace.
  public func distance(_ step: Knob.Step, from value: Double) -> Double {
    let (fine, normal, coarse): (Double, Double, Double) =
      switch self {
      case .seconds: (0.01, 0.05, 0.25)
      case .fraction, .dampingRatio, .bounce, .controlX, .controlY: (0.01, 0.05, 0.2)
      case .scale, .radians: (0.01, 0.05, 0.25)
      case .stiffness: (1, 10, 50)
      case .damping: (0.1, 1, 5)
      case .mass: (0.05, 0.1, 0.5)
      case .velocity: (0.1, 0.5, 2)
      case .points, .degrees, .percent: (1, 5, 20)
      case .count: (1, 1, 5)
      case .color: (1, 5, 20)
      case .curve: (1, 1, 1)
      case .number, .factor: Self.distances(at: abs(value))
      }
    return switch step {
    case .fine: fine
    case .normal: normal
    case .coarse: coarse
    }
  }

  private static func distances(at magnitude: Double) -> (Double, Double, Double) {
    switch magnitude {
    case 100...: (1, 10, 50)
    case 10..<100: (0.5, 1, 10)
    case 2..<10: (0.1, 0.5, 2)
    default: (0.01, 0.05, 0.25)
    }
  }
}
