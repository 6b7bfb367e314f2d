/// How much of each pixel a glyph covers, at one size and one place within a pixel.
struct GlyphMask {
  /// The pixels it may touch, counted from the pixel that its origin lies in.
  var box: PixelBox
  /// Row by row, a byte a pixel.
  var bytes: UnsafeMutablePointer<UInt8>
}

/// A glyph's mask in its place.
struct MaskCoverage: CoverageSource {
  let box: PixelBox
  let bytes: UnsafeMutablePointer<UInt8>

  init(_ mask: GlyphMask, column: Int, row: Int) {
    box = PixelBox(
      x0: mask.box.x0 + column,
      y0: mask.box.y0 + row,
      x1: mask.box.x1 + column,
      y1: mask.box.y1 + row
    )
    bytes = mask.bytes
  }

  func row(_ y: Int) -> RowCoverage {
    RowCoverage(
      start: box.x0,
      solidStart: box.x1,
      solidEnd: box.x1,
      end: box.x1,
      bytes: bytes + (y - box.y0) * box.width,
      origin: box.x0
    )
  }
}
