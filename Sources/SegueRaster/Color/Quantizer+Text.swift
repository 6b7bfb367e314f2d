import SegueCells

/// The colours of characters and of their grounds, where a palette lacks the ones that are meant.
extension Quantizer {
  /// Squared weighted distance from which a text is meant to be read: 40 a channel.
  private static let leastDistance = 14_400
  /// The part of its contrast that a text may lose.
  private static let keptContrast: Float = 0.75
  /// Contrast that is enough however much more is meant: WCAG's least for large text and marks.
  private static let enoughContrast: Float = 3

  /// How many times the least error a neighbour's ground may have.
  private static let keptError = 3

  /// Below it the difference of a colour's channels makes no hue: a grey text must not turn blue in sixteen colours.
  private static let leastChroma: UInt32 = 48

  /// Squared weighted distance from which the two colours of a cell are two things: 24 a channel.
  private static let leastEdge = 5184

  /// The colour behind a character: the better one of the two colours that the picture has in its cell, so that the text
  /// has the background that its neighbours show.
  ///
  /// - Parameters:
  ///   - color: The mean colour behind the text.
  ///   - cell: The picture's cell, as it is shown without the character.
  ///   - neighbour: The ground of the character before.
  /// - Returns: One of the cell's colours, or the mean if they are nearly the same.
  func ground(_ color: CellColor, of cell: Cell, beside neighbour: CellColor?) -> CellColor {
    guard let rgb = color.rgbValue, !cell.background.isDefault else {
      return ground(color, beside: neighbour)
    }
    let isBlock = Cell.isBlock(cell.glyph)
    let (below, above) = (cell.background.rgb(fallback: 0), cell.foreground.rgb(fallback: 0))
    if !isReduced {
      guard isBlock, Palette.distance(below, above) >= Self.leastEdge else { return color }
      return Palette.distance(rgb, above) < Palette.distance(rgb, below) ? cell.foreground : cell.background
    }
    guard isBlock else { return cell.background }
    if Cell.isShade(cell.glyph) { return ground(rgb, ofShade: cell, beside: neighbour) }
    let errors = (Palette.difference(rgb, below), Palette.difference(rgb, above))
    if neighbour == cell.background, errors.0 <= Self.keptError * errors.1 { return cell.background }
    if neighbour == cell.foreground, errors.1 <= Self.keptError * errors.0 { return cell.foreground }
    return errors.1 < errors.0 ? cell.foreground : cell.background
  }

  /// The colour behind a character in a cell that mixes two: the one nearer to the mixture, so that the text's ground is as
  /// little of a patch as can be; but its neighbour's if that is one of them and hardly worse.
  private func ground(_ rgb: UInt32, ofShade cell: Cell, beside neighbour: CellColor?) -> CellColor {
    func error(_ color: CellColor) -> Int { Palette.difference(rgb, color.rgb(fallback: 0)) }
    let errors = (error(cell.background), error(cell.foreground))
    let (best, other, isKept) =
      errors.0 <= errors.1
      ? (cell.background, cell.foreground, errors.1 <= Self.keptError * errors.0)
      : (cell.foreground, cell.background, errors.0 <= Self.keptError * errors.1)
    return neighbour == other && isKept ? other : best
  }

  /// The palette's colour for a cell behind a character, its hue counted: beside mixed colours one that has turned
  /// grey is a patch.
  func ground(_ color: CellColor) -> CellColor {
    guard depth == .ansi256, let rgb = color.rgbValue else { return nearest(color) }
    return .palette(Palette.likest256(rgb))
  }

  /// The same, but the neighbour's where that is hardly worse: among sixteen colours a slope would become patches, a
  /// character each.
  func ground(_ color: CellColor, beside neighbour: CellColor?) -> CellColor {
    let own = ground(color)
    guard depth == .ansi16, let rgb = color.rgbValue, let index = own.paletteIndex,
      let other = neighbour?.paletteIndex
    else { return own }
    let (least, error) = (
      Palette.difference(rgb, Palette.rgb(index)), Palette.difference(rgb, Palette.rgb(other))
    )
    return error <= Self.keptError * least ? .palette(other) : own
  }

  /// The nearest colour to a text's that keeps enough of its contrast with its ground, which is shown as `paper`.
  func readable(_ color: CellColor, on ground: CellColor, shownAs paper: CellColor) -> CellColor {
    guard isReduced, let paper = paper.paletteIndex, let rgb = color.rgbValue, let groundRGB = ground.rgbValue
    else { return nearest(color) }
    let isGrey = depth == .ansi16 && Self.chroma(rgb) < Self.leastChroma
    let index = isGrey ? best(rgb, on: 0, contrast: 1, isGrey: true) : find(rgb)
    let paperRGB = Palette.rgb(paper)
    let isMeant = Palette.distance(rgb, groundRGB) >= Self.leastDistance
    var least = min(Contrast.ratio(rgb, groundRGB) * Self.keptContrast, Self.enoughContrast)
    if index == paper, isMeant { least = max(least, 2) }
    if Contrast.ratio(Palette.rgb(index), paperRGB) >= least { return .palette(index) }
    return .palette(best(rgb, on: paperRGB, contrast: least, isGrey: isGrey))
  }

  /// The entry nearest to `0xRRGGBB` among those with a contrast; black and white together reach 4.5 on any ground.
  private func best(_ rgb: UInt32, on paper: UInt32, contrast: Float, isGrey: Bool) -> UInt8 {
    let entries: ClosedRange<UInt8> = depth == .ansi16 ? 0...15 : 16...255
    var best: UInt8 = depth == .ansi16 ? 15 : 231
    var least = Int.max
    for index in entries where index != 8 && (!isGrey || Self.chroma(Palette.rgb(index)) == 0) {
      let entry = Palette.rgb(index)
      let difference = Palette.difference(rgb, entry) + 4 * Palette.hueDifference(rgb, entry)
      if difference < least, Contrast.ratio(entry, paper) >= contrast { (best, least) = (index, difference) }
    }
    return best
  }

  private static func chroma(_ rgb: UInt32) -> UInt32 {
    let (red, green, blue) = (rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff)
    return max(red, green, blue) - min(red, green, blue)
  }
}
