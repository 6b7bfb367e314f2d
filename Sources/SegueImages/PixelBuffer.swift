import SegueGeometry

/// A picture of premultiplied sRGB pixels, 8 bits a channel, rows from top to bottom without padding.
///
/// A pixel is `0xAABBGGRR` as an integer, that is the bytes R, G, B, A in memory on a little-endian machine.
public struct PixelBuffer: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt32]

  /// Creates a transparent picture of `width` × `height` pixels, both at least 0.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: GridSize(columns: width, rows: height).count)
  }
}
