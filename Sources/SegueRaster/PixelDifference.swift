public import SegueImages

/// How two pixels differ: the channels' absolute differences, amplified; opaque.
enum PixelDifference {
  /// What equal pixels are.
  static let none: UInt32 = 0xff00_0000

  @inline(__always)
  static func of(_ first: UInt32, _ second: UInt32) -> UInt32 {
    guard first != second else { return none }
    return none | channel(first, second, 0) | channel(first, second, 8) | channel(first, second, 16)
  }

  @inline(__always)
  private static func channel(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> UInt32 {
    let a = Int32(truncatingIfNeeded: first >> shift & 0xff)
    let b = Int32(truncatingIfNeeded: second >> shift & 0xff)
    return UInt32(min(abs(a - b) * Int32(DifferenceRasterizer.gain), 255)) << shift
  }
}

extension PixelBuffer {
  /// Returns what differs from another picture, as `DifferenceRasterizer` shows it.
  ///
  /// If their sizes differ, the result is as large as both together need; a picture is black beyond its edges.
  public func difference(from other: PixelBuffer) -> PixelBuffer {
    var result = PixelBuffer(width: max(width, other.width), height: max(height, other.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        result.pixels[y * result.width + x] = PixelDifference.of(self[x, y], other[x, y])
      }
    }
    return result
  }

  private subscript(x: Int, y: Int) -> UInt32 {
    x < width && y < height ? pixels[y * width + x] : PixelDifference.none
  }
}
