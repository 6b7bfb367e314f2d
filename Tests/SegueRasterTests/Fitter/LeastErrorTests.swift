import SegueGeometry
import SegueRaster
import SegueTestSupport
import Testing

/// The fit against a search of every partition with its two mean colours.
struct LeastErrorTests {
  /// Cells like those of pictures: two colours parted by a line, with noise over them.
  private func cells(_ count: Int, _ unit: GridSize, noise: Int) -> [[UInt32]] {
    var random = SeededGenerator(seed: 7)
    return (0..<count).map { _ in
      let pair = (0..<6).map { _ in Int.random(in: 0...255, using: &random) }
      let slope = Double.random(in: -1...1, using: &random)
      let offset = Double.random(in: -0.2...1.2, using: &random)
      return (0..<(unit.columns * unit.rows)).map { index -> UInt32 in
        let x = Double(index % unit.columns) / Double(unit.columns)
        let y = Double(index / unit.columns) / Double(unit.rows)
        let side = x * slope + y > offset ? 0 : 3
        let bytes = (0..<3).map { channel in
          let value = pair[side + channel] + Int.random(in: -noise...noise, using: &random)
          return UInt32(min(255, max(0, value)))
        }
        return 0xff00_0000 | bytes[2] << 16 | bytes[1] << 8 | bytes[0]
      }
    }
  }

  private func channels(_ pixel: UInt32) -> [Double] {
    [Double(pixel & 0xff), Double(pixel >> 8 & 0xff), Double(pixel >> 16 & 0xff)]
  }

  /// The squared error of a partition with the given colours, or the best two.
  private func error(_ pixels: [UInt32], _ mask: UInt64, _ colors: ([Double], [Double])? = nil) -> Double {
    func mean(_ side: UInt64) -> [Double] {
      let members = pixels.indices.filter { mask >> UInt64($0) & 1 == side }.map { channels(pixels[$0]) }
      return (0..<3).map { channel in
        members.reduce(0) { $0 + $1[channel] } / Double(max(1, members.count))
      }
    }
    let pair = colors ?? (mean(1), mean(0))
    return pixels.indices.reduce(0) { sum, index in
      let color = mask >> UInt64(index) & 1 == 1 ? pair.0 : pair.1
      return sum + zip(color, channels(pixels[index])).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
  }

  private func shown(_ cell: Cell, _ pixels: [UInt32], _ table: GlyphTable) throws -> Double {
    let mask =
      cell.glyph == 0x20 ? 0 : try #require(table.partitions.first { $0.scalar == cell.glyph }).mask
    let colors = [cell.foreground, cell.background].map { color in
      channels(pixel(color.rgb(fallback: 0)))
    }
    return error(pixels, mask, (colors[0], colors[1]))
  }

  @Test(arguments: [GlyphSet.half, .quadrant, .sextant, .octant, .eighths])
  func isNearTheBestOfAllGlyphs(glyphs: GlyphSet) throws {
    let table = GlyphTable.of(glyphs)
    for noise in [0, 3, 20] {
      var total = (found: 0.0, best: 0.0)
      for pixels in cells(60, table.pixels, noise: noise) {
        let grid = fitted(pixels, width: table.pixels.columns, glyphs)
        let found = try shown(grid[column: 0, row: 0], pixels, table)
        let best = table.partitions.reduce(error(pixels, 0)) { min($0, error(pixels, $1.mask)) }
        // Colours are rounded to bytes: up to a quarter squared, and a little, a channel.
        let rounding = 0.3 * 3 * Double(pixels.count)
        let exact = [.half, .eighths].contains(glyphs)
        #expect(found <= best * (exact ? 1 : 1.5) + rounding, "\(glyphs) \(noise)")
        total.found += found
        total.best += best + rounding
      }
      #expect(total.found <= 1.02 * total.best, "\(glyphs), noise \(noise)")
    }
  }

  @Test func noPartitionIsListedTwice() {
    for set in GlyphSet.allCases {
      let table = GlyphTable.of(set)
      let bits = UInt64(table.pixels.columns * table.pixels.rows)
      let all: UInt64 = bits == 64 ? ~0 : (1 << bits) - 1
      let masks = table.partitions.map { min($0.mask, all & ~$0.mask) }
      #expect(Set(masks).count == masks.count)
      #expect(!masks.contains(0))
    }
  }

  @Test func aPictureAndItsNegativeHaveTheSameGlyphs() {
    for set in [GlyphSet.half, .quadrant, .sextant, .octant, .eighths] {
      for pixels in cells(20, set.pixelsPerCell, noise: 0) {
        let negative = pixels.map { $0 ^ 0x00ff_ffff }
        let width = set.pixelsPerCell.columns
        #expect(lines(fitted(pixels, width: width, set)) == lines(fitted(negative, width: width, set)))
      }
    }
  }
}
