/// A line of the trace: a call that UIKit would have made, or what led to it.
public struct TraceEntry: Hashable, Sendable {
  /// What a line tells of.
  public enum Event: Hashable, Sendable {
    /// A call of UIKit's, or of the app's on UIKit's objects.
    case call(Call)
    /// A state that a gesture recognizer entered.
    case recognizer(RecognizerReport)
    /// The test that decided what became of a gesture.
    case verdict(GestureVerdict)
  }

  /// Seconds.
  public var time: Double
  public var event: Event

  /// The call; nil where the line tells of a gesture.
  public var call: Call? {
    if case .call(let call) = event { call } else { nil }
  }

  /// Creates an entry.
  public init(time: Double, event: Event) {
    self.time = time
    self.event = event
  }
}
