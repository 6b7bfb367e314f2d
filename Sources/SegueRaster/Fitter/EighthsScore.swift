/// The best of the 19 partitions of a cell that eighth blocks and quadrants make.
enum EighthsScore {
  /// Where a cell's differences are kept for the one that wins: the lanes' red and blue, then their green.
  typealias Memory = UnsafeMutablePointer<Words>

  /// Words of four lanes in such memory.
  static let capacity = 10

  /// The key below which the two parts hardly differ: bars by about 12 a channel from the rest.
  ///
  /// Positive floats are ordered as their bits are: these are those of 128.
  static let leastSeen: UInt32 = 0x4300_0000

  /// The key of no score in the first lane.
  static let firstLane: UInt32 = 30

  /// The highest score with, in its five low bits, 30 less the lane it was found in, the first of equals.
  ///
  /// Positive floats are ordered as their bits are; the low bits, far below what the eye can see, carry the lane, so
  /// that one maximum finds both.
  @inline(__always)
  static func best(_ sums: BlockSums, weights: UnsafePointer<Float>, memory: Memory) -> UInt32 {
    let total = sums.total
    let weights = UnsafeRawPointer(weights)
    let low = counts(1, 2, 3, 4)
    let middle = counts(5, 6, 7, 4)
    let whole = counts(5, 6, 7, 8)
    let quarter = counts(2, 2, 2, 2)
    var best = score(sums.rows.0, 0, total, low, weights, memory)
    best = score(withDiagonal(sums), 1, total, middle, weights, memory).upper(best)
    best = score(sums.columns.0, 2, total, low, weights, memory).upper(best)
    best = score(sums.columns.1, 3, total, whole, weights, memory).upper(best)
    best = score(sums.quadrants, 4, total, quarter, weights, memory).upper(best)
    let keys = best.words
    return max(max(keys.x, keys.y), max(keys.z, keys.w))
  }

  /// The same of the quadrants alone, from the differences that `best` has left.
  static func bestQuadrant(weights: UnsafePointer<Float>, memory: Memory) -> UInt32 {
    let difference = PackedColor(redBlue: memory[4].halves, green: memory[9].halves)
    let keys = key(of: difference, 4, UnsafeRawPointer(weights)).words
    return max(max(keys.x, keys.y), max(keys.z, keys.w))
  }

  /// The lower rows with the diagonal from the bottom left in place of the whole cell.
  @inline(__always)
  private static func withDiagonal(_ sums: BlockSums) -> PackedColor {
    @inline(__always)
    func joined(_ rows: Words, _ quadrants: Words) -> Words {
      Words(rows.x, rows.y, rows.z, quadrants.y &+ quadrants.z)
    }
    return PackedColor(
      redBlue: joined(Words(sums.rows.1.redBlue), Words(sums.quadrants.redBlue)).halves,
      green: joined(Words(sums.rows.1.green), Words(sums.quadrants.green)).halves
    )
  }

  @inline(__always)
  private static func counts(_ a: Int16, _ b: Int16, _ c: Int16, _ d: Int16) -> Halves {
    Halves(a, a, b, b, c, c, d, d)
  }

  /// Scores four partitions by `|8·S − k·T|²`, as in `Parts`, and keeps their differences.
  ///
  /// Alpha, beside green, is the same in every pixel and so leaves 0.
  @inline(__always)
  private static func score(
    _ sums: PackedColor,
    _ group: Int,
    _ total: PackedColor,
    _ counts: Halves,
    _ weights: UnsafeRawPointer,
    _ memory: Memory
  ) -> SIMD4<Float> {
    let difference = PackedColor(
      redBlue: (sums.redBlue &<< 3) &- counts &* total.redBlue,
      green: (sums.green &<< 3) &- counts &* total.green
    )
    memory[group] = Words(difference.redBlue)
    memory[group + 5] = Words(difference.green)
    return key(of: difference, group, weights)
  }

  /// The scores of four differences, with their lanes in the low bits.
  @inline(__always)
  private static func key(
    of difference: PackedColor,
    _ group: Int,
    _ weights: UnsafeRawPointer
  ) -> SIMD4<Float> {
    let weight = weights.loadUnaligned(fromByteOffset: 16 * group, as: SIMD4<Float>.self)
    let first = UInt32(truncatingIfNeeded: 30 - 4 * group)
    let tags = Words(first, first - 1, first - 2, first - 3)
    let score = difference.norm(dropping: Parts.spareBits(ofPixels: 64)) * weight
    return SIMD4<Float>(bits: score.words & ~31 | tags)
  }
}
