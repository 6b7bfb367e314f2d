/// Two parts of each of four cells with their glyphs, before colours.
struct CellShape {
  /// The sum N of the one part's differences from the total T, as in `Parts`.
  var difference: PackedColor
  /// One over how much the one part weighs, and the rest.
  var share: SIMD4<Float>
  var restShare: SIMD4<Float>
  var glyphs: Words
  /// All ones where the glyph inks the rest.
  var swaps: Words

  /// The cells, each part in its mean colour.
  ///
  /// Not inlined: the optimizer takes vectors apart whose lanes were looked up one by one.
  ///
  /// - Parameters:
  ///   - total: The sum T of the pixels.
  ///   - pixels: How many these are.
  /// - Returns: Four cells.
  @inline(never)
  func quad(total: PackedColor, pixels: Float) -> CellQuad {
    let scale = 1 / pixels
    let (inside, outside) = (share * scale, restShare * -scale)
    var (first, rest) = (Words(repeating: 2), Words(repeating: 2))
    let (differences, totals) = (difference.channels, total.unsignedChannels)
    append(totals.0 * scale, differences.0, inside, outside, &first, &rest)
    append(totals.1 * scale, differences.1, inside, outside, &first, &rest)
    append(totals.2 * scale, differences.2, inside, outside, &first, &rest)
    let turn = (first ^ rest) & swaps
    return CellQuad(glyphs: glyphs, inks: first ^ turn, grounds: rest ^ turn)
  }

  /// Appends a channel's byte to both colours.
  ///
  /// Adding 2²³ rounds to the nearest whole number and leaves it in the low bits.
  @inline(__always)
  private func append(
    _ mean: SIMD4<Float>,
    _ difference: SIMD4<Float>,
    _ inside: SIMD4<Float>,
    _ outside: SIMD4<Float>,
    _ first: inout Words,
    _ rest: inout Words
  ) {
    let own = (mean + difference * inside) + 8_388_608
    let other = (mean + difference * outside) + 8_388_608
    first = (first &<< 8) | (own.words & 0xff)
    rest = (rest &<< 8) | (other.words & 0xff)
  }

  /// Takes another's lanes where the mask is all ones.
  @inline(__always)
  mutating func replace(with other: CellShape, by mask: Words) {
    difference.replace(with: other.difference, by: mask)
    share = share.replaced(by: other.share, where: mask)
    restShare = restShare.replaced(by: other.restShare, where: mask)
    glyphs.replace(with: other.glyphs, by: mask)
    swaps.replace(with: other.swaps, by: mask)
  }
}

extension CellShape {
  /// Parts of a cell that a set has a glyph for, whichever they are.
  ///
  /// Their glyph leaves the top left to the background.
  @inline(__always)
  init(_ difference: PackedColor, _ mask: Words, of number: Int, in table: PiecesTable.Pointers) {
    let all: UInt32 = 1 << UInt32(number) - 1
    let swaps = (mask &<< 31).signs
    let shown = mask ^ (swaps & all)
    let (a, b, c, d) = (Int(mask.x), Int(mask.y), Int(mask.z), Int(mask.w))
    let rest = Int(all)
    self.init(
      difference: difference,
      share: SIMD4(table.shares[a], table.shares[b], table.shares[c], table.shares[d]),
      restShare: SIMD4(
        table.shares[rest ^ a],
        table.shares[rest ^ b],
        table.shares[rest ^ c],
        table.shares[rest ^ d]
      ),
      glyphs: Words(
        table.glyphs[Int(shown.x)],
        table.glyphs[Int(shown.y)],
        table.glyphs[Int(shown.z)],
        table.glyphs[Int(shown.w)]
      ),
      swaps: swaps
    )
  }
}

extension PackedColor {
  /// Red, green and blue as signed numbers.
  @inline(__always)
  fileprivate var channels: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    let redBlue = unsafeBitCast(redBlue, to: SIMD4<Int32>.self)
    let green = unsafeBitCast(green, to: SIMD4<Int32>.self)
    return (
      unsafeBitCast((redBlue &<< 16) &>> 16, to: Words.self).smallNumbers,
      unsafeBitCast((green &<< 16) &>> 16, to: Words.self).smallNumbers,
      unsafeBitCast(redBlue &>> 16, to: Words.self).smallNumbers
    )
  }

  /// Red, green and blue as numbers that need all 16 bits.
  @inline(__always)
  fileprivate var unsignedChannels: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    let redBlue = Words(redBlue)
    return (
      (redBlue & 0xffff).smallNumbers,
      (Words(green) & 0xffff).smallNumbers,
      (redBlue &>> 16).smallNumbers
    )
  }
}
