public import SegueGeometry

/// The presented layers at one time: a tree laid flat in paint order, parents before their descendants.
///
/// Hidden layers and their subtrees are left out, unless asked for. Sublayers are ordered by `zPosition`, then by
/// their order in the tree. A mask is the first child of the node it masks, with the role `.mask`. Node 0 is the
/// root (the container); its bounds are the canvas.
public struct Frame: Sendable {
  public var size: Size
  /// Changing them makes everything count as changed.
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
  /// What the last sampling changed.
  public internal(set) var changes = FrameChanges()
  var sampled: [FrameNode] = []
  var memory = FrameMemory()

  /// Creates an empty frame; reuse it, so that its storage is, and only what changes is sampled.
  public init(size: Size = .zero) { self.size = size }
}

extension Frame {
  /// Fills the frame with nodes that are made rather than sampled, and notes how they differ from those before.
  ///
  /// `fill` gets an empty list whose storage is reused; node 0 has to be a root that holds all others. Time grows
  /// with the number of nodes.
  public mutating func compose(size newSize: Size, _ fill: (inout [FrameNode]) -> Void) {
    swap(&memory.former, &sampled)
    sampled.removeAll(keepingCapacity: true)
    fill(&sampled)
    memory.source = nil
    size = newSize
    noteDifferences()
  }
}
