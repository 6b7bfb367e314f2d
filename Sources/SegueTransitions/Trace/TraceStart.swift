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
