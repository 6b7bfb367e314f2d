public import SegueGeometry

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

extension LayerID {
  /// The identity of a node that is a picture of a layer, or of none: no tree has it.
  ///
  /// `number` is at least 0.
  public static func standIn(_ number: Int) -> LayerID {
    LayerID(index: Int32(truncatingIfNeeded: -1 - number), generation: -1)
  }
}
