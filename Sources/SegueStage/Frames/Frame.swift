public import SegueGeometry

/// The presented layers at one time: a tree laid flat in paint order, parents before their descendants.
///
/// Hidden layers and their subtrees are left out, unless asked for. Sublayers are ordered by `zPosition`, then by
/// their order in the tree. A mask is the first child of the node it masks, with the role `.mask`. Node 0 is the
/// root (the container); its bounds are the canvas.
public struct Frame: Sendable {
  public var size: Size
  public var nodes: [FrameNode]
  /// A stack of the sublayers being sorted while a frame is sampled; kept for its storage.
  var paintOrder: [PaintOrderEntry] = []

  /// Creates an empty frame; reuse it, so that its storage is.
  public init(size: Size = .zero) {
    self.size = size
    nodes = []
  }
}

/// A sublayer with its presented z position.
struct PaintOrderEntry: Sendable {
  var layer: LayerID
  var zPosition: Double
}
