// The standard library converts and compares vectors lane by lane; these forms stay in vector registers.

extension SIMD8<Float> {
  /// The values of whole numbers below 2²³, exactly.
  ///
  /// `2^23 + n` has n as the low bits of its significand, so setting those bits and taking 2²³ away converts n.
  @inline(__always)
  init(small words: SIMD8<UInt32>) {
    self = unsafeBitCast(words | 0x4b00_0000, to: SIMD8<Float>.self) - 8_388_608
  }

  /// The nearest whole numbers of values from 0 to 2²³, ties to even: the reverse of `init(small:)`.
  @inline(__always)
  var nearestWords: SIMD8<UInt32> { unsafeBitCast(self + 8_388_608, to: SIMD8<UInt32>.self) & 0x7f_ffff }

  /// The lanes of `self` where `mask` is all ones, else those of `other`.
  @inline(__always)
  func selected(by mask: SIMD8<Int32>, else other: SIMD8<Float>) -> SIMD8<Float> {
    let own = unsafeBitCast(self, to: SIMD8<Int32>.self) & mask
    let rest = unsafeBitCast(other, to: SIMD8<Int32>.self) & ~mask
    return unsafeBitCast(own | rest, to: SIMD8<Float>.self)
  }

  /// The lanes of `self` where `mask` is all ones, else 0.
  @inline(__always)
  func kept(by mask: SIMD8<Int32>) -> SIMD8<Float> {
    unsafeBitCast(unsafeBitCast(self, to: SIMD8<Int32>.self) & mask, to: SIMD8<Float>.self)
  }

  /// All ones in the lanes that are negative.
  @inline(__always)
  var isNegative: SIMD8<Int32> { unsafeBitCast(self, to: SIMD8<Int32>.self) &>> 31 }

  /// The smaller of each two lanes.
  @inline(__always)
  func lower(_ other: SIMD8<Float>) -> SIMD8<Float> { selected(by: (self - other).isNegative, else: other) }

  /// The larger of each two lanes.
  @inline(__always)
  func upper(_ other: SIMD8<Float>) -> SIMD8<Float> {
    other.selected(by: (self - other).isNegative, else: self)
  }
}

extension SIMD4<UInt32> {
  /// The sum of the lanes, wrapping.
  @inline(__always)
  var total: UInt32 {
    let two = lowHalf &+ highHalf
    return two.x &+ two.y
  }
}
