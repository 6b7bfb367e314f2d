import SegueCells
public import SegueGeometry

/// The information about a text node that the text plane needs once a frame is composited.
///
/// The compositor draws no characters. It collects these in paint order in `Compositor.textNodes`, together with
/// one `TextCell` for every cell that the node's bounds touch, and for the row below them.
public struct TextNodeInfo: Sendable {
  /// The node's index in the frame.
  public var nodeIndex: Int
  /// The index of the parent node, -1 for none.
  public var parent: Int
  /// From the layer's points to the canvas' points, as in the frame's node.
  public var projection: Projection
  /// The product of the opacities of the node and its ancestors, each clamped to 0…1.
  public var opacity: Double
  /// Whether the text is under rotation, perspective or a blur; the compositor then draws bars instead of characters.
  public var isDistorted: Bool
  /// The first column of the node's cells, relative to the viewport.
  ///
  /// The node's cells are those that its bounds touch inside the viewport, and those beyond them that its text may
  /// reach: a row above and below, and where lines overhang.
  public var column: Int
  /// The first row of the node's cells, relative to the viewport.
  public var row: Int
  /// The size of the rectangle of the node's cells.
  public var size: GridSize
  /// Where the node's cells begin in `Compositor.textCells`, row by row.
  public var firstCell: Int
  /// The rows of pixels that the node's bounds touch.
  ///
  /// The background of its characters is the mean of these alone, so that what is drawn above or below in the same
  /// cells does not mix with it.
  public var pixelRows: Range<Int>
}

/// A text of the pass under way, and those of its cells that are drawn.
struct DrawnText {
  var info: TextNodeInfo
  var part: CellRect
}
