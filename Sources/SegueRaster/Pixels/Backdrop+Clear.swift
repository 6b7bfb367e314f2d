import SegueCells
import SegueGeometry

extension Backdrop {
  /// An alpha below which a pixel shows mostly what is behind it.
  private static let leastAlpha: UInt32 = 64

  /// Gives the terminal's own background to cells whose pixels are all clear, and to the part of a cell that mostly is: what
  /// was blended there is black, whatever the terminal's colour.
  static func clear(_ band: PixelBand, _ unit: GridSize, in cells: UnsafeMutablePointer<Cell>) {
    for index in 0..<band.cells {
      let (any, isThin) = alphas(band, unit, index)
      if any == 0 {
        cells[index] = .blank
      } else if isThin {
        cells[index] = cleared(cells[index], band, unit, index)
      }
    }
  }

  /// The alphas of a cell's pixels, joined, and whether some are low.
  private static func alphas(_ band: PixelBand, _ unit: GridSize, _ index: Int) -> (any: UInt32, isThin: Bool)
  {
    var any: UInt32 = 0
    var least: UInt32 = 255
    for row in 0..<unit.rows {
      let line = band.pixels + row * band.stride + index * unit.columns
      for x in 0..<unit.columns {
        any |= line[x] >> 24
        least = min(least, line[x] >> 24)
      }
    }
    return (any, least < leastAlpha)
  }

  /// A cell without the colour of the part that is mostly clear, or of the clearer one.
  private static func cleared(_ cell: Cell, _ band: PixelBand, _ unit: GridSize, _ index: Int) -> Cell {
    guard cell.background.rgbValue != nil, cell.glyph == 0x20 || cell.foreground.rgbValue != nil else {
      return cell
    }
    let shape = BlockShape.of(cell.glyph)
    var (ink, ground) = (Share(), Share())
    for row in 0..<unit.rows {
      let line = band.pixels + row * band.stride + index * unit.columns
      for x in 0..<unit.columns {
        let isClear = line[x] >> 24 < leastAlpha
        if let shape,
          shape.isInked(x * shape.parts.columns / unit.columns, row * shape.parts.rows / unit.rows)
        {
          ink.count(isClear)
        } else {
          ground.count(isClear)
        }
      }
    }
    var result = cell
    if ground.isClear, ground.part >= ink.part {
      if cell.glyph == 0x20 { return .blank }
      result.background = .terminalDefault
    } else if ink.isClear {
      // Ink has no colour of the background, but for reverse video.
      result.foreground = cell.background
      result.background = .terminalDefault
      result.attributes.insert(.reverse)
    }
    return result
  }

  /// How many pixels of a part are clear.
  private struct Share {
    private var clear = 0
    private var all = 0

    mutating func count(_ isClear: Bool) {
      all += 1
      if isClear { clear += 1 }
    }

    var isClear: Bool { 2 * clear > all }

    /// 0…1.
    var part: Double { all > 0 ? Double(clear) / Double(all) : 0 }
  }
}
