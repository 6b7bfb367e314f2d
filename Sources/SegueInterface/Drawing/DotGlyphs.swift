package import SegueCells

/// The characters that hold a plot's dots, and how many dots a cell of each has.
package enum DotGlyphs: Hashable, Sendable {
  /// 2 × 4 dots per cell.
  case braille
  /// 2 × 2 dots per cell.
  case quadrants
  /// 1 × 2 dots per cell.
  case halves
  /// One dot per cell, with a character for each line.
  case ascii

  /// The finest characters for a glyph set: users who ask for coarse blocks have a font without finer ones.
  package static func matching(_ glyphs: GlyphSet) -> DotGlyphs {
    switch glyphs {
    case .ascii: .ascii
    case .half: .halves
    case .quadrant: .quadrants
    default: .braille
    }
  }

  package var columns: Int { self == .braille || self == .quadrants ? 2 : 1 }

  package var rows: Int {
    switch self {
    case .braille: 4
    case .quadrants, .halves: 2
    case .ascii: 1
    }
  }

  /// The bit of a dot in a cell's set of dots.
  package func bit(column: Int, row: Int) -> UInt8 {
    // Braille numbers its dots down the left column, down the right one, and then along the bottom.
    guard self == .braille else { return 1 << UInt8(row * columns + column) }
    return row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(column * 3 + row)
  }

  /// The scalar for a set of dots; `mark` is the line's own for cells of a single dot.
  package func scalar(of dots: UInt8, mark: Character) -> UInt32 {
    switch self {
    case .braille: 0x2800 + UInt32(dots)
    case .quadrants: Self.quadrantScalars[Int(dots & 15)]
    case .halves: [0x20, 0x2580, 0x2584, 0x2588][Int(dots & 3)]
    case .ascii: mark.unicodeScalars.first?.value ?? 0x2a
    }
  }

  /// Indexed by the bits upper left, upper right, lower left, lower right.
  private static let quadrantScalars: [UInt32] = [
    0x20, 0x2598, 0x259d, 0x2580, 0x2596, 0x258c, 0x259e, 0x259b,
    0x2597, 0x259a, 0x2590, 0x259c, 0x2584, 0x2599, 0x259f, 0x2588,
  ]
}
