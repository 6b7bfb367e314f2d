import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import SegueTestSupport
import Testing

/// The fit against a search of every glyph with its two mean colours, before lost contrast is given back.
struct LeastErrorTests {
  static let colored: [GlyphSet] = [
    .half, .quadrant, .sextant, .octant, .eighths, .smooth, .smoothOctants,
  ]

  /// Cells like those of pictures: two colours parted by a line, with noise over them.
  static func cells(_ count: Int, _ unit: GridSize, noise: Int) -> [[UInt32]] {
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

  /// Cells without any order.
  private func noise(_ count: Int, _ unit: GridSize) -> [[UInt32]] {
    var random = SeededGenerator(seed: 11)
    return (0..<count).map { _ in
      (0..<(unit.columns * unit.rows)).map { _ in random.next(upperBound: 1 << 24) | 0xff00_0000 }
    }
  }

  /// Expects a mean squared error within 2 % of the least, and no cell's above half as much again.
  private func expectNearLeast(_ cells: [[UInt32]], _ glyphs: GlyphSet, _ what: String) throws {
    let errors = PartitionErrors(glyphs)
    var total = (found: 0.0, least: 0.0)
    for pixels in cells {
      let grid = fitted(
        pixels,
        width: glyphs.pixelsPerCell.columns,
        glyphs,
        returnsContrast: false,
        cleansEdges: false
      )
      let found = try #require(errors.shown(grid[column: 0, row: 0], pixels))
      let least = errors.least(pixels)
      // Colours are rounded to bytes: up to a quarter squared, and a little, a channel.
      let rounding = 0.3 * 3 * Double(pixels.count)
      #expect(found <= least * 1.5 + rounding, "\(glyphs), \(what)")
      total.found += found
      total.least += least + rounding
    }
    #expect(total.found <= 1.02 * total.least, "\(glyphs), \(what)")
  }

  @Test(arguments: colored)
  func isNearTheBestOfAllGlyphs(glyphs: GlyphSet) throws {
    let unit = glyphs.pixelsPerCell
    let count = glyphs.pieces == nil ? 60 : 16
    for noise in [0, 3, 20] {
      try expectNearLeast(Self.cells(count, unit, noise: noise), glyphs, "noise \(noise)")
    }
    try expectNearLeast(noise(4 * count, unit), glyphs, "noise alone")
  }

  /// A card with round corners, a shadow and a gradient, as frames have them.
  @Test(arguments: colored)
  func isNearTheBestOnFrames(glyphs: GlyphSet) throws {
    let unit = glyphs.pixelsPerCell
    let picture = Self.card(unit)
    var cells: [[UInt32]] = []
    for row in 0..<(picture.height / unit.rows) {
      for column in 0..<(picture.width / unit.columns) {
        cells.append(
          (0..<(unit.columns * unit.rows)).map { index in
            let y = row * unit.rows + index / unit.columns
            return picture.at(column * unit.columns + index % unit.columns, y)
          }
        )
      }
    }
    try expectNearLeast(cells.filter { Set($0).count > 1 }, glyphs, "frame")
  }

  private static func card(_ unit: GridSize) -> Surface {
    let (width, height) = (8 * unit.columns, 5 * unit.rows)
    var drawing = Drawing(width, height)
    let across = Double(width)
    let down = Double(height)
    drawing.add(Rect(x: 0, y: 0, width: across, height: down)) { $0.fill = Color(rgb: 0xf2f2f7) }
    let bounds = Rect(x: 0.11 * across, y: 0.13 * down, width: 0.7 * across, height: 0.69 * down)
    drawing.add(bounds) { layer in
      layer.fill = Color(rgb: 0x30507a)
      layer.cornerRadii = CornerRadii(0.12 * across)
    }
    let title = Rect(x: 0.23 * across, y: 0.55 * down, width: 0.42 * across, height: 0.08 * down)
    drawing.add(title) { $0.fill = Color(rgb: 0xffcc44) }
    return drawing.draw()
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
    for set in Self.colored {
      for pixels in Self.cells(20, set.pixelsPerCell, noise: 0) {
        let negative = pixels.map { $0 ^ 0x00ff_ffff }
        let width = set.pixelsPerCell.columns
        #expect(lines(fitted(pixels, width: width, set)) == lines(fitted(negative, width: width, set)))
      }
    }
  }

  /// What the eye cannot see must not swap ink and ground or change glyphs from frame to frame.
  @Test(arguments: colored)
  func nearlyEqualFramesHaveTheSameGlyphs(glyphs: GlyphSet) {
    var random = SeededGenerator(seed: 3)
    let width = glyphs.pixelsPerCell.columns
    for pixels in Self.cells(40, glyphs.pixelsPerCell, noise: 0) where Set(pixels).count > 1 {
      let shift = random.next(upperBound: UInt32(2)) * 0x01_01_01
      let later = pixels.map { pixel -> UInt32 in
        let isLight = pixel & 0x0080_8080 == 0x0080_8080
        return isLight ? pixel - shift : pixel | shift
      }
      guard Set(later).count == Set(pixels).count else { continue }
      #expect(lines(fitted(pixels, width: width, glyphs)) == lines(fitted(later, width: width, glyphs)))
    }
  }
}
