/// Fits half blocks, whose two pixels are the two colours: exact.
enum HalfKernel {
  /// Fits a band of at least four cells; the last four may be done twice.
  static func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) {
    let bottom = band.pixels + band.stride
    let lower = Words(repeating: 0x2584)
    band.forEachFour { column in
      let quad = CellQuad(
        glyphs: lower,
        inks: colors(bottom + column),
        grounds: colors(band.pixels + column)
      )
      quad.write(to: cells + column)
    }
  }

  @inline(__always)
  private static func colors(_ pixels: UnsafePointer<UInt32>) -> Words {
    let pixels = UnsafeRawPointer(pixels).loadUnaligned(as: Words.self)
    return ((pixels & 0xff) &<< 16) | (pixels & 0xff00) | ((pixels &>> 16) & 0xff) | 0x0200_0000
  }
}
