import SegueGeometry

extension Cell {
  /// The colour of most of the cell, the background for a mark that replaces its glyph.
  public var prevailingColor: CellColor {
    let part: Double =
      BlockShape.of(glyph).map { Double($0.mask.nonzeroBitCount) / Double($0.parts.columns * $0.parts.rows) }
      ?? Self.inkedPart(of: glyph)
    return part > 0.5 ? foreground : background
  }

  /// Returns whether a glyph is a block element, octant, sextant or braille pattern, as pictures consist of.
  @inlinable
  public static func isBlock(_ glyph: UInt32) -> Bool {
    switch glyph {
    case 0x2580...0x259f, 0x2800...0x28ff, 0x1cc00...0x1ceff, 0x1fb00...0x1fbff: true
    default: false
    }
  }

  /// Returns whether a glyph mixes its cell's two colours evenly: `░`, `▒` or `▓`.
  @inlinable
  public static func isShade(_ glyph: UInt32) -> Bool { (0x2591...0x2593).contains(glyph) }

  /// Returns the fraction of its cell that a block element inks, 0…1; a half for any other glyph.
  public static func inkedPart(of glyph: UInt32) -> Double {
    switch glyph {
    case 0x20: 0
    case 0x2581...0x2588: Double(glyph - 0x2580) / 8
    case 0x2589...0x258f: Double(0x2590 - glyph) / 8
    case 0x2591...0x2593: Double(glyph - 0x2590) / 4
    case 0x2594, 0x2595: 1 / 8
    case 0x2596, 0x2597, 0x2598, 0x259d: 1 / 4
    case 0x2599, 0x259b, 0x259c, 0x259f: 3 / 4
    default: 1 / 2
    }
  }
}
