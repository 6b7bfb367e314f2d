import SegueGeometry
import SegueRaster
import Testing

struct ColorDepthTests {
  @Test func nearestOf256IsTheNearestOfAll() {
    var random = Seeded(state: 3)
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
    #expect(Palette.nearest16(Palette.rgb(index)) == index)
  }

  @Test func flatAreasAreNotDithered() {
    let area = Array(repeating: pixel(0xf2f2f7), count: 16 * 8)
    let grid = fitted(area, width: 16, .half, depth: .ansi256)
    #expect(Set(grid.cells) == [Cell(glyph: 0x20, background: .palette(Palette.nearest256(0xf2f2f7)))])
  }

  @Test func ditheredGradientsKeepTheirMean() {
    let width = 64
    let gradient = (0..<(width * 64)).map { pixel(UInt32($0 % width + 60) * 0x010000 | 0x2000) }
    let grid = fitted(gradient, width: width, .half, depth: .ansi256)
    for start in stride(from: 8, to: 48, by: 8) {
      let columns = start..<(start + 8)
      let cells = columns.flatMap { column in (0..<32).map { grid[column: column, row: $0] } }
      let mean = cells.reduce(0) { $0 + Int($1.background.rgb(fallback: 0) >> 16) } / cells.count
      // Without dithering the first columns would all be 95, 24 too light.
      #expect(abs(mean - (start + 63)) <= 15)
      #expect(cells.allSatisfy { $0.background.paletteIndex.map { $0 >= 16 } ?? false })
    }
    #expect(fitted(gradient, width: width, .half, depth: .ansi256) == grid)
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

  @Test func monochromeInksLight() {
    let pixels = picture(["#.", ".#"], ["#": 0xffffff, ".": 0])
    #expect(lines(fitted(pixels, width: 2, .quadrant, depth: .none)) == ["▚"])
    #expect(lines(fitted(pixels.map { $0 ^ 0xffffff }, width: 2, .quadrant, depth: .none)) == ["▞"])
  }
}
