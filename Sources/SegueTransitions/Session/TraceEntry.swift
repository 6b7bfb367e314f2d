/// A line of the trace: a call that UIKit would have made, or what led to it.
public struct TraceEntry: Hashable, Sendable {
  /// What a line tells of.
  public enum Kind: Hashable, Sendable {
    /// A call of UIKit's, or of the author's on UIKit's objects.
    case call
    /// A state that a gesture recognizer entered.
    case recognizer
    /// The test that decided what became of a gesture.
    case verdict
  }

  /// Seconds.
  public var time: Double
  /// As the trace reference lists it.
  public var call: String
  public var kind: Kind

  /// Creates an entry.
  public init(time: Double, call: String, kind: Kind = .call) {
    self.time = time
    self.call = call
    self.kind = kind
  }
}
