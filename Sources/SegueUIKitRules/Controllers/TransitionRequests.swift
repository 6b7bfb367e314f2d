/// Transitions that are asked for while another one runs.
///
/// A pop from the controller that a running push or pop leads to waits for its end, as a navigation controller does it;
/// UIKit refuses every other one, with a warning in the log.
public struct TransitionRequests: Sendable {
  /// Asked for during the transition and waiting for its end, in order.
  public private(set) var deferred: [String] = []
  /// Refused during the transition; each is complained about once.
  private var refused: Set<String> = []

  /// Creates a state without requests.
  public init() {}

  /// Takes a request made while a transition runs.
  ///
  /// - Parameters:
  ///   - name: The name of the transition that is asked for.
  ///   - kind: Its kind; nil for one that is not between controllers.
  ///   - leavesTarget: Whether it leaves the controller that the running transition leads to.
  ///   - leavesSource: Whether it leaves the one that the running transition comes from.
  ///   - running: The kind of the running transition.
  /// - Returns: What UIKit would complain about; nil if it says nothing, because it has said it before or the request
  ///   belongs to a controller that is not part of the transition.
  public mutating func ask(
    for name: String,
    _ kind: TransitionKind?,
    leavesTarget: Bool,
    leavesSource: Bool,
    during running: TransitionKind
  ) -> TransitionComplaint? {
    if kind == .pop, leavesTarget, running != .present, running != .tab {
      guard !deferred.contains(name) else { return nil }
      deferred.append(name)
      return .deferred
    }
    guard leavesTarget || leavesSource, refused.insert(name).inserted else { return nil }
    return .refused
  }

  /// The transition has ended; returns what waited for that.
  public mutating func takeDeferred() -> [String] {
    defer { self = TransitionRequests() }
    return deferred
  }
}
