public import SegueGeometry
import SegueStage

/// What the text plane needs to know of one text node after a frame was composited.
///
/// The compositor draws no characters. It collects these in paint order in `Compositor.textNodes`, together with
/// one `TextCell` for every cell that the node's bounds touch, and for the row below them.
public struct TextNodeInfo: Sendable {
  /// The node's index in the frame.
  public var nodeIndex: Int
  /// The index of the node whose sublayer it is, -1 for none.
  public var parent: Int
  /// From the layer's points to the canvas' points, as in the frame's node.
  public var projection: Projection
  /// The product of the opacities of the node and its ancestors, each clamped to 0…1.
  public var opacity: Double
  /// The text stands under rotation, perspective or a blur: the compositor has drawn it as bars, and no characters
  /// appear.
  public var isDistorted: Bool
  /// The cells that the node's bounds touch inside the viewport, relative to the viewport's first cell, and those that
  /// its text may reach beyond them: a row above and below, and where lines overhang.
  public var column: Int
  public var row: Int
  public var size: GridSize
  /// Where the node's cells begin in `Compositor.textCells`, row by row.
  public var firstCell: Int
  /// The rows of pixels that the node's bounds touch: the ground of its characters is the mean of these alone, so
  /// that what lies above or below in their cells does not mingle with it.
  public var pixelRows: Range<Int>
}

/// How one cell of a text node looks through what was painted later.
public struct TextCell: Sendable {
  /// What is seen, 0…1, of a colour in the cell through clips, masks and later layers.
  ///
  /// Own and ancestors' opacities are not in it.
  public var visibility: Float
  /// The part, 0…1, of the cell that clips leave and that opaque layers have not covered: where it is half or less, there
  /// is no place for a character.
  public var area: Float
  /// The mean premultiplied pixel of the cell, within `pixelRows`, at the moment when the text would have been painted.
  public var behind: UInt32
  /// The cell's density in `CellCover` when `visibility` was last brought up to date.
  var density: CellDensity

  /// A cell of a text that is not drawn.
  static let hidden = TextCell(visibility: 0, area: 0, behind: 0, density: CellDensity())

  /// Whether nothing is left of it, whatever is drawn over it yet.
  var isHidden: Bool { visibility == 0 && area == 0 }

  /// What is shown of a text's colour below this only blurs its cell.
  static let leastShare = 1.0 / 32

  public var isVisible: Bool { area > 0.5 && Double(visibility) >= TextCell.leastShare }

  /// The colour of a character in this cell.
  ///
  /// What lies over the text blends linearly: with `d` the final mean of the cell without the character, `b` the mean
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

/// Lays distorted text out as bars: appends rectangles in the layer's own points, one a word or a line.
///
/// Called with the text, the layer's bounds, and the size of one cell in the canvas' points, so that the bars
/// lie where characters would.
typealias TextBarLayout = (
  _ text: TextContents, _ bounds: Rect, _ cell: Size, _ cache: inout TextLayoutCache, _ bars: inout [Rect]
) -> Void
