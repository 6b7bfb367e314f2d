public import SegueGeometry

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
