import SegueCells
import SegueGeometry

/// Brings the colours of fitted cells down to what a screen can show.
struct Quantizer {
  let depth: ColorDepth
  /// Whether colours between the palette's are mixed, rather than replaced by the nearest.
  let dithers: Bool

  var isReduced: Bool { depth == .ansi256 || depth == .ansi16 }

  /// Maps the RGB colours of one row of cells.
  func quantize(_ cells: UnsafeMutableBufferPointer<Cell>, with mixer: inout PaletteMixer) {
    guard isReduced else { return }
    for index in cells.indices {
      let cell = cells[index]
      if dithers, let foreground = cell.foreground.rgbValue, let background = cell.background.rgbValue {
        cells[index] = shaped(cell, foreground, background, &mixer)
      } else if dithers, cell.glyph == 0x20, let background = cell.background.rgbValue {
        cells[index] = mixer.mix(background).cell
      } else {
        cells[index].foreground = nearest(cell.foreground)
        cells[index].background = nearest(cell.background)
      }
    }
  }

  /// A colour as the palette has it; default and palette colours stay as they are.
  @inline(__always)
  func nearest(_ color: CellColor) -> CellColor {
    guard isReduced, let rgb = color.rgbValue else { return color }
    return .palette(find(rgb))
  }

  /// Keeps the glyph with the nearest colours, or mixes its mean where that comes nearer.
  ///
  /// With `a` the inked part, one colour for the cell costs the variance `a (1 − a) d²` of its two.
  private func shaped(
    _ cell: Cell,
    _ foreground: UInt32,
    _ background: UInt32,
    _ mixer: inout PaletteMixer
  ) -> Cell {
    let (ink, ground) = (mixer.entry(foreground), mixer.entry(background))
    let part = Cell.inkedPart(of: cell.glyph)
    let kept =
      part * Double(Palette.difference(foreground, Palette.rgb(ink)))
      + (1 - part) * Double(Palette.difference(background, Palette.rgb(ground)))
    let mean = Self.mean(foreground, background, part)
    let mix = mixer.mix(mean)
    let variance = part * (1 - part) * Double(Palette.difference(foreground, background))
    if PaletteMixer.cost(mix, of: mean) + variance < kept { return mix.cell }
    var result = Cell.block(cell.glyph, .palette(ink), .palette(ground))
    result.attributes = cell.attributes
    result.width = cell.width
    return result
  }

  func find(_ rgb: UInt32) -> UInt8 {
    depth == .ansi16 ? Palette.nearest16(rgb) : Palette.nearest256(rgb)
  }

  private static func mean(_ ink: UInt32, _ ground: UInt32, _ part: Double) -> UInt32 {
    func blend(_ shift: UInt32) -> UInt32 {
      let value = Double(ink >> shift & 0xff) * part + Double(ground >> shift & 0xff) * (1 - part)
      return UInt32(clamping: value + 0.5) << shift
    }
    return blend(16) | blend(8) | blend(0)
  }
}

/// Ordered dithering: a fixed pattern of thresholds over the screen, so that still pictures do not flicker.
enum Bayer {
  /// The 4 × 4 threshold at a place, in sixteenths less a half: −7.5/16 … 7.5/16.
  ///
  /// The pattern's bits are those of `x ^ y` and `y`, interleaved from the lowest on (Bayer 1973).
  @inline(__always)
  static func threshold(_ column: Int, _ row: Int) -> Float {
    let x = column ^ row
    let rank = (x & 1) << 3 | (row & 1) << 2 | (x >> 1 & 1) << 1 | row >> 1 & 1
    return (Float(rank) - 7.5) / 16
  }
}
