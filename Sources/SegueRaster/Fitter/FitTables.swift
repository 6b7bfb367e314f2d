import SegueCells
import SegueGeometry

/// The numbers that a set's kernel looks up, worked out once.
struct FitTables {
  private let glyphs: GlyphSet
  private let returnsContrast: Bool
  private let cleansEdges: Bool
  private let pieces: PiecesTable
  private let eighths = EighthsTable()

  init(_ glyphs: GlyphSet, returnsContrast: Bool, cleansEdges: Bool) {
    self.glyphs = glyphs
    self.returnsContrast = returnsContrast
    self.cleansEdges = cleansEdges
    pieces = PiecesTable(.of(glyphs.pieces ?? (glyphs.hasEighths || glyphs == .ascii ? .quadrant : glyphs)))
  }

  /// Fits a band of at least four cells; false where its pixels turn out not to be opaque.
  func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) -> Bool {
    if glyphs == .half { return HalfKernel.fit(band, into: cells) }
    return pieces.withPointers { pieces in
      if glyphs.hasEighths { return fitBlocks(band, pieces, into: cells) }
      let rows = glyphs.pixelsPerCell.rows
      let kernel = DotsKernel(rows: rows, table: pieces, darkIsBackground: glyphs == .braille)
      return kernel.fit(band, into: cells)
    }
  }

  private func fitBlocks(
    _ band: PixelBand,
    _ table: PiecesTable.Pointers,
    into cells: UnsafeMutablePointer<Cell>
  ) -> Bool {
    eighths.withPointers { eighths in
      let kernel = BlocksKernel(
        pieces: glyphs == .smooth ? .sextants : glyphs == .smoothOctants ? .octants : .none,
        returnsContrast: returnsContrast,
        cleansEdges: cleansEdges,
        eighths: eighths,
        table: table
      )
      return kernel.fit(band, into: cells)
    }
  }
}
