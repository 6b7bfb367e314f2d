public import SegueGeometry

/// The shape of a block, sextant, octant or braille glyph: which parts of its cell it inks.
public struct BlockShape: Hashable, Sendable {
  /// How many equal parts the cell is divided into.
  public let parts: GridSize
  /// Bit `y * columns + x` is the part (x, y).
  public let mask: UInt64
  /// Dots with gaps around them instead of parts that touch.
  public let isDotted: Bool

  /// Whether the part (x, y) is inked.
  public func isInked(_ x: Int, _ y: Int) -> Bool { mask >> UInt64(y * parts.columns + x) & 1 == 1 }

  /// The shape of a scalar, or nil where it is no such glyph.
  public static func of(_ scalar: UInt32) -> BlockShape? { shapes[scalar] }

  private static let shapes: [UInt32: BlockShape] = {
    var shapes: [UInt32: BlockShape] = [:]
    // The coarser sets last, so that a glyph that several have keeps the simplest division.
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
