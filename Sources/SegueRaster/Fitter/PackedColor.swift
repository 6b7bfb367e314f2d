/// Four colours, or sums of colours, in two vectors.
///
/// Red and blue share a word; so do green and a number of the owner's own: alpha, or what identifies a pixel. Each has
/// 16 bits, which the sum of 64 bytes fits, and so does the difference `n·S − a·T` of a partition's sums.
struct PackedColor {
  var redBlue: Halves
  var green: Halves

  static let zero = PackedColor(redBlue: .zero, green: .zero)

  @inline(__always)
  init(redBlue: Halves, green: Halves) {
    self.redBlue = redBlue
    self.green = green
  }

  /// Pixels `0xAABBGGRR`, with alpha beside green.
  @inline(__always)
  init(pixels: Words) {
    redBlue = (pixels & 0x00ff_00ff).halves
    green = ((pixels &>> 8) & 0x00ff_00ff).halves
  }

  @inline(__always)
  static func + (left: PackedColor, right: PackedColor) -> PackedColor {
    PackedColor(redBlue: left.redBlue &+ right.redBlue, green: left.green &+ right.green)
  }

  @inline(__always)
  static func - (left: PackedColor, right: PackedColor) -> PackedColor {
    PackedColor(redBlue: left.redBlue &- right.redBlue, green: left.green &- right.green)
  }

  @inline(__always)
  static func += (left: inout PackedColor, right: PackedColor) { left = left + right }

  @inline(__always)
  func kept(by mask: Words) -> PackedColor {
    PackedColor(redBlue: redBlue.kept(by: mask), green: green.kept(by: mask))
  }

  @inline(__always)
  mutating func replace(with other: PackedColor, by mask: Words) {
    redBlue = (Words(redBlue) ^ ((Words(redBlue) ^ Words(other.redBlue)) & mask)).halves
    green = (Words(green) ^ ((Words(green) ^ Words(other.green)) & mask)).halves
  }

  @inline(__always)
  func dot(_ other: PackedColor) -> Words { redBlue.dot(other.redBlue) &+ green.dot(other.green) }

  /// The sum of the squares without its last bits, so that 23 bits are left.
  ///
  /// `2²³ + n` has n as the low bits of its significand. Conversions of the standard library go lane by lane, and the
  /// optimizer leaves them so, and what is around them.
  @inline(__always)
  func norm(dropping bits: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(bits: dot(self) &>> bits | 0x4b00_0000) - 8_388_608
  }

  /// Applies a function to both vectors.
  @inline(__always)
  func mapped(_ body: (Words) -> Words) -> PackedColor {
    PackedColor(redBlue: body(Words(redBlue)).halves, green: body(Words(green)).halves)
  }
}
