public import SegueGeometry

/// The shape of a block, sextant, octant or braille glyph: the parts of its cell that it inks.
public struct BlockShape: Hashable, Sendable {
  /// The number of equal parts that the cell is divided into, across and down.
  public let parts: GridSize
  /// The inked parts; bit `y * columns + x` is the part (x, y).
  public let mask: UInt64
  /// Whether the parts are dots with gaps around them, as in braille, instead of touching.
  public let isDotted: Bool

  /// Returns whether the part (x, y), which must be inside `parts`, is inked.
  public func isInked(_ x: Int, _ y: Int) -> Bool { mask >> UInt64(y * parts.columns + x) & 1 == 1 }

  /// Returns the shape of a Unicode scalar; nil if it is not such a glyph.
  public static func of(_ scalar: UInt32) -> BlockShape? { shapes[scalar] }

  private static let shapes: [UInt32: BlockShape] = {
    var shapes: [UInt32: BlockShape] = [:]
    // The coarser sets come last, so that a glyph of several sets has the simplest division.
    for set in [GlyphSet.braille, .octant, .sextant, .eighths, .quadrant, .half] {
      let table = GlyphTable.of(set)
      for entry in table.partitions {
        shapes[entry.scalar] = BlockShape(parts: table.pixels, mask: entry.mask, isDotted: set == .braille)
      }
      for (mask, scalar) in table.scalarByMask.enumerated() where scalar != 0x20 {
        shapes[scalar] = BlockShape(parts: table.pixels, mask: UInt64(mask), isDotted: set == .braille)
      }
    }
    let eighths = GlyphSet.eighths.pixelsPerCell
    shapes[0x2594] = BlockShape(parts: eighths, mask: 0xff, isDotted: false)
    shapes[0x2595] = BlockShape(parts: eighths, mask: 0x8080_8080_8080_8080, isDotted: false)
    return shapes
  }()
}
