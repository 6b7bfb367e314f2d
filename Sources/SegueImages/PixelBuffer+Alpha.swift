extension PixelBuffer {
  /// A straight-alpha pixel with its colours multiplied by its alpha, each rounded to nearest.
  ///
  /// `t = c·a + 128; (t + t/256)/256` is `round(c·a / 255)` for all 8-bit `c` and `a`.
  @inlinable
  public static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha: UInt32 = pixel >> 24
    if alpha == 255 { return pixel }
    var result: UInt32 = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      let product: UInt32 = (pixel >> shift & 0xff) * alpha + 128
      result |= ((product + (product >> 8)) >> 8) << shift
    }
    return result
  }

  /// A premultiplied pixel with its colours divided by its alpha, each rounded to nearest.
  ///
  /// Premultiplying the result gives the pixel back exactly: the error of at most ½ shrinks by `a / 255`.
  @inlinable
  public static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha: UInt32 = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    var result: UInt32 = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      let color: UInt32 = min(pixel >> shift & 0xff, alpha)
      result |= ((color * 255 + alpha / 2) / alpha) << shift
    }
    return result
  }
}
