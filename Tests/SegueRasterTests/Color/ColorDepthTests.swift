import SegueGeometry
import SegueCells
import SegueRaster
import SegueTestSupport
import Testing

struct ColorDepthTests {
  @Test func nearestOf256IsTheNearestOfAll() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let rgb = UInt32.random(in: 0...0xffffff, using: &random)
      let best = (16...255).map { Palette.distance(rgb, Palette.rgb(UInt8($0))) }.min()
      #expect(Palette.distance(rgb, Palette.rgb(Palette.nearest256(rgb))) == best)
    }
  }

  @Test(arguments: [
    (0x000000, 16), (0xffffff, 231), (0xff0000, 196), (0x5fafff, 75), (0x808080, 244), (0x080808, 232),
  ])
  func knownEntries(rgb: UInt32, index: UInt8) {
    #expect(Palette.nearest256(rgb) == index)
    #expect(Palette.rgb(index) == rgb)
  }

  @Test(arguments: 0..<16)
  func ansiColorsAreTheirOwnNearest(index: UInt8) {
    // Bright black is whatever the terminal's theme wants.
    #expect(Palette.nearest16(Palette.rgb(index)) == (index == 8 ? 7 : index))
  }

  @Test(arguments: [0x606060, 0x9a9aa0, 0xb0b0b0, 0xf2f2f7] as [UInt32])
  func greysStayGrey(rgb: UInt32) {
    #expect([0, 7, 15].contains(Palette.nearest16(rgb)))
  }

  @Test func eightColorsStandForSixteen() {
    #expect(
      (UInt8(0)..<16).map { Palette.dull($0) } == [
        0, 1, 2, 3, 4, 5, 6, 7, 7, 1, 2, 3, 4, 5, 6, 7,
      ]
    )
  }

  @Test func flatAreasAreNotDithered() {
    let area = Array(repeating: pixel(0xf2f2f7), count: 16 * 8)
    let grid = fitted(area, width: 16, .half, depth: .ansi256)
    #expect(Set(grid.cells) == [Cell(glyph: 0x20, background: .palette(Palette.nearest256(0xf2f2f7)))])
  }

  @Test(arguments: [ColorDepth.ansi256, .ansi16])
  func mixedColorsAreCloserThanAnyEntry(depth: ColorDepth) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let rgb = UInt32.random(in: 0...0xffffff, using: &random)
      let area = Array(repeating: pixel(rgb), count: 2)
      let cell = fitted(area, width: 1, .half, depth: depth).cells[0]
      let seen = mixed(cell)
      let nearest = depth == .ansi16 ? Palette.nearest16(rgb) : Palette.nearest256(rgb)
      let single = Palette.distance(rgb, Palette.rgb(nearest))
      // Five bits a channel are looked at, so a few units of error come on top.
      #expect(Palette.distance(rgb, seen) <= single + 600)
      // As far as the palette's brightest blue is from violet.
      #expect(Palette.distance(rgb, seen) <= (depth == .ansi16 ? 90_000 : 4_000))
    }
  }

  @Test func darkBluesStayBlue() {
    let area = Array(repeating: pixel(0x1c1b4b), count: 2)
    let seen = mixed(fitted(area, width: 1, .half, depth: .ansi256).cells[0])
    #expect(seen & 0xff > (seen >> 16 & 0xff) + 24)
  }

  @Test func aColorIsMixedAlikeWhereverItIs() {
    let area = Array(repeating: pixel(0x1e5a8c), count: 16 * 8)
    #expect(Set(fitted(area, width: 16, .half, depth: .ansi256).cells).count == 1)
  }

  @Test func edgesKeepTheirShape() {
    let pixels = picture(["#.", "#."], ["#": 0xff0000, ".": 0x0000ff])
    #expect(lines(fitted(pixels, width: 2, .quadrant, depth: .ansi256)) == ["▐"])
  }

  /// What the eye makes of a cell of one colour, or of two under a shade.
  private func mixed(_ cell: Cell) -> UInt32 {
    let (ink, ground) = (cell.foreground.rgb(fallback: 0), cell.background.rgb(fallback: 0))
    let part = cell.glyph == 0x20 ? 0 : cell.glyph - 0x2590
    return [16, 8, 0].reduce(0 as UInt32) { rgb, shift in
      rgb << 8 | ((ink >> shift & 0xff) * part + (ground >> shift & 0xff) * (4 - part)) / 4
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func withoutColorsOnlyGlyphsAreUsed(glyphs: GlyphSet) {
    let unit = glyphs.pixelsPerCell
    let width = 16 * unit.columns
    let gradient = (0..<(width * 4 * unit.rows)).map { pixel(UInt32($0 % width * 255 / width) * 0x010101) }
    let grid = fitted(gradient, width: width, glyphs, depth: .none)
    #expect(grid.cells.allSatisfy { $0.foreground.isDefault && $0.background.isDefault })
    #expect(Set(grid.cells.map(\.glyph)).count > 2)
    #expect(fitted(gradient, width: width, glyphs, depth: .none) == grid)
  }

  @Test("Without colours even areas are shades, and edges shapes")
  func monochromeShades() {
    let levels: [UInt32] = [0, 0, 0x40, 0x40, 0x80, 0x80, 0xc0, 0xc0, 0xff, 0xff, 0x20, 0xf0, 0x60, 0xa0]
    let pixels = (0..<2).flatMap { _ in levels.map { pixel($0 * 0x010101) } }
    #expect(lines(fitted(pixels, width: 14, .quadrant, depth: .none)) == [" ░▒▓█▐▒"])
  }

  @Test func monochromeInksLight() {
    let pixels = picture(["#.", ".#"], ["#": 0xffffff, ".": 0])
    #expect(lines(fitted(pixels, width: 2, .quadrant, depth: .none)) == ["▚"])
    #expect(lines(fitted(pixels.map { $0 ^ 0xffffff }, width: 2, .quadrant, depth: .none)) == ["▞"])
  }
}
