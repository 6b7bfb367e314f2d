public import SegueUIKitRules

/// A call with its screens' names, as the trace of a scene has it.
public typealias Call = UIKitCall<String>

/// A line of the trace: a call that UIKit would have made, or what led to one.
public struct TraceEntry: Hashable, Sendable {
  /// What a line reports.
  public enum Event: Hashable, Sendable {
    /// A call of UIKit's, or of the app's on UIKit's objects.
    case call(Call)
    /// A state that a gesture recognizer entered.
    case recognizer(RecognizerReport)
    /// The outcome of the test that decided a gesture's end.
    case verdict(GestureVerdict)
    /// A line that a program printed.
    case printed(String)
    /// What a program did that has no effect here, with its place.
    case noted(String)
  }

  /// Seconds on the session's clock.
  public var time: Double
  /// What happened.
  public var event: Event

  /// The call; nil if the line reports on a gesture.
  public var call: Call? {
    if case .call(let call) = event { call } else { nil }
  }

  /// Creates an entry.
  public init(time: Double, event: Event) {
    self.time = time
    self.event = event
  }
}

/// Where a transition's calls begin in the trace.
public struct TraceStart: Hashable, Sendable {
  /// The index into the trace's entries.
  public var index: Int
  /// The transition's name.
  public var transition: String

  /// Creates a start.
  public init(index: Int, transition: String) {
    self.index = index
    self.transition = transition
  }
}
