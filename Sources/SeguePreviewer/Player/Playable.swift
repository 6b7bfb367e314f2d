import SegueTransitions

/// What a player plays: a value that time and events change, the same way every time.
protocol Playable: Sendable {
  associatedtype Event: Sendable

  /// Seconds since its start.
  var time: Double { get }
  /// Whether anything moves or is due.
  var isAnimating: Bool { get }
  mutating func advance(to newTime: Double)
  mutating func handle(_ event: Event)
}

extension Session: Playable {}
