/// CSS `linear(…)`: straight lines between points.
public struct PiecewiseLinear: Hashable, Sendable {
  /// One stop: an output, and its input where the author gave one.
  public struct Stop: Hashable, Sendable {
    public var output: Double
    public var input: Double?

    /// Creates a stop; `input` is a fraction of time.
    public init(output: Double, input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// The stops as given, made finite.
  public let stops: [Stop]
  /// The stops' inputs with the gaps filled, never decreasing.
  let inputs: [Double]

  /// Creates the curve through the stops, of which there must be at least one; without any it is linear.
  ///
  /// Missing inputs are filled as CSS does: the first is 0, the last 1 or the largest before it, the others
  /// evenly spaced between their neighbours; an input below an earlier one is raised to it. An input that is
  /// not finite counts as missing, such an output as 0; all are held within ±1e9.
  ///
  /// - Complexity: Linear in the number of stops.
  public init(stops: [Stop]) {
    let given =
      stops.isEmpty ? [Stop(output: 0, input: 0), Stop(output: 1, input: 1)] : stops.map(\.finite)
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
