import SegueCells

/// Shows colours that a palette lacks: two of its entries in one cell, mixed by a shade character.
///
/// `░ ▒ ▓` ink a quarter, a half and three quarters of a cell in dots that the eye does not separate. A cell's mixture
/// depends on its colour alone, so nothing shimmers when pictures move; a pattern of whole cells would be
/// coarser than most details that it would represent.
struct PaletteMixer: Sendable {
  /// One or two entries of the palette.
  struct Mix: Hashable, Sendable {
    var ground: UInt8
    var ink: UInt8
    /// Quarters of the cell in the ink's colour, 0…3.
    var quarters: UInt8

    /// What the eye makes of it, `0xRRGGBB`.
    var rgb: UInt32 {
      let (below, above) = (Palette.rgb(ground), Palette.rgb(ink))
      let part = UInt32(quarters)
      func blend(_ shift: UInt32) -> UInt32 {
        let sum: UInt32 = (below >> shift & 0xff) * (4 - part) + (above >> shift & 0xff) * part
        return ((sum + 2) / 4) << shift
      }
      return blend(16) | blend(8) | blend(0)
    }

    var cell: Cell {
      quarters == 0
        ? .flat(.palette(ground)) : .block(0x2590 + UInt32(quarters), .palette(ink), .palette(ground))
    }
  }

  /// Squared weighted distance below which a single entry is close enough: about 10 a channel.
  private static let closeEnough = 900
  /// What the roughness of two colours side by side counts beside an error of their mean.
  private static let roughness = 0.04

  let depth: ColorDepth
  /// The mixes found so far, by the five high bits of each channel; 0 is none.
  private var found: [UInt32]
  /// With 256 colours, the single entries found so far for a colour, by the same key.
  private var entries: [UInt8]

  init(depth: ColorDepth) {
    self.depth = depth
    found = depth == .ansi256 || depth == .ansi16 ? Array(repeating: 0, count: 1 << 15) : []
    entries = depth == .ansi256 ? Array(repeating: 0, count: 1 << 15) : []
  }

  /// The single entry for `0xRRGGBB`, as a part of a glyph needs: near, or else of its hue, to five bits a
  /// channel.
  mutating func entry(_ rgb: UInt32) -> UInt8 {
    guard depth == .ansi256 else { return Palette.nearest16(rgb) }
    let nearest = Palette.nearest256(rgb)
    if Palette.distance(rgb, Palette.rgb(nearest)) < Self.closeEnough { return nearest }
    let key = Self.key(rgb)
    if entries[key] == 0 { entries[key] = Palette.likest256(Self.middle(rgb)) }
    return entries[key]
  }

  private static func key(_ rgb: UInt32) -> Int {
    let red: UInt32 = rgb >> 9 & 0x7c00
    let green: UInt32 = rgb >> 6 & 0x3e0
    let blue: UInt32 = rgb >> 3 & 0x1f
    return Int(red | green | blue)
  }

  /// A colour for all that share its key.
  private static func middle(_ rgb: UInt32) -> UInt32 { (rgb & 0xf8f8f8) | (rgb >> 5 & 0x070707) }

  /// The best mix for `0xRRGGBB`, to five bits a channel; an entry that is close enough is not mixed.
  mutating func mix(_ rgb: UInt32) -> Mix {
    let single = depth == .ansi16 ? Palette.nearest16(rgb) : Palette.nearest256(rgb)
    if Palette.distance(rgb, Palette.rgb(single)) < Self.closeEnough {
      return Mix(ground: single, ink: single, quarters: 0)
    }
    let key = Self.key(rgb)
    if found[key] == 0 {
      let best: Mix = search(Self.middle(rgb))
      found[key] = 1 << 31 | UInt32(best.quarters) << 16 | UInt32(best.ink) << 8 | UInt32(best.ground)
    }
    let entry: UInt32 = found[key]
    return Mix(
      ground: UInt8(truncatingIfNeeded: entry),
      ink: UInt8(truncatingIfNeeded: entry >> 8),
      quarters: UInt8(truncatingIfNeeded: entry >> 16 & 3)
    )
  }

  /// How far a mix is from a colour, its roughness included.
  static func cost(_ mix: Mix, of rgb: UInt32) -> Double {
    let error = Double(Palette.difference(rgb, mix.rgb))
    guard mix.quarters > 0 else { return error }
    let part = Double(mix.quarters) / 4
    let contrast = Double(Palette.distance(Palette.rgb(mix.ground), Palette.rgb(mix.ink)))
    return error + roughness * contrast * part * (1 - part) * 4
  }

  private func search(_ rgb: UInt32) -> Mix {
    let single = depth == .ansi16 ? Palette.nearest16(rgb) : Palette.nearest256(rgb)
    var best = Mix(ground: single, ink: single, quarters: 0)
    var least = Self.cost(best, of: rgb)
    let entries = depth == .ansi16 ? Self.ansiEntries(for: rgb) : Self.neighbours(of: rgb)
    for (index, ground) in entries.enumerated() {
      for ink in entries[(index + 1)...] {
        for quarters in UInt8(1)...3 {
          let mix = Mix(ground: ground, ink: ink, quarters: quarters)
          let cost = Self.cost(mix, of: rgb)
          if cost < least { (best, least) = (mix, cost) }
        }
      }
    }
    return best
  }

  /// The entries of which a colour is mixed: of greys alone if it has hardly a hue.
  ///
  /// The sixteen are so far apart that a dark grey is nearer to a mixture of yellow and blue than to one of greys, and
  /// beside other greys that mixture is an olive patch.
  private static func ansiEntries(for rgb: UInt32) -> [UInt8] {
    Palette.chroma(rgb) < leastChroma ? ansiGreys : ansiEntries
  }

  /// The difference of a colour's largest and least channel below which it counts as a grey.
  private static let leastChroma: UInt32 = 24
  private static let ansiEntries: [UInt8] = (0..<16).filter { $0 != 8 }
  private static let ansiGreys: [UInt8] = [0, 7, 15]

  /// The corners of the cube's cell around a colour, and the greys beside its brightness.
  private static func neighbours(of rgb: UInt32) -> [UInt8] {
    func steps(_ value: UInt32) -> [UInt8] {
      if value < 95 { return [0, 1] }
      let low = UInt8(min((value - 55) / 40, 4))
      return [low, low + 1]
    }
    var entries: [UInt8] = []
    for red in steps(rgb >> 16 & 0xff) {
      for green in steps(rgb >> 8 & 0xff) {
        for blue in steps(rgb & 0xff) { entries.append(16 + 36 * red + 6 * green + blue) }
      }
    }
    let luma = Int(CellColor.rgb(rgb).luma)
    let grey = min(max((luma - 8) / 10, 0), 22)
    return entries + [UInt8(232 + grey), UInt8(233 + grey)]
  }
}
