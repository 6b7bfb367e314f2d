/// What a frame remembers of its sampling, so that the next may follow it.
struct FrameMemory: Sendable {
  /// The tree's revision when it was sampled; nil if it never was.
  var source: UInt64?
  var includesHidden = false
  /// Each node's parent; -1 for the root.
  var parents: [Int32] = []
  /// Each slot's node; -1 for a layer that the frame leaves out.
  var places: [Int32] = []
  /// Whether the sampling under way has found nothing changed yet.
  var isUnchanged = true
  /// The nodes that may have changed, ascending.
  var candidates: [Int32] = []
  /// The nodes before the last whole sampling.
  var former: [FrameNode] = []
  /// A stack of the sublayers being sorted while a frame is sampled; kept for its storage.
  var paintOrder: [PaintOrderEntry] = []
}

extension FrameMemory {
  /// Adds a node in its place among the candidates, once.
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
