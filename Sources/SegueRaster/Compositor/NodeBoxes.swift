/// The places where the nodes of a frame are drawn, found once and kept until they change.
struct NodeBoxes {
  /// The data of a node that is not needed for all siblings in each frame.
  struct Node {
    var parent: Int32
    /// The pixels of the layer's own picture, with its shadow.
    var own = PixelBox.empty
    /// The pixels of the layer's bounds.
    var outline = PixelBox.empty
    /// The pixels of the sublayers.
    var inner = PixelBox.empty
    /// Of the sublayers, the one that hides most.
    var cover = Cover(node: 0, box: .empty)
    /// An upper bound on the pixels that any other sublayer hides.
    var mostOthersHide = 0
    /// Whether a sublayer's box shrank, so that the union of them all must be found again.
    var hasShrunk = false
    var hasNewCover = false
    /// Whether it is listed while boxes are brought up to date.
    var isListed = false
    /// Whether what the subtree hides is hidden by the layer's own ground, not by a sublayer.
    var hidesByGround = false
    /// Whether the layer has a text of its own.
    var hasText = false
    /// The layer's own opacity.
    var opacity = 1.0
  }

  /// A sublayer that hides what lies below it inside a box.
  struct Cover {
    var node: Int
    var box: PixelBox
  }

  /// Neighbours in the list of nodes, skipped together if none of them is visible.
  struct Chunk {
    var box = PixelBox.empty
    /// After the last descendant of any.
    var end = 0
  }

  static let chunkSize = 64

  var nodes: [Node] = []
  /// The pixels of each subtree.
  var all: [PixelBox] = []
  /// The pixels that each subtree surely hides.
  var opaque: [PixelBox] = []
  /// Where each subtree ends.
  var ends: [Int32] = []
  var chunks: [Chunk] = []
  private var staleChunks: [Int] = []

  var count: Int { all.count }

  /// Makes room for a frame's nodes, all of them empty.
  mutating func reset(count: Int) {
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: repeatElement(Node(parent: -1), count: count))
    all.removeAll(keepingCapacity: true)
    all.append(contentsOf: repeatElement(.empty, count: count))
    opaque.removeAll(keepingCapacity: true)
    opaque.append(contentsOf: repeatElement(.empty, count: count))
    ends.removeAll(keepingCapacity: true)
    ends.append(contentsOf: repeatElement(0, count: count))
    chunks.removeAll(keepingCapacity: true)
    let chunkCount = (count + NodeBoxes.chunkSize - 1) / NodeBoxes.chunkSize
    chunks.append(contentsOf: repeatElement(Chunk(), count: chunkCount))
    staleChunks.removeAll(keepingCapacity: true)
    for chunk in chunks.indices { staleChunks.append(chunk) }
  }

  /// Replaces the box of a node's subtree.
  mutating func set(_ box: PixelBox, of node: Int) {
    guard all[node] != box else { return }
    all[node] = box
    let chunk = node / NodeBoxes.chunkSize
    if staleChunks.last != chunk { staleChunks.append(chunk) }
  }

  /// Brings the chunks up to date.
  mutating func finish() {
    for chunk in staleChunks {
      let first = chunk * NodeBoxes.chunkSize
      var whole = Chunk(box: .empty, end: first)
      for node in first..<min(first + NodeBoxes.chunkSize, all.count) {
        whole.box = whole.box.union(all[node])
        whole.end = max(whole.end, Int(ends[node]))
      }
      chunks[chunk] = whole
    }
    staleChunks.removeAll(keepingCapacity: true)
  }

  /// Tells a node's parent that its box has changed.
  mutating func moved(_ node: Int, from old: PixelBox, to new: PixelBox) {
    let parent = Int(nodes[node].parent)
    guard parent >= 0, old != new else { return }
    let inner = nodes[parent].inner
    let touchesEdge =
      !old.isEmpty && (old.x0 <= inner.x0 || old.y0 <= inner.y0 || old.x1 >= inner.x1 || old.y1 >= inner.y1)
    if touchesEdge { nodes[parent].hasShrunk = true }
    nodes[parent].inner = inner.union(new)
  }

  /// Tells a node's parent that what it hides has changed.
  mutating func hides(_ box: PixelBox, insteadOf old: PixelBox, node: Int) {
    let parent = Int(nodes[node].parent)
    guard parent >= 0, old != box else { return }
    if nodes[parent].cover.node != node {
      nodes[parent].mostOthersHide = max(nodes[parent].mostOthersHide, box.area)
      if box.area >= max(nodes[parent].cover.box.area, 1) { nodes[parent].hasNewCover = true }
    } else if box.area > nodes[parent].mostOthersHide {
      nodes[parent].cover.box = box
    } else {
      nodes[parent].hasNewCover = true
    }
  }
}
