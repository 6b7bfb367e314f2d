/// A call that UIKit would have made.
public struct TraceEntry: Hashable, Sendable {
  /// Seconds.
  public var time: Double
  /// As the trace reference lists it.
  public var call: String

  /// Creates an entry.
  public init(time: Double, call: String) {
    self.time = time
    self.call = call
  }
}
