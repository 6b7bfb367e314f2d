/// Brings the colours of fitted cells down to what a screen can show.
///
/// Flat areas, and colours close to a palette entry, take the nearest entry without noise; gradients and pictures
/// are dithered by the cell's place on the screen.
struct Quantizer {
  let depth: ColorDepth
  let dithers: Bool

  /// What dithering adds from its darkest to its lightest threshold.
  ///
  /// The palettes' levels lie about 40 and 100 apart; a cell is so large that the full distance would show as a
  /// pattern first.
  private var step: Float { depth == .ansi16 ? 64 : 24 }

  /// Squared weighted distance below which a colour is close enough to be shown as it is: about 10 a channel.
  private static let closeEnough = 900

  /// Maps the RGB colours of one row of cells; `column` and `row` are the place of the first on the screen.
  func quantize(_ cells: UnsafeMutableBufferPointer<Cell>, column: Int, row: Int) {
    guard depth == .ansi256 || depth == .ansi16 else { return }
    var previous = CellColor.terminalDefault
    for index in cells.indices {
      let cell = cells[index]
      let next = index + 1 < cells.count ? cells[index + 1].background : .terminalDefault
      let isArea = cell.glyph == 0x20 && (cell.background == previous || cell.background == next)
      previous = cell.background
      // The two colours of a cell take two thresholds, so that they do not err the same way.
      let amount: Float = dithers && !isArea ? step : 0
      let foreground = nearest(cell.foreground, Bayer.threshold(column + index + 1, row) * amount)
      let background = nearest(cell.background, Bayer.threshold(column + index, row) * amount)
      cells[index] = .block(cell.glyph, foreground, background)
      cells[index].attributes = cell.attributes
      cells[index].width = cell.width
    }
  }

  /// A colour as the palette has it; default and palette colours stay as they are.
  @inline(__always)
  func nearest(_ color: CellColor, _ threshold: Float = 0) -> CellColor {
    guard depth == .ansi256 || depth == .ansi16, let rgb = color.rgbValue else { return color }
    let entry = find(rgb)
    if threshold == 0 || Palette.distance(rgb, Palette.rgb(entry)) < Self.closeEnough {
      return .palette(entry)
    }
    return .palette(find(Self.shift(rgb, threshold)))
  }

  @inline(__always)
  private func find(_ rgb: UInt32) -> UInt8 {
    depth == .ansi16 ? Palette.nearest16(rgb) : Palette.nearest256(rgb)
  }

  @inline(__always)
  private static func shift(_ rgb: UInt32, _ amount: Float) -> UInt32 {
    let step = Int32(amount)
    let red = UInt32(min(255, max(0, Int32(rgb >> 16 & 0xff) + step)))
    let green = UInt32(min(255, max(0, Int32(rgb >> 8 & 0xff) + step)))
    let blue = UInt32(min(255, max(0, Int32(rgb & 0xff) + step)))
    return red << 16 | green << 8 | blue
  }
}
