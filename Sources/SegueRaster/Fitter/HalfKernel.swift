import SegueCells

/// Fits half blocks, whose two pixels are the two colours: exact.
enum HalfKernel {
  /// Fits a band of at least four cells, the last four perhaps twice; false where its pixels turn out not to be opaque.
  static func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) -> Bool {
    let lower = Words(repeating: 0x2584)
    var all = Words(repeating: ~0)
    band.forEachFour { column in
      let top = pixels(band.pixels + column)
      let bottom = pixels(band.pixels + band.stride + column)
      all &= top & bottom
      CellQuad(glyphs: lower, inks: CellQuad.colors(bottom), grounds: CellQuad.colors(top))
        .write(to: cells + column)
    }
    return (all.x & all.y & all.z & all.w) >> 24 == 0xff
  }

  @inline(__always)
  private static func pixels(_ start: UnsafePointer<UInt32>) -> Words {
    UnsafeRawPointer(start).loadUnaligned(as: Words.self)
  }
}
