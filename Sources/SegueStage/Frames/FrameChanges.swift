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

extension Frame {
  /// Notes the nodes that differ from the former ones, or that all may.
  mutating func noteDifferences() {
    let former = memory.former
    guard changes.revision != nil, former.count == sampled.count,
      former.indices.allSatisfy({ former[$0].hasPlace(of: sampled[$0]) })
    else {
      changes.forget()
      changes.revision = Revision.next()
      return
    }
    beginChanges()
    for index in former.indices
    where former[index].projection != sampled[index].projection
      || former[index].state != sampled[index].state
    {
      noteChange(of: index)
    }
  }

  /// Notes that a node has changed; nodes are noted in their order, after `beginChanges()`.
  mutating func noteChange(of node: Int) {
    if memory.isUnchanged {
      memory.isUnchanged = false
      changes.base = changes.revision
      changes.revision = Revision.next()
      changes.nodes.removeAll(keepingCapacity: true)
    }
    changes.nodes.append(node)
  }

  /// Until a node changes, the changes before stay the last.
  mutating func beginChanges() { memory.isUnchanged = true }
}

extension FrameNode {
  /// Whether two nodes of two frames are the same layer's, at the same place in the tree.
  fileprivate func hasPlace(of other: FrameNode) -> Bool {
    layer == other.layer && role == other.role && subtreeEnd == other.subtreeEnd
  }
}
