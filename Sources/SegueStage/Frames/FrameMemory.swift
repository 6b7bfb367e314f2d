/// What a frame keeps of its last sampling, so that the next one can build on it.
struct FrameMemory: Sendable {
  /// The tree's revision when the frame was sampled; nil if it was not.
  var source: UInt64?
  var includesHidden = false
  /// Each node's parent; -1 for the root.
  var parents: [Int32] = []
  /// The node of each slot of the tree; -1 for a layer that is not in the frame.
  var places: [Int32] = []
  /// Whether the current sampling has not found a change yet.
  var isUnchanged = true
  /// The nodes that may have changed, ascending.
  var candidates: [Int32] = []
  /// The nodes before the last sampling of the whole tree.
  var former: [FrameNode] = []
  /// A stack of sublayers that are being sorted while a frame is sampled; kept for its storage.
  var paintOrder: [PaintOrderEntry] = []
}

extension FrameMemory {
  /// Inserts a node into the candidates unless it is one.
  mutating func insertCandidate(_ node: Int32) {
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle] < node { low = middle + 1 } else { high = middle }
    }
    if low < candidates.count, candidates[low] == node { return }
    candidates.insert(node, at: low)
  }
}

/// A sublayer with its presented z position.
struct PaintOrderEntry: Sendable {
  var layer: LayerID
  var zPosition: Double
}
