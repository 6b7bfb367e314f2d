/// How a frame differs from what it showed before it was last sampled.
public struct FrameChanges: Sendable {
  /// Identifies what the frame shows: frames of the same revision show the same; nil if it is unknown.
  public internal(set) var revision: UInt64?
  /// The revision that `nodes` is relative to; nil if everything may have changed.
  public internal(set) var base: UInt64?
  /// The indices of the nodes that have changed since `base`, ascending.
  ///
  /// All others have the same state and projection, and every node has kept its place in the tree.
  public internal(set) var nodes: [Int] = []

  init() {}

  /// Forgets what the frame shows, so that everything counts as changed.
  mutating func forget() {
    revision = nil
    base = nil
    nodes.removeAll(keepingCapacity: true)
  }
}

extension Frame {
  /// Records which nodes differ from the former ones; all may if the layers or their order do.
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

  /// Records that a node has changed; called in the order of nodes, after `beginChanges()`.
  mutating func noteChange(of node: Int) {
    if memory.isUnchanged {
      memory.isUnchanged = false
      changes.base = changes.revision
      changes.revision = Revision.next()
      changes.nodes.removeAll(keepingCapacity: true)
    }
    changes.nodes.append(node)
  }

  /// Begins a sampling; the previous changes stay until a node differs.
  mutating func beginChanges() { memory.isUnchanged = true }
}

extension FrameNode {
  /// Whether two nodes of two frames belong to the same layer in the same place of the tree.
  fileprivate func hasPlace(of other: FrameNode) -> Bool {
    layer == other.layer && role == other.role && subtreeEnd == other.subtreeEnd
  }
}
