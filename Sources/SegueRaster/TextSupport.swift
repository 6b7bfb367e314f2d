public import SegueGeometry
import SegueStage

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

/// How much of a text node in one cell is visible through what was painted later.
public struct TextCell: Sendable {
  /// The part, 0…1, of a colour in the cell that shows through clips, masks and later layers.
  ///
  /// The opacities of the node and its ancestors are not included.
  public var visibility: Float
  /// The part, 0…1, of the cell that clips leave and opaque layers have not covered; at half or less, no character is
  /// drawn.
  public var area: Float
  /// The mean premultiplied pixel of the cell, within `pixelRows`, at the moment when the text would have been painted.
  public var behind: UInt32
  /// The cell's density in `CellCover` when `visibility` was last brought up to date.
  var density: CellDensity

  /// A cell of a text that is not drawn.
  static let hidden = TextCell(visibility: 0, area: 0, behind: 0, density: CellDensity())

  /// Whether nothing of it shows, regardless of what is drawn later.
  var isHidden: Bool { visibility == 0 && area == 0 }

  /// The visibility below which a text's colour would only tint its cell.
  static let leastShare = 1.0 / 32

  /// Whether a character is drawn in the cell.
  public var isVisible: Bool { area > 0.5 && Double(visibility) >= TextCell.leastShare }

  /// Returns the colour of a character in this cell.
  ///
  /// Layers over the text blend linearly: with `d` the final mean of the cell without the character, `b` the mean
  /// behind it when it was painted, and `v` what later layers let through, painting the text first would have
  /// given `d + alpha · v · (text - b)`.
  ///
  /// - Parameters:
  ///   - text: The text's own colour.
  ///   - drawn: The final mean premultiplied pixel of the cell.
  ///   - opacity: The node's opacity from `TextNodeInfo`.
  /// - Returns: `0xRRGGBB`.
  public func foreground(of text: Color, over drawn: UInt32, opacity: Double) -> UInt32 {
    let share = min(max(text.alpha * opacity, 0), 1) * Double(visibility)
    func blend(_ component: Double, _ shift: UInt32) -> UInt32 {
      let place = Double(drawn >> shift & 0xff)
      let ground = Double(behind >> shift & 0xff)
      let result = place + share * (min(max(component, 0), 1) * 255 - ground)
      return UInt32(clamping: min(max(result, 0), 255) + 0.5)
    }
    return blend(text.red, 0) << 16 | blend(text.green, 8) << 8 | blend(text.blue, 16)
  }
}

/// Lays out distorted text as bars: appends rectangles in the layer's own points, one per word or line.
///
/// Called with the text, the layer's bounds, and the size of one cell in the canvas' points, so that the bars
/// are where characters would be.
typealias TextBarLayout = (
  _ text: TextContents, _ bounds: Rect, _ cell: Size, _ cache: inout TextLayoutCache, _ bars: inout [Rect]
) -> Void
