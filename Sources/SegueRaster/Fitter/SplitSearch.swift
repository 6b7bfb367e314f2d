/// Finds a good partition of eight parts by a few planes through the colour cube.
///
/// The best partition lies on the two sides of a plane. Those that halve the range of red, of green and of blue
/// are tried, then the plane through the mean across the best one's direction, and at last each part alone is moved
/// to the other side. Searching all 127 partitions lowers the squared error by less than 1 % for three times the work.
enum SplitSearch {
  private static let number = 8

  /// A partition of four cells with its score.
  struct Choice {
    /// The sum of the differences of its parts, with their names.
    var sum = PackedColor.zero
    var score = SIMD4<Float>.zero

    /// Takes a better partition where there is one.
    @inline(__always)
    mutating func take(_ sum: PackedColor, of parts: Parts) {
      let count = sum.partCount.halves
      let weight = Words(count &* (Halves(repeating: Int16(number)) &- count))
      // No parts on one side make 0 / 0, which is not above anything.
      let score = sum.colorOnly.norm(dropping: parts.spareBits) / weight.smallNumbers
      let isBetter = Words(score .> self.score)
      self.sum.replace(with: sum, by: isBetter)
      self.score = self.score.replaced(by: score, where: isBetter)
    }
  }

  // The stages are called, not inlined: what the optimizer knows of one's result, such as halves that are 0, makes it
  // take the vectors of the next apart. Their steps are written out: a loop's fixed operands would be widened outside
  // of it, where the product of pairs is not recognised any more.

  /// The best partition found of each cell, with no parts where the cell is flat.
  static func best(_ parts: Parts) -> Choice {
    var choice = halveRanges(parts)
    choice.take(beyondMean(parts.differences, choice.sum.colorOnly), of: parts)
    return moveOne(parts, choice, choice.sum.colorOnly)
  }

  /// The partitions at the middles of the channels' ranges.
  @inline(never)
  private static func halveRanges(_ parts: Parts) -> Choice {
    var (low, high) = (parts.differences[0], parts.differences[0])
    for index in 1..<number {
      let part = parts.differences[index]
      low.redBlue = pointwiseMin(low.redBlue, part.redBlue)
      low.green = pointwiseMin(low.green, part.green)
      high.redBlue = pointwiseMax(high.redBlue, part.redBlue)
      high.green = pointwiseMax(high.green, part.green)
    }
    let middle = PackedColor(
      redBlue: (low.redBlue &+ high.redBlue) &>> 1,
      green: (low.green &+ high.green) &>> 1
    )
    var (red, green, blue) = (PackedColor.zero, PackedColor.zero, PackedColor.zero)
    @inline(__always)
    func step(_ index: Int) {
      let part = parts.differences[index]
      let redBlue = part.redBlue.isAbove(middle.redBlue)
      red += part.kept(by: (redBlue &<< 16).signs)
      blue += part.kept(by: redBlue.signs)
      green += part.kept(by: (part.green.isAbove(middle.green) &<< 16).signs)
    }
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    var choice = Choice()
    choice.take(green, of: parts)
    choice.take(red, of: parts)
    choice.take(blue, of: parts)
    return choice
  }

  /// The parts on the far side of the plane through the mean.
  @inline(never)
  private static func beyondMean(
    _ differences: UnsafePointer<PackedColor>,
    _ normal: PackedColor
  ) -> PackedColor {
    var sum = PackedColor.zero
    @inline(__always)
    func step(_ index: Int) {
      let part = differences[index]
      // Negative where the part lies before the plane, so that one on it stays out.
      sum += part.kept(by: (Words.zero &- part.dot(normal)).signs)
    }
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    return sum
  }

  /// Moves the part to the other side that gains most by it, if any does.
  @inline(never)
  private static func moveOne(_ parts: Parts, _ choice: Choice, _ own: PackedColor) -> Choice {
    let count = choice.sum.partCount.smallNumbers
    let rest = Float(number) - count
    let without: SIMD4<Float> = 1 / ((count - 1) * (rest + 1))
    let with: SIMD4<Float> = 1 / ((count + 1) * (rest - 1))
    let none: UInt32 = 15
    var best = SIMD4<Float>(bits: choice.score.words | none)
    @inline(__always)
    func step(_ index: Int) {
      let isIn = (Words(choice.sum.green) &<< UInt32(11 - index)).signs
      let part = parts.differences[index]
      let moved = PackedColor(
        redBlue: own.redBlue &+ ((part.redBlue ^ isIn.halves) &- isIn.halves),
        green: own.green &+ ((part.green ^ isIn.halves) &- isIn.halves)
      )
      let weight = with.replaced(by: without, where: isIn)
      let score = (moved.colorOnly.norm(dropping: parts.spareBits) * weight).words & ~none
      best = SIMD4<Float>(bits: score | UInt32(index)).upper(best)
    }
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    let moved = best.words & none
    if moved == Words(repeating: none) { return Choice(sum: choice.sum, score: best) }
    return Choice(sum: move(moved, parts, choice.sum), score: best)
  }

  @inline(never)
  private static func move(_ moved: Words, _ parts: Parts, _ sum: PackedColor) -> PackedColor {
    var sum = sum
    for lane in 0..<4 where moved[lane] < 15 {
      let part = parts.differences[Int(moved[lane])]
      let isIn = Words(sum.green)[lane] >> (20 + moved[lane]) & 1 == 1
      for half in [2 * lane, 2 * lane + 1] {
        let sign: Int16 = isIn ? -1 : 1
        sum.redBlue[half] &+= sign &* part.redBlue[half]
        sum.green[half] &+= sign &* part.green[half]
      }
    }
    return sum
  }
}
