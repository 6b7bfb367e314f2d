import SegueGeometry

import SegueCells
@testable import SegueRaster

/// An opaque pixel `0xffBBGGRR` from `0xRRGGBB`.
func pixel(_ rgb: UInt32) -> UInt32 { 0xff00_0000 | rgb.byteSwapped >> 8 }

/// Pixels from rows of letters, each standing for a colour.
func picture(_ rows: [String], _ colors: [Character: UInt32]) -> [UInt32] {
  rows.flatMap { $0.map { colors[$0].map(pixel) ?? 0 } }
}

/// The cells that a picture becomes, as a grid of its size; perhaps those of the least squared error.
func fitted(
  _ pixels: [UInt32],
  width: Int,
  _ glyphs: GlyphSet,
  depth: ColorDepth = .truecolor,
  backdrop: Color? = nil,
  returnsContrast: Bool = true,
  cleansEdges: Bool = true
) -> CellGrid {
  let unit = glyphs.pixelsPerCell
  let height = pixels.count / width
  var grid = CellGrid(size: GridSize(columns: width / unit.columns, rows: height / unit.rows))
  var fitter = Fitter(
    glyphs: glyphs,
    depth: depth,
    backdrop: backdrop,
    dithers: true,
    returnsContrast: returnsContrast,
    cleansEdges: cleansEdges
  )
  pixels.withUnsafeBufferPointer { fitter.fit($0, width: width, height: height, into: &grid) }
  return grid
}

/// The rows of a grid as text.
func lines(_ grid: CellGrid) -> [String] {
  (0..<grid.size.rows).map { row in
    (0..<grid.size.columns).map { grid.text(of: grid[column: $0, row: row]) }.joined()
  }
}
