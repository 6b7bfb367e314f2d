/// Fits eighth blocks and quadrants from 8 × 8 pixels: all 19 partitions of a cell, each by its sums alone.
///
/// A partition of n pixels in parts of a and n − a lowers the squared error of one colour by
/// `|n·S − a·T|² / (n·a·(n − a))`, S being the first part's colour sum and T the cell's. This form is exactly 0 for
/// a flat cell, where the difference of two large squares would leave noise. Row, column and quadrant sums give
/// every S, so a candidate costs a few operations whatever its shape. Red and blue travel in one word, 16 bits
/// each: the sum of 64 bytes needs 14.
struct EighthsKernel {
  private typealias Words = CellSums.Words
  private typealias Scores = SIMD8<Float>

  /// The glyphs in the order of the scores: seven rows, seven columns, four quadrants, the diagonal.
  let scalars: UnsafePointer<UInt32>

  func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CellSums.words) { storage in
      guard let storage = storage.baseAddress else { return }
      let sums = CellSums(words: storage)
      for column in 0..<band.cells {
        let pixels = band.pixels + 8 * column
        if Self.isFlat(pixels, band.stride) {
          cells[column] = .flat(CellColor(pixel: pixels[0]))
        } else {
          sums.gather(pixels, band.stride)
          cells[column] = fitCell(sums)
        }
      }
    }
  }

  @inline(__always)
  private static func isFlat(_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
    let first = Words(repeating: pixels[0])
    var difference = Words(repeating: 0)
    for row in 0..<8 {
      difference |= UnsafeRawPointer(pixels + row * stride).loadUnaligned(as: Words.self) ^ first
    }
    let four = difference.lowHalf | difference.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y == 0
  }

  @inline(__always)
  private func fitCell(_ sums: CellSums) -> Cell {
    let total = sums.channels(7)
    let eight = Scores(repeating: 8)
    let counts = Scores(1, 2, 3, 4, 5, 6, 7, 8)
    // 1 / (k (8 − k)); the last lane is the whole cell, which is no partition.
    let weights = Scores(1 / 7, 1 / 12, 1 / 15, 1 / 16, 1 / 15, 1 / 12, 1 / 7, 0)
    let rows = Self.score(sums, 0, total, eight, counts, weights)
    let columns = Self.score(sums, 1, total, eight, counts, weights)
    let quads = Self.score(
      sums,
      2,
      total,
      Scores(4, 4, 4, 4, 2, 0, 0, 0),
      Scores(1, 1, 1, 1, 1, 0, 0, 0),
      Scores(1 / 3, 1 / 3, 1 / 3, 1 / 3, 1, 0, 0, 0)
    )
    guard let best = Self.best(rows, columns, quads) else { return .flat(Self.color(total * (1 / 64))) }
    return cell(best, sums, total)
  }

  /// What each partition of a group gains over one colour, times 64.
  @inline(__always)
  private static func score(
    _ sums: CellSums,
    _ group: Int,
    _ total: SIMD4<Float>,
    _ scale: Scores,
    _ count: Scores,
    _ weight: Scores
  ) -> Scores {
    let redBlue = sums.redBlue(group)
    let red: Scores = Scores(small: redBlue & 0xffff) * scale - total.x * count
    let green: Scores = Scores(small: sums.green(group)) * scale - total.y * count
    let blue: Scores = Scores(small: redBlue &>> 16) * scale - total.z * count
    return (red * red + green * green + blue * blue) * weight
  }

  /// The index of the highest score in the order of the glyphs, the first of equals, or nil if all are 0.
  ///
  /// Positive floats are ordered as their bits are; the five low bits, far below what the eye can see, carry the
  /// index, so that one maximum finds both.
  @inline(__always)
  private static func best(_ rows: Scores, _ columns: Scores, _ quads: Scores) -> Int? {
    let keys = (
      tagged(rows, Words(31, 30, 29, 28, 27, 26, 25, 24)),
      tagged(columns, Words(24, 23, 22, 21, 20, 19, 18, 17)),
      tagged(quads, Words(17, 16, 15, 14, 13, 12, 11, 10))
    )
    var best: UInt32 = 0
    let eight = larger(larger(keys.0, keys.1), keys.2)
    for lane in 0..<8 { best = max(best, eight[lane]) }
    return best < 32 ? nil : Int(31 - best & 31)
  }

  @inline(__always)
  private static func tagged(_ scores: Scores, _ tags: Words) -> Words {
    (unsafeBitCast(scores, to: Words.self) & ~31) | tags
  }

  @inline(__always)
  private static func larger(_ left: Words, _ right: Words) -> Words {
    let isLess = Words(truncatingIfNeeded: SIMD8<Int32>(truncatingIfNeeded: left &- right) &>> 31)
    return (left & ~isLess) | (right & isLess)
  }

  @inline(__always)
  private func cell(_ index: Int, _ sums: CellSums, _ total: SIMD4<Float>) -> Cell {
    // The words of a group are rows 0…6, columns 0…6, quadrants: one word of each group is no partition.
    let lane = index < 7 ? index : index < 14 ? index + 1 : index + 2
    let part = sums.channels(lane)
    let count: Float = index < 14 ? Float(8 * ((index < 7 ? index : index - 7) + 1)) : index == 18 ? 32 : 16
    let first = Self.color(part * (1 / count))
    let second = Self.color((total - part) * (1 / (64 - count)))
    // Lower blocks and the three quadrants ink what is not in the first part: the top left stays background.
    let isInverse = index < 7 || index == 14
    return .block(scalars[index], isInverse ? second : first, isInverse ? first : second)
  }

  @inline(__always)
  private static func color(_ mean: SIMD4<Float>) -> CellColor {
    // Adding 2²³ rounds to the nearest whole number and leaves it in the low bits.
    let bytes = unsafeBitCast(mean + 8_388_608, to: SIMD4<UInt32>.self) & 0xff
    return CellColor(packed: 2 << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z)
  }
}
