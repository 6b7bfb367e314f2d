import SegueGeometry

/// The size of the largest picture that is read, checked before any memory is allocated for it.
public struct ImageLimits: Hashable, Sendable {
  /// The largest width and height, in pixels.
  public var side: Int
  /// The largest number of pixels in all.
  public var pixels: Int
  /// The largest number of bytes of the encoded file.
  public var fileBytes: Int

  /// 8192 pixels a side, 32 Mi pixels in all, and files of 64 MiB.
  public static let standard = ImageLimits(side: 8192, pixels: 32 << 20, fileBytes: 64 << 20)

  /// Creates limits, each of which should be at least 1.
  public init(side: Int, pixels: Int, fileBytes: Int) {
    self.side = side
    self.pixels = pixels
    self.fileBytes = fileBytes
  }

  /// Returns whether a picture of `width` × `height` pixels may be read.
  public func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && GridSize(columns: width, rows: height).count <= pixels
  }
}
