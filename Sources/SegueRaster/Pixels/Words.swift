import CVectors

/// Four words, a cell or a candidate in each; a word often carries two numbers of 16 bits.
typealias Words = SIMD4<UInt32>

/// The same 16 bytes as eight signed numbers of 16 bits.
typealias Halves = SIMD8<Int16>

extension SIMD4<UInt32> {
  @inline(__always)
  init(_ halves: Halves) { self = unsafeBitCast(halves, to: Words.self) }

  /// All ones in the lanes where a comparison held.
  @inline(__always)
  init(_ mask: SIMDMask<SIMD4<Int32>>) { self = unsafeBitCast(mask, to: Words.self) }

  @inline(__always)
  var halves: Halves { unsafeBitCast(self, to: Halves.self) }

  /// The values of whole numbers from −2²² to 2²², exactly.
  ///
  /// `1.5 · 2²³ + n` has n added to its bits as to its value.
  @inline(__always)
  var smallNumbers: SIMD4<Float> { SIMD4<Float>(bits: self &+ 0x4b40_0000) - 12_582_912 }

  /// All ones where the sign bit of the word is set.
  @inline(__always)
  var signs: Words {
    unsafeBitCast(unsafeBitCast(self, to: SIMD4<Int32>.self) &>> 31, to: Words.self)
  }

  /// `other` where the mask is all ones, else the lanes as they are.
  @inline(__always)
  mutating func replace(with other: Words, by mask: Words) { self ^= (self ^ other) & mask }

  /// Each lane with the sum of those before it and itself.
  @inline(__always)
  var prefixSums: Words {
    let two = self &+ Words(0, x, y, z)
    return two &+ Words(0, 0, two.x, two.y)
  }

  /// The sums of the lanes of four vectors.
  @inline(__always)
  static func laneSums(_ a: Words, _ b: Words, _ c: Words, _ d: Words) -> Words {
    let left = Words(a.x, b.x, a.y, b.y) &+ Words(a.z, b.z, a.w, b.w)
    let right = Words(c.x, d.x, c.y, d.y) &+ Words(c.z, d.z, c.w, d.w)
    return Words(lowHalf: left.lowHalf, highHalf: right.lowHalf)
      &+ Words(lowHalf: left.highHalf, highHalf: right.highHalf)
  }

  /// The same words, worked out together even if they are used one by one.
  @inline(__always)
  var whole: Words {
    unsafeBitCast(cv_whole(unsafeBitCast(self, to: SIMD4<Int32>.self)), to: Words.self)
  }

  /// Rows become columns.
  @inline(__always)
  static func transposed(_ a: Words, _ b: Words, _ c: Words, _ d: Words) -> (Words, Words, Words, Words) {
    let (a, b, c, d) = (a.whole, b.whole, c.whole, d.whole)
    let (ab, cd) = (Words(a.x, b.x, a.y, b.y), Words(c.x, d.x, c.y, d.y))
    let (abHigh, cdHigh) = (Words(a.z, b.z, a.w, b.w), Words(c.z, d.z, c.w, d.w))
    return (
      Words(lowHalf: ab.lowHalf, highHalf: cd.lowHalf),
      Words(lowHalf: ab.highHalf, highHalf: cd.highHalf),
      Words(lowHalf: abHigh.lowHalf, highHalf: cdHigh.lowHalf),
      Words(lowHalf: abHigh.highHalf, highHalf: cdHigh.highHalf)
    )
  }
}

extension SIMD8<Int16> {
  /// The products of neighbours added up in pairs: one instruction of x86 and two of ARM.
  @inline(__always)
  func dot(_ other: Halves) -> Words { unsafeBitCast(cv_dot_pairs(self, other), to: Words.self) }

  @inline(__always)
  func kept(by mask: Words) -> Halves { (Words(self) & mask).halves }

  /// All ones in the halves that are larger.
  @inline(__always)
  func isAbove(_ other: Halves) -> Words { unsafeBitCast(self .> other, to: Words.self) }
}

extension SIMD4<Float> {
  /// The larger of each two lanes; the right one where the left is no number.
  ///
  /// By a mask: what the standard library and loops over lanes do is taken apart by the optimizer, and the vectors
  /// around it too.
  @inline(__always)
  func upper(_ other: SIMD4<Float>) -> SIMD4<Float> { other.replaced(by: self, where: Words(self .> other)) }

  /// The smaller of each two lanes; the right one where the left is no number.
  @inline(__always)
  func lower(_ other: SIMD4<Float>) -> SIMD4<Float> { other.replaced(by: self, where: Words(self .< other)) }

  @inline(__always)
  var squareRoots: SIMD4<Float> { cv_square_roots(self) }

  /// `other` where the mask is all ones, else the lanes as they are.
  @inline(__always)
  func replaced(by other: SIMD4<Float>, where mask: Words) -> SIMD4<Float> {
    SIMD4<Float>(bits: words ^ ((words ^ other.words) & mask))
  }

  @inline(__always)
  var words: Words { unsafeBitCast(self, to: Words.self) }

  @inline(__always)
  init(bits: Words) { self = unsafeBitCast(bits, to: SIMD4<Float>.self) }
}

/// Four channels in the 16-bit lanes of one word, for weights that add up to 256.
enum Wide {
  static let lanes: UInt64 = 0x00ff_00ff_00ff_00ff

  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide << 24) & lanes
  }

  /// Rounds the weighted lanes and packs them; the inverse order of `spread`.
  @inline(__always)
  static func gathered(_ sum: UInt64) -> UInt32 {
    let rounded = ((sum &+ 0x0080_0080_0080_0080) >> 8) & lanes
    return UInt32(truncatingIfNeeded: rounded | rounded >> 24)
  }
}
