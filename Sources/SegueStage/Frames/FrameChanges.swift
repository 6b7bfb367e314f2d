/// How a frame differs from what lay in its storage before it was sampled.
public struct FrameChanges: Sendable {
  /// Names what the frame shows now: another frame of this revision shows the same; nil where nobody knows.
  public internal(set) var revision: UInt64?
  /// The revision before the last that differed; nil where all may have changed.
  public internal(set) var base: UInt64?
  /// The nodes that have changed since `base`, ascending: all others have the same state and projection, and
  /// every node is where it was.
  public internal(set) var nodes: [Int] = []

  init() {}

  /// Nothing is known of what the frame shows any more.
  mutating func forget() {
    revision = nil
    base = nil
    nodes.removeAll(keepingCapacity: true)
  }
}
