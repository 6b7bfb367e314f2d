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

  public let stops: [Stop]

  /// Creates the curve through the stops, of which there must be at least one.
  public init(stops: [Stop]) { self.stops = stops }
}
