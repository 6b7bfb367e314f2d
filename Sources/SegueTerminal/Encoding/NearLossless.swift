import SegueGeometry
import SegueCells

/// Colours slightly off, so that fewer of them change from frame to frame and from cell to cell.
///
/// Colours are reduced to six bits per channel. A cell close to what is shown stays as it is, and one close
/// to the cell written before it takes that one's colours.
///
/// An error is weighted by the part a of the cell that it covers: e² a ≤ `tolerance`² / 2, for ink and ground
/// alike. A flat cell is thus held to a tighter bound than ink on half a cell, since flat cells lie side by
/// side, where a tint would show. Errors do not accumulate: each frame is compared with what is shown.
enum NearLossless {
  /// The root of twice the mean squared error that a cell's ink or ground may add to it, in 255ths.
  ///
  /// The largest that costs no clip in half blocks 0.15 dB (`Benchmarks`), and enough to send only three
  /// fifths of the bytes.
  static let tolerance = 5.72

  /// The bound on e² summed over three channels, times the eighths covered: 3 · 8 · tolerance² / 2.
  private static let limit = UInt32(clamping: 12 * tolerance * tolerance)

  /// Writes what to show instead of `next` while `shown` is on the terminal, cell by cell.
  ///
  /// With `complements`, the pen's two colours may also be swapped if that saves more; the encoder then
  /// writes the glyph's complement.
  static func soften(
    _ next: UnsafePointer<Cell>,
    beside shown: UnsafePointer<Cell>,
    count: Int,
    complements: UnsafePointer<UInt32>?,
    into result: UnsafeMutablePointer<Cell>
  ) {
    var (ink, ground) = (CellColor.terminalDefault, CellColor.terminalDefault)
    for column in 0..<count {
      let (cell, old) = (next[column], shown[column])
      let inked = inkedEighths(of: cell)
      if cell.glyph == old.glyph, cell.width == old.width, cell.attributes == old.attributes,
        isNear(cell.foreground, old.foreground, inked), isNear(cell.background, old.background, 8 - inked)
      {
        result[column] = old
        continue
      }
      result[column] = cell
      if inked == 0 {
        // A tint would show on flat cells, and their colours cost little.
        ground = coarse(cell.background)
        result[column].foreground = ink
        result[column].background = ground
      } else if isCrossed(cell, inked, ink, ground, complements) {
        if !isNear(cell.foreground, ground, inked) { ground = coarse(cell.foreground) }
        if !isNear(cell.background, ink, 8 - inked) { ink = coarse(cell.background) }
        result[column].foreground = ground
        result[column].background = ink
      } else {
        if !isNear(cell.foreground, ink, inked) { ink = coarse(cell.foreground) }
        if !isNear(cell.background, ground, 8 - inked) { ground = coarse(cell.background) }
        result[column].foreground = ink
        result[column].background = ground
      }
    }
  }

  /// Whether the pen's colours fit a cell better when swapped, and its glyph has a complement.
  @inline(__always)
  private static func isCrossed(
    _ cell: Cell,
    _ inked: UInt32,
    _ ink: CellColor,
    _ ground: CellColor,
    _ complements: UnsafePointer<UInt32>?
  ) -> Bool {
    guard let complements, let place = GlyphComplements.place(of: cell.glyph), complements[place] != 0 else {
      return false
    }
    let straight =
      (isNear(cell.foreground, ink, inked) ? 1 : 0) + (isNear(cell.background, ground, 8 - inked) ? 1 : 0)
    let crossed =
      (isNear(cell.foreground, ground, inked) ? 1 : 0) + (isNear(cell.background, ink, 8 - inked) ? 1 : 0)
    return crossed > straight
  }

  /// Whether a colour may stand in for another on so many eighths of a cell.
  @inline(__always)
  private static func isNear(_ a: CellColor, _ b: CellColor, _ eighths: UInt32) -> Bool {
    if a == b || eighths == 0 { return true }
    guard a.packed >> 24 == 2, b.packed >> 24 == 2 else { return false }
    func square(_ shift: UInt32) -> UInt32 {
      let difference = Int32(a.packed >> shift & 0xff) - Int32(b.packed >> shift & 0xff)
      return UInt32(difference * difference)
    }
    let sum: UInt32 = square(16) + square(8) + square(0)
    return sum * eighths <= limit
  }

  /// How many eighths of its cell a glyph inks; half if that is not known.
  @inline(__always)
  private static func inkedEighths(of cell: Cell) -> UInt32 {
    let glyph = cell.glyph
    if glyph == 0x20 { return cell.attributes.isDisjoint(with: Pen.visibleOnSpace) ? 0 : 4 }
    guard glyph >= 0x2580, glyph < 0x25a0 else { return 4 }
    // ▀▁▂▃▄▅▆▇█▉▊▋▌▍▎▏▐░▒▓▔▕▖▗▘▙▚▛▜▝▞▟, four bits each.
    let digits: UInt64 = glyph < 0x2590 ? 0x1234_5678_7654_3214 : 0x6426_6462_2211_6424
    return UInt32(truncatingIfNeeded: digits >> (4 * UInt64(glyph & 15)) & 15)
  }

  /// The nearest colour with six bits per channel; black, white and colours that are not RGB stay as they
  /// are.
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
