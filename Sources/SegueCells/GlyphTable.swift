public import SegueGeometry

/// The glyphs of a set, with the pixels that each inks.
///
/// Bit `y * columns + x` of a mask is the pixel (x, y) of the cell. Every way to split a cell in two is
/// listed only once: of two complementary glyphs, the one that leaves the top-left pixel to the background.
/// The same pixels thus always become the same glyph, and the difference between two frames stays small.
public struct GlyphTable: Sendable {
  /// A glyph, and the pixels that it shows in the foreground colour.
  public struct Entry: Hashable, Sendable {
    /// The Unicode scalar value of the glyph.
    public let scalar: UInt32
    /// The inked pixels; bit `y * columns + x` is the pixel (x, y).
    public let mask: UInt64
  }

  /// The number of pixels of a cell, across and down.
  public let pixels: GridSize
  /// The glyphs that split a cell in two; the space, for a cell of one colour, is not among them.
  public let partitions: [Entry]
  /// The Unicode scalar for each mask, if the set has one for all; otherwise empty.
  public let scalarByMask: [UInt32]

  /// Returns the table of a set; it is empty for `ascii`, whose glyphs do not split a cell in two.
  ///
  /// For the smooth sets it is that of `eighths`; their other glyphs are in the table of their `pieces`.
  public static func of(_ set: GlyphSet) -> GlyphTable {
    switch set {
    case .ascii: ascii
    case .half: half
    case .quadrant: quadrant
    case .sextant: sextant
    case .octant: octant
    case .braille: braille
    case .eighths, .smooth, .smoothOctants: eighths
    }
  }

  private static let ascii = GlyphTable(
    pixels: GlyphSet.ascii.pixelsPerCell,
    partitions: [],
    scalarByMask: []
  )
  private static let half = GlyphTable(dots: .half, scalarByMask: [0x20, 0x2580, 0x2584, 0x2588])
  /// The table of `GlyphSet.quadrant`, which has a glyph for each of the 16 masks.
  public static let quadrant = GlyphTable(
    dots: .quadrant,
    scalarByMask: [
      0x20, 0x2598, 0x259d, 0x2580, 0x2596, 0x258c, 0x259e, 0x259b,
      0x2597, 0x259a, 0x2590, 0x259c, 0x2584, 0x2599, 0x259f, 0x2588,
    ]
  )
  private static let sextant = GlyphTable(dots: .sextant, scalarByMask: (0..<64).map(sextantScalar))
  private static let octant = GlyphTable(dots: .octant, scalarByMask: octantScalars())
  private static let braille = GlyphTable(dots: .braille, scalarByMask: (0..<256).map(brailleScalar))
  private static let eighths = GlyphTable(
    pixels: GlyphSet.eighths.pixelsPerCell,
    partitions: eighthEntries(),
    scalarByMask: []
  )

  private init(pixels: GridSize, partitions: [Entry], scalarByMask: [UInt32]) {
    self.pixels = pixels
    self.partitions = partitions
    self.scalarByMask = scalarByMask
  }

  private init(dots set: GlyphSet, scalarByMask: [UInt32]) {
    let partitions = stride(from: 2, to: scalarByMask.count, by: 2).map { mask in
      Entry(scalar: scalarByMask[mask], mask: UInt64(mask))
    }
    self.init(pixels: set.pixelsPerCell, partitions: partitions, scalarByMask: scalarByMask)
  }

  /// U+1FB00… in the order of the masks, without the four that are encoded in older blocks.
  private static func sextantScalar(mask: UInt32) -> UInt32 {
    switch mask {
    case 0: 0x20
    case 0b010101: 0x258c
    case 0b101010: 0x2590
    case 63: 0x2588
    default: 0x1fb00 + mask - 1 - (mask > 0b010101 ? 1 : 0) - (mask > 0b101010 ? 1 : 0)
    }
  }

  /// U+1CD00… in the order of the masks, without the 26 that are encoded in other blocks.
  private static func octantScalars() -> [UInt32] {
    var elsewhere: [UInt32: UInt32] = [
      0x01: 0x1cea8, 0x02: 0x1ceab, 0x03: 0x1fb82, 0x40: 0x1cea3, 0x80: 0x1cea0,
      0xc0: 0x2582, 0x14: 0x1fbe6, 0x28: 0x1fbe7, 0x3f: 0x1fb85, 0xfc: 0x2586,
    ]
    for (mask, scalar) in quadrant.scalarByMask.enumerated() {
      let top: UInt32 = UInt32(mask & 3) * 0b0101
      let bottom: UInt32 = UInt32(mask >> 2) * 0b0101
      elsewhere[top | bottom << 4] = scalar
    }
    var next: UInt32 = 0x1cd00
    return (0..<256).map { (mask: UInt32) in
      if let scalar = elsewhere[mask] { return scalar }
      defer { next += 1 }
      return next
    }
  }

  /// U+2800 plus the dots: 1, 2, 3 down the left side, 4, 5, 6 down the right, 7 and 8 below them.
  private static func brailleScalar(mask: UInt32) -> UInt32 {
    let dots: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var scalar: UInt32 = 0x2800
    for (bit, dot) in dots.enumerated() where mask >> UInt32(bit) & 1 == 1 { scalar |= dot }
    return mask == 0 ? 0x20 : scalar
  }

  /// Seven lower blocks from the tallest, seven left blocks from the narrowest, the quadrants, the diagonal.
  private static func eighthEntries() -> [Entry] {
    var entries: [Entry] = []
    for top: UInt32 in 1...7 {
      entries.append(Entry(scalar: 0x2580 + 8 - top, mask: ~0 << UInt64(8 * top)))
    }
    for left: UInt64 in 1...7 {
      let row: UInt64 = (1 << left) - 1
      entries.append(Entry(scalar: UInt32(0x2590 - left), mask: row * 0x0101_0101_0101_0101))
    }
    let topLeft: UInt64 = 0x0f0f_0f0f
    entries.append(Entry(scalar: 0x259f, mask: ~topLeft))
    entries.append(Entry(scalar: 0x259d, mask: topLeft << 4))
    entries.append(Entry(scalar: 0x2596, mask: topLeft << 32))
    entries.append(Entry(scalar: 0x2597, mask: topLeft << 36))
    entries.append(Entry(scalar: 0x259e, mask: topLeft << 4 | topLeft << 32))
    return entries
  }
}
