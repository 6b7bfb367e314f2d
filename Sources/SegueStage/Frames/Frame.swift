public import SegueGeometry

/// The presented layers at one time: a flattened tree in paint order, parents before their descendants.
///
/// Hidden layers are left out with their subtrees unless asked for. Sublayers are ordered by `zPosition`,
/// then by their order in the tree. A mask is the first child of the node that it masks, with the role
/// `.mask`. Node 0 is the root, whose bounds are the canvas.
public struct Frame: Sendable {
  /// The canvas' size in points.
  public var size: Size
  /// The nodes in paint order; modifying them makes everything count as changed.
  public var nodes: [FrameNode] {
    get { sampled }
    _modify {
      defer {
        changes.forget()
        memory.source = nil
      }
      yield &sampled
    }
  }
  /// What the last sampling or composing changed.
  public internal(set) var changes = FrameChanges()
  var sampled: [FrameNode] = []
  var memory = FrameMemory()

  /// Creates an empty frame; use the same one again, so that its storage is reused and only changes sampled.
  public init(size: Size = .zero) { self.size = size }
}

extension Frame {
  /// Fills the frame with nodes of no tree, and records how they differ from those before.
  ///
  /// `fill` gets an empty array whose storage is reused. Its first node must be a root that contains all
  /// others. The size is in points. Time grows with the number of nodes.
  public mutating func compose(size newSize: Size, _ fill: (inout [FrameNode]) -> Void) {
    swap(&memory.former, &sampled)
    sampled.removeAll(keepingCapacity: true)
    fill(&sampled)
    memory.source = nil
    size = newSize
    noteDifferences()
  }
}
