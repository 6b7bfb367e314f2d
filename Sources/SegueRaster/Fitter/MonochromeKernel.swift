import SegueCells
import SegueGeometry

/// Inks the light pixels of a cell in the terminal's own foreground, dithered by their place.
struct MonochromeKernel {
  /// A set with a scalar for every mask; eighth blocks have none and are drawn as quadrants.
  let table: GlyphTable
  /// How many pixels of the band make one of the table's, in both directions.
  let reduction: Int
  let dithers: Bool

  init(glyphs: GlyphSet, dithers: Bool) {
    table = glyphs.hasEighths ? .quadrant : .of(glyphs)
    reduction = glyphs.hasEighths ? 4 : 1
    self.dithers = dithers
  }

  /// Fits one row of cells whose first lies at the given place on the screen.
  func fit(_ band: PixelBand, column: Int, row: Int, into cells: UnsafeMutablePointer<Cell>) {
    let (columns, rows) = (table.pixels.columns, table.pixels.rows)
    for index in 0..<band.cells {
      var mask = 0
      for y in 0..<rows {
        for x in 0..<columns {
          let threshold = dithers ? Bayer.threshold((column + index) * columns + x, row * rows + y) : 0
          let luma = self.luma(band, x: index * columns + x, y: y)
          if luma > 127.5 + 255 * threshold { mask |= 1 << (y * columns + x) }
        }
      }
      cells[index] = Cell(glyph: table.scalarByMask[mask])
    }
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
