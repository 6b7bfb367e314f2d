import SegueGeometry

/// The largest picture that is read; checked before any memory is taken for it.
public struct ImageLimits: Hashable, Sendable {
  /// Pixels along either side.
  public var side: Int
  /// Pixels in all.
  public var pixels: Int
  /// Bytes of the encoded file.
  public var fileBytes: Int

  public static let standard = ImageLimits(side: 8192, pixels: 32 << 20, fileBytes: 64 << 20)

  /// Creates limits; each at least 1.
  public init(side: Int, pixels: Int, fileBytes: Int) {
    self.side = side
    self.pixels = pixels
    self.fileBytes = fileBytes
  }

  /// Whether a picture of that size may be read.
  public func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && GridSize(columns: width, rows: height).count <= pixels
  }
}
