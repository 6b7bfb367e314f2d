import SegueGeometry
import SegueCells

/// Maps a block glyph to its complement, which inks exactly what it leaves blank.
enum GlyphComplements {
  /// The ranges of blocks, octants and sextants, one after another in the table.
  private static let ranges: [ClosedRange<UInt32>] = [0x2580...0x259f, 0x1cd00...0x1ceaf, 0x1fb00...0x1fbff]

  /// Indexed by `place(of:)`; 0 if a glyph has no complement.
  static let table: [UInt32] = {
    var scalars: [[UInt8]: UInt32] = [:]
    for scalar in ranges.joined() {
      if let shape = BlockShape.of(scalar), !shape.isDotted { scalars[shape.rows] = scalar }
    }
    var table = [UInt32](repeating: 0, count: ranges.reduce(0) { $0 + $1.count })
    for (rows, scalar) in scalars {
      guard let partner = scalars[rows.map(~)], let place = place(of: scalar) else { continue }
      table[place] = partner
    }
    return table
  }()

  /// The index of a glyph in the table, or nil if it is outside.
  @inline(__always)
  static func place(of scalar: UInt32) -> Int? {
    if scalar < 0x2580 { return nil }
    if scalar <= 0x259f { return Int(scalar - 0x2580) }
    if scalar >= 0x1cd00, scalar <= 0x1ceaf { return Int(scalar - 0x1cd00) + 0x20 }
    if scalar >= 0x1fb00, scalar <= 0x1fbff { return Int(scalar - 0x1fb00) + 0x1d0 }
    return nil
  }
}

extension BlockShape {
  /// The inked parts on a grid of 8 × 24, a common multiple of all divisions, with one byte per row.
  fileprivate var rows: [UInt8] {
    (0..<24).map { y in
      (0..<8).reduce(0) { row, x in
        isInked(x * parts.columns / 8, y * parts.rows / 24) ? row | 1 << UInt8(x) : row
      }
    }
  }
}
