extension PixelBuffer {
  /// Returns the picture, halved in both directions until it has at most `most` pixels.
  ///
  /// A limit below 1 counts as 1.
  ///
  /// - Complexity: O(*n*) in the number of pixels, with memory for half of them.
  public func halved(to most: Int) -> PixelBuffer {
    var result = self
    while result.pixels.count > max(most, 1) {
      result = result.areaAveraged(width: (result.width + 1) / 2, height: result.height)
      result = result.areaAveraged(width: result.width, height: (result.height + 1) / 2)
    }
    return result
  }

  /// The picture at half its width, which must be even: each pixel is the mean of two, halves rounded up.
  func halvedAcross() -> PixelBuffer {
    var result = PixelBuffer(width: width / 2, height: height)
    let count = result.pixels.count
    pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for index in 0..<count { target[index] = PixelBuffer.mean(source[2 * index], source[2 * index + 1]) }
      }
    }
    return result
  }

  /// The picture at half its height, which must be even: each pixel is the mean of two, halves rounded up.
  func halvedDown() -> PixelBuffer {
    var result = PixelBuffer(width: width, height: height / 2)
    let (columns, rows) = (width, result.height)
    pixels.withUnsafeBufferPointer { source in
      result.pixels.withUnsafeMutableBufferPointer { target in
        for y in 0..<rows {
          let upper = 2 * y * columns
          let lower = upper + columns
          for x in 0..<columns {
            target[y * columns + x] = PixelBuffer.mean(source[upper + x], source[lower + x])
          }
        }
      }
    }
    return result
  }

  /// The mean of each channel, halves rounded up: `(a | b) - (a ^ b) / 2`, as `a + b = 2 (a | b) - (a ^ b)`.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a | b) &- (((a ^ b) >> 1) & 0x7f7f_7f7f)
  }
}
