/// Tries every partition whose first part leaves out the top-left pixel.
enum ExhaustiveSearch {
  /// The best partition of four cells.
  struct Choice {
    var score: SIMD4<Float>
    /// The sum of the differences of its parts.
    var sum: PackedColor
    /// Which parts these are.
    var mask: Words
  }

  /// The best partition of each cell, the last in the order of masks of equals.
  ///
  /// A partition's differences are those of the one without its highest part and that part's, so each costs one
  /// addition. Takes `2^(n − 1)` steps for n parts.
  ///
  /// - Parameters:
  ///   - parts: Up to six parts, whose differences are worked out without names.
  ///   - weights: For each mask without the top left, what scores are multiplied by.
  /// - Returns: The partition of each cell.
  @inline(never)
  static func best(_ parts: Parts, weights: UnsafePointer<Float>) -> Choice {
    withUnsafeTemporaryAllocation(of: PackedColor.self, capacity: sumCapacity) { sums in
      guard let sums = sums.baseAddress else { return Choice(score: .zero, sum: .zero, mask: .zero) }
      return best(parts, weights: weights, sums: sums)
    }
  }

  /// As many sums as six parts have partitions: 1 kB, which the stack takes.
  private static let sumCapacity = 32

  @inline(__always)
  private static func best(
    _ parts: Parts,
    weights: UnsafePointer<Float>,
    sums: UnsafeMutablePointer<PackedColor>
  ) -> Choice {
    var best = SIMD4<Float>.zero
    // The low bits, far below what the eye can see, carry the mask without the top left.
    let low: UInt32 = 1 << UInt32(parts.number - 1) - 1
    sums[0] = .zero
    for bit in 0..<(parts.number - 1) {
      let part = parts.differences[bit + 1]
      for rest in 0..<(1 << bit) {
        let half = rest | 1 << bit
        let sum = sums[rest] + part
        sums[half] = sum
        let score = sum.norm(dropping: parts.spareBits) * weights[half]
        let tagged = score.words & ~low | UInt32(truncatingIfNeeded: half)
        best = SIMD4<Float>(bits: tagged).upper(best)
      }
    }
    let halves = best.words & low
    return Choice(
      score: SIMD4<Float>(bits: best.words & ~low),
      sum: gather(halves, sums),
      mask: halves &<< 1
    )
  }

  /// Each lane of another sum.
  @inline(__always)
  private static func gather(_ indices: Words, _ sums: UnsafePointer<PackedColor>) -> PackedColor {
    let words = UnsafeRawPointer(sums).assumingMemoryBound(to: UInt32.self)
    let (a, b, c, d) = (8 * Int(indices.x), 8 * Int(indices.y), 8 * Int(indices.z), 8 * Int(indices.w))
    return PackedColor(
      redBlue: Words(words[a], words[b + 1], words[c + 2], words[d + 3]).halves,
      green: Words(words[a + 4], words[b + 5], words[c + 6], words[d + 7]).halves
    )
  }
}
