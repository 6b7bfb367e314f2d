import SegueRaster

/// Colours a little off, so that fewer of them change from frame to frame and from cell to cell: six bits a channel; a
/// cell that is nearly as it is shown stays so, and one that is nearly as the cell written before it takes its colours.
///
/// The error of a channel is at most `tolerance`, and it does not grow: each frame is compared with what is shown.
enum NearLossless {
  /// How far from its true value, of 255, a channel may stay.
  static let tolerance: Int32 = 5

  /// Writes what to show instead of `next` where `shown` is shown, cell by cell.
  static func soften(
    _ next: UnsafePointer<Cell>,
    beside shown: UnsafePointer<Cell>,
    count: Int,
    into result: UnsafeMutablePointer<Cell>
  ) {
    var (ink, ground) = (CellColor.terminalDefault, CellColor.terminalDefault)
    for column in 0..<count {
      let (cell, old) = (next[column], shown[column])
      let isInkNear = cell.glyph == 0x20 || isNear(cell.foreground, old.foreground)
      if cell.glyph == old.glyph, cell.width == old.width, cell.attributes == old.attributes, isInkNear,
        isNear(cell.background, old.background)
      {
        result[column] = old
      } else {
        // Of flat cells there are many beside each other: they would show a tint, and cost little.
        let isFlat = cell.glyph == 0x20
        if !isFlat, !isNear(cell.foreground, ink) { ink = coarse(cell.foreground) }
        if isFlat || !isNear(cell.background, ground) { ground = coarse(cell.background) }
        result[column] = cell
        result[column].foreground = ink
        result[column].background = ground
      }
    }
  }

  @inline(__always)
  private static func isNear(_ a: CellColor, _ b: CellColor) -> Bool {
    if a == b { return true }
    guard a.packed >> 24 == 2, b.packed >> 24 == 2 else { return false }
    func distance(_ shift: UInt32) -> Int32 {
      abs(Int32(a.packed >> shift & 0xff) - Int32(b.packed >> shift & 0xff))
    }
    return max(distance(16), distance(8), distance(0)) <= tolerance
  }

  /// The nearest colour of six bits a channel; black, white and other kinds of colour stay.
  @inline(__always)
  private static func coarse(_ color: CellColor) -> CellColor {
    guard color.packed >> 24 == 2 else { return color }
    func level(_ shift: UInt32) -> UInt32 {
      // round(63 v / 255) without a division, exact for all 256 values.
      let six: UInt32 = ((color.packed >> shift & 0xff) * 253 + 505) >> 10
      return (six << 2 | six >> 4) << shift
    }
    return .rgb(level(16) | level(8) | level(0))
  }
}
