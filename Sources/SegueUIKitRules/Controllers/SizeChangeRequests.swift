/// Changes of a window's size that are asked for: UIKit disables autorotation while a transition runs, so that they wait
/// for its end.
public struct SizeChangeRequests<Change: Sendable>: Sendable {
  private var awaited: [Change] = []

  /// Creates a state without requests.
  public init() {}

  /// Whether nothing waits.
  public var isEmpty: Bool { awaited.isEmpty }

  /// Takes a request; returns it if it can be met at once, and nil if it waits for the end of a transition.
  public mutating func ask(for change: Change, duringTransition: Bool) -> Change? {
    guard duringTransition else { return change }
    awaited.append(change)
    return nil
  }

  /// The transition has ended; returns what waited for that, in order.
  public mutating func takeAwaited() -> [Change] {
    defer { awaited = [] }
    return awaited
  }
}
