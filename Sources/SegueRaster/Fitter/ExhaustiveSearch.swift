/// Tries every partition whose first part leaves out the top-left pixel.
enum ExhaustiveSearch {
  /// The best partition of each cell; the first in Gray-code order of equals.
  ///
  /// Successive Gray codes differ in one pixel, so every step costs one addition a channel. Takes
  /// `2^(n − 1)` steps for n pixels.
  @inline(__always)
  static func best(_ lanes: CellLanes) -> CellLanes.Partition {
    var best = CellLanes.Partition()
    var bestScore = CellLanes.Lanes.zero
    var sum = CellLanes.Color.zero
    var mask: Int32 = 0
    for step in 1..<(1 << (lanes.number - 1)) {
      let bit = step.trailingZeroBitCount + 1
      mask ^= 1 << Int32(bit)
      let sign: Float = mask >> Int32(bit) & 1 == 1 ? 1 : -1
      let pixel = lanes.differences[bit]
      sum.red += pixel.red * sign
      sum.green += pixel.green * sign
      sum.blue += pixel.blue * sign
      let count = mask.nonzeroBitCount
      let score: CellLanes.Lanes = sum.dot(sum) * (1 / Float(count * (lanes.number - count)))
      let isBetter = (bestScore - score).isNegative
      bestScore = score.selected(by: isBetter, else: bestScore)
      best.mask = (best.mask & ~isBetter) | (isBetter & mask)
      best.count = CellLanes.Lanes(repeating: Float(count)).selected(by: isBetter, else: best.count)
      best.sum.red = sum.red.selected(by: isBetter, else: best.sum.red)
      best.sum.green = sum.green.selected(by: isBetter, else: best.sum.green)
      best.sum.blue = sum.blue.selected(by: isBetter, else: best.sum.blue)
    }
    return best
  }
}
