import SegueGeometry

/// A picture of premultiplied sRGB pixels with 8 bits a channel.
///
/// A pixel is the integer `0xAABBGGRR`, which is the bytes R, G, B, A in the memory of a little-endian
/// machine. Rows have no padding.
public struct PixelBuffer: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from the top; always `width` × `height` of them.
  public var pixels: [UInt32]

  /// Creates a transparent picture of `width` × `height` pixels, both at least 0.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: GridSize(columns: width, rows: height).count)
  }
}

extension PixelBuffer {
  /// Returns a straight-alpha pixel with its colours multiplied by its alpha, each rounded to nearest.
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

  /// Returns a premultiplied pixel with its colours divided by its alpha, each rounded to nearest.
  ///
  /// Colours above the alpha are clamped to it first, and without alpha all are 0. Premultiplying the result
  /// gives a valid pixel back exactly, as the error of at most ½ shrinks by `a / 255`.
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
