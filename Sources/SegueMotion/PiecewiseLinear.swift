/// CSS `linear(…)`: straight lines between points.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A point of the curve; its input is filled in if it is not given.
  public struct Stop: Hashable, Sendable {
    /// The fraction of change.
    public var output: Double
    /// The fraction of time; nil if not given.
    public var input: Double?

    /// Creates a stop; without an input, it is placed by its neighbours.
    public init(output: Double, input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// The stops as given, with every number finite and within ±1e9; at least one.
  public let stops: [Stop]
  /// The stops' inputs with the missing ones filled in, in ascending order.
  public let inputs: [Double]

  /// Creates the curve through the stops; without any it is the straight line from (0, 0) to (1, 1).
  ///
  /// Missing inputs are filled in as in CSS: the first is 0, the last is 1 or the largest before it, the
  /// others are evenly spaced between their neighbours; an input below an earlier one is raised to it. An
  /// input that is not finite counts as missing, such an output as 0; all are clamped to ±1e9.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  public init(stops: [Stop]) {
    let given =
      stops.isEmpty ? [Stop(output: 0, input: 0), Stop(output: 1, input: 1)] : stops.map { $0.finite }
    self.stops = given
    inputs = Self.filledInputs(of: given)
  }

  private static func filledInputs(of stops: [Stop]) -> [Double] {
    var inputs: [Double] = []
    inputs.reserveCapacity(stops.count)
    var largest: Double = stops.first?.input ?? 0
    for (index, stop) in stops.enumerated() {
      if let input = stop.input {
        largest = max(largest, input)
      } else if index == 0 {
        largest = 0
      } else if index == stops.count - 1 {
        largest = max(1, largest)
      } else {
        continue
      }
      spread(over: index - inputs.count, to: largest, in: &inputs)
      inputs.append(largest)
    }
    return inputs
  }

  /// Appends `count` inputs evenly spaced between the last one and `end`.
  private static func spread(over count: Int, to end: Double, in inputs: inout [Double]) {
    guard count > 0, let start = inputs.last else { return }
    for index in 1...count {
      inputs.append(start + (end - start) * Double(index) / Double(count + 1))
    }
  }
}

extension PiecewiseLinear.Stop {
  fileprivate var finite: Self {
    Self(
      output: output.isFinite ? output.clamped(to: -1e9...1e9, otherwise: 0) : 0,
      input: input.flatMap { $0.isFinite ? $0.clamped(to: -1e9...1e9, otherwise: 0) : nil }
    )
  }
}
