/// CSS `steps(count, position)`.
public struct StepTiming: Hashable, Sendable {
  /// Where the jumps fall.
  public enum Position: Hashable, Sendable {
    case start
    case end
    case both
    case none
  }

  public let count: Int
  public let position: Position

  /// Creates a staircase of `count` steps, at least 1 (2 for `.none`).
  public init(count: Int, position: Position = .end) {
    self.count = count
    self.position = position
  }
}
