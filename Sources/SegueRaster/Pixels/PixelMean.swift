/// The mean of a block of pixels.
enum PixelMean {
  private typealias Words = SIMD8<UInt32>

  /// The number of pixels whose sums fit in 16 bits.
  private static let most = 257

  /// The packed mean of `rows` rows of `width` pixels, `stride` apart; pixels missing from `count` count as transparent.
  static func of(
    _ pixels: UnsafePointer<UInt32>,
    stride: Int,
    width: Int,
    rows: Int,
    count: Int
  ) -> UInt32 {
    if width == 8, rows * 8 <= most {
      let (redBlue, greenAlpha) = sums(pixels, stride, rows)
      return packed(
        SIMD4(redBlue & 0xffff, greenAlpha & 0xffff, redBlue >> 16, greenAlpha >> 16),
        UInt32(count)
      )
    }
    var sums = SIMD4<UInt32>()
    for row in 0..<rows {
      for column in 0..<width {
        let pixel = pixels[row * stride + column]
        sums &+= SIMD4(pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff, pixel >> 24)
      }
    }
    return packed(sums, UInt32(count))
  }

  /// The sums of rows of eight pixels, two channels a word.
  @inline(__always)
  private static func sums(_ pixels: UnsafePointer<UInt32>, _ stride: Int, _ rows: Int) -> (UInt32, UInt32) {
    var redBlue = Words()
    var greenAlpha = Words()
    for row in 0..<rows {
      let eight = UnsafeRawPointer(pixels + row * stride).loadUnaligned(as: Words.self)
      redBlue &+= eight & 0x00ff_00ff
      greenAlpha &+= (eight &>> 8) & 0x00ff_00ff
    }
    return (redBlue.wrappedSum(), greenAlpha.wrappedSum())
  }

  @inline(__always)
  private static func packed(_ sums: SIMD4<UInt32>, _ count: UInt32) -> UInt32 {
    let rounded = sums &+ count / 2
    let isPower = count & (count &- 1) == 0
    let shift = UInt32(truncatingIfNeeded: count.trailingZeroBitCount)
    let means = isPower ? rounded &>> shift : rounded / count
    return means.x | means.y << 8 | means.z << 16 | means.w << 24
  }
}
