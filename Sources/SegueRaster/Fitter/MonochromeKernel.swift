import SegueCells
import SegueGeometry

/// Inks the light pixels of a cell in the terminal's own foreground.
///
/// A cell becomes the shape or the shade `░ ▒ ▓` with the least squared error: edges keep their shape, and areas are even,
/// where a pattern of dots as coarse as the picture's details would hide these. Braille patterns have dots fine enough, and
/// are dithered by their place.
struct MonochromeKernel {
  /// A set with a scalar for every mask; eighth blocks have none and are drawn as quadrants.
  let table: GlyphTable
  /// How many pixels of the band make one of the table's, in both directions.
  let reduction: Int
  let dithers: Bool
  let shades: Bool

  init(glyphs: GlyphSet, dithers: Bool) {
    table = glyphs.hasEighths ? .quadrant : .of(glyphs)
    reduction = glyphs.hasEighths ? 4 : 1
    self.dithers = dithers && glyphs == .braille
    shades = dithers && glyphs != .braille
  }

  /// Fits one row of cells whose first lies at the given place on the screen.
  func fit(_ band: PixelBand, column: Int, row: Int, into cells: UnsafeMutablePointer<Cell>) {
    let (columns, rows) = (table.pixels.columns, table.pixels.rows)
    for index in 0..<band.cells {
      var mask = 0
      var (shape, sum, squares): (Float, Float, Float) = (0, 0, 0)
      for y in 0..<rows {
        for x in 0..<columns {
          let threshold = dithers ? Bayer.threshold((column + index) * columns + x, row * rows + y) : 0
          let luma = self.luma(band, x: index * columns + x, y: y) / 255
          let isInked = luma > 0.5 + threshold
          if isInked { mask |= 1 << (y * columns + x) }
          let error: Float = isInked ? 1 - luma : luma
          shape += error * error
          sum += luma
          squares += luma * luma
        }
      }
      let glyph = shades ? shade(sum, squares, count: Float(table.pixels.count), below: shape) : nil
      cells[index] = Cell(glyph: glyph ?? table.scalarByMask[mask])
    }
  }

  /// The shade nearest to a cell's pixels, if its squared error is less than a shape's.
  private func shade(_ sum: Float, _ squares: Float, count: Float, below shape: Float) -> UInt32? {
    let quarters = (4 * sum / count).rounded()
    guard (1...3).contains(quarters) else { return nil }
    let level = quarters / 4
    let error = squares - 2 * level * sum + level * level * count
    return error < shape ? 0x2590 + UInt32(Int(clamping: Double(quarters))) : nil
  }

  /// The mean luma of one of the table's pixels, 0…255.
  private func luma(_ band: PixelBand, x: Int, y: Int) -> Float {
    var sum: UInt32 = 0
    for row in 0..<reduction {
      let line = band.pixels + (y * reduction + row) * band.stride + x * reduction
      for column in 0..<reduction { sum += CellColor(pixel: line[column]).luma }
    }
    return Float(sum) / Float(reduction * reduction)
  }
}
