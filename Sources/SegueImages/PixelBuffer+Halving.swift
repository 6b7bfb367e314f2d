extension PixelBuffer {
  /// The picture halved both ways as often as it takes to have at most `most` pixels, which is at least 1.
  ///
  /// Time grows with the picture's pixels, memory with a half of them.
  public func halved(to most: Int) -> PixelBuffer {
    var result = self
    while result.pixels.count > max(most, 1) {
      result = result.areaAveraged(width: (result.width + 1) / 2, height: result.height)
      result = result.areaAveraged(width: result.width, height: (result.height + 1) / 2)
    }
    return result
  }

  /// The picture at half its width, which is even: each pixel the rounded mean of two.
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

  /// The picture at half its height, which is even: each pixel the rounded mean of two.
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

  /// Every channel's mean, halves rounded up: `(a | b) - (a ^ b) / 2`, as `a + b = 2 (a | b) - (a ^ b)`.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a | b) &- (((a ^ b) >> 1) & 0x7f7f_7f7f)
  }
}
