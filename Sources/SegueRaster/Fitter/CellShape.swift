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
  ///   - scale: One over how many these are, in each lane: a number by itself would be made a lane of others.
  /// - Returns: Four cells.
  @inline(never)
  func quad(total: PackedColor, scale: SIMD4<Float>) -> CellQuad {
    quad(total, difference.channels, share * scale, restShare * scale, scale) { $0 }
  }

  /// The cells of 64 pixels, with some of the contrast that their two colours lose given back.
  ///
  /// - Parameters:
  ///   - total: The sum T of the pixels.
  ///   - squares: The sums of their channels' squares, alpha's included.
  /// - Returns: Four cells.
  @inline(never)
  func contrastedQuad(total: PackedColor, squares: Words) -> CellQuad {
    let channels = difference.channels
    let norm = channels.0 * channels.0 + channels.1 * channels.1 + channels.2 * channels.2
    let factor = LostContrast.factor(
      variance: LostContrast.variance(squares: squares, total: total),
      shown: norm * (share * restShare)
    )
    let scale = SIMD4<Float>(repeating: 1 / 64)
    let moved = factor * scale
    return quad(total, channels, share * moved, restShare * moved, scale) { $0.limitedToBytes }
  }

  /// The cells in the colours `T / n + inside · N` and `T / n - outside · N`.
  @inline(__always)
  private func quad(
    _ total: PackedColor,
    _ differences: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>),
    _ inside: SIMD4<Float>,
    _ outside: SIMD4<Float>,
    _ scale: SIMD4<Float>,
    _ byte: (Words) -> Words
  ) -> CellQuad {
    let totals = total.unsignedChannels
    var (first, rest) = (Words(repeating: 2), Words(repeating: 2))
    @inline(__always)
    func append(_ mean: SIMD4<Float>, _ difference: SIMD4<Float>) {
      // Adding 2²³ rounds to the nearest whole number and leaves it in the low bits.
      let own = (mean + difference * inside) + 8_388_608
      let other = (mean - difference * outside) + 8_388_608
      first = (first &<< 8) | (byte(own.words) & 0xff)
      rest = (rest &<< 8) | (byte(other.words) & 0xff)
    }
    append(totals.0 * scale, differences.0)
    append(totals.1 * scale, differences.1)
    append(totals.2 * scale, differences.2)
    let turn = (first ^ rest) & swaps
    return CellQuad(glyphs: glyphs, inks: first ^ turn, grounds: rest ^ turn)
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
  /// Any parts of a cell, of a set that has a glyph for each choice of parts.
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

extension Words {
  /// The whole numbers that `2²³ + n` leaves in a significand, where they were below 0 or above 255 brought back there.
  ///
  /// Below 0 the sum has another exponent, and half of its low bits are lost: `2 n` lies there, whose sign is enough.
  @inline(__always)
  fileprivate var limitedToBytes: Words {
    let numbers = (self &- 0x4b00_0000).halves
    let upper = Words(repeating: 0xff).halves
    return Words(pointwiseMin(pointwiseMax(numbers, .zero), upper))
  }
}
